// Section 9: versioning.
import { describe, expect } from "vitest";
import { covers } from "./covers.ts";
import { readDescribed } from "./description.ts";
import { read } from "./read.ts";

describe("9 Versioning", () => {
  covers(["9.version 1.0.0"], "the description and the health document carry version 1.0.0", async () => {
    const { info } = await read<{ info: { version: string } }>("/openapi.json");
    expect(info.version).toBe("1.0.0");
    expect((await read("/api/health"))["version"]).toBe("1.0.0");
  });
  covers(["9.no version segment"], "paths carry no version segment", async () => {
    const templates = (await readDescribed()).map(({ template }) => template);
    expect(templates.length).toBeGreaterThan(0);
    expect(templates.filter((template) => /\/v\d+(\/|$)/.test(template))).toEqual([]);
  });
});
