import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { JOBS } from "../../src/surfaces/scheduled/run-scheduled.ts";

describe("scheduled work", () => {
  it("has jobs for exactly the crons that the platform is told of", () => {
    const [, list = ""] = /^crons = \[(.*)\]$/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
    const crons = [...list.matchAll(/"([^"]+)"/g)].map(([, cron]) => cron);
    expect(new Set(crons)).toEqual(new Set(Object.keys(JOBS)));
  });
});
