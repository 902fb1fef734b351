// Section 8: limits.
import { describe, expect } from "vitest";
import { call, randomAddress } from "./call.ts";
import { covers, coversWithQuota } from "./covers.ts";
import { newest, read, readResults, start } from "./read.ts";
import { isScore } from "./shapes.ts";
import { world } from "./world.ts";

const FREE_SCANS = 3;

describe("8 Limits", () => {
  coversWithQuota(
    ["8 Limit.3 free scans a day", "8 Limit.exceeded is 429", "4.2.429"],
    "three scans a day without a key, then 429 until midnight UTC",
    async () => {
      const address = randomAddress();
      const ask = { as: "anonymous", address, isQuotaTest: true } as const;
      const order = { url: world.deadSite, scanType: "light", visibility: "unlisted" };
      const answers = [];
      do answers.push(await start(order, ask));
      while (answers.at(-1)?.status === 200 && answers.length <= FREE_SCANS);
      const last = answers.at(-1);
      // Elsewhere the address may have used some of its scans already.
      if (world.isLocal) expect(answers).toHaveLength(FREE_SCANS + 1);
      expect(last?.status).toBe(429);
      expect(last?.body).toMatchObject({
        error: "rate_limited",
        code: "RATE_LIMIT",
        details: { retry_after_seconds: expect.any(Number) },
      });
      for (const { headers } of answers) expect(headers.get("x-ratelimit-limit")).toBe(String(FREE_SCANS));
      const left = answers.map(({ headers }) => Number(headers.get("x-ratelimit-remaining")));
      expect(left).toEqual(left.toSorted((a, b) => b - a));
      expect(left.at(-1)).toBe(0);
      const seconds = Number(last?.headers.get("retry-after"));
      const midnight = new Date().setUTCHours(24, 0, 0, 0);
      expect(Math.abs(Date.now() + seconds * 1000 - midnight)).toBeLessThan(60_000);
    },
  );

  covers(["8 Limit.10 of the portal is not the contract"], "the health document says three", async () => {
    const { capabilities } = await read<{ capabilities: { free_scan_limit: string } }>("/api/health");
    expect(capabilities.free_scan_limit).toMatch(/^3\b/);
    expect(capabilities.free_scan_limit).not.toContain("10");
  });

  covers(["8 Limit.score range"], "every score is 0 to 100", async () => {
    const scores: unknown[] = [];
    JSON.stringify(await readResults(), (name, value: unknown) => {
      if (/^(score|readinessScore|aeoScore)$/.test(name) && value !== null) scores.push(value);
      return value;
    });
    expect(scores.length).toBeGreaterThan(10);
    expect(scores.filter((score) => !isScore(score))).toEqual([]);
  });

  covers(["8 Limit.exceeded is 429"], "every counted answer tells what is left, errors too", async () => {
    for (const path of [
      `/api/insights/scan/${newest()}/status`,
      "/api/insights/scan/abc/status",
      "/api/insights/analytics?time_range=1d",
    ]) {
      const { headers } = await call(path);
      expect(Number(headers.get("x-ratelimit-limit"))).toBeGreaterThan(0);
      expect(headers.get("x-ratelimit-remaining")).toMatch(/^\d+$/);
      expect(headers.get("ratelimit-policy")).toMatch(/^"minute";q=\d+;w=60$/);
    }
  });

  covers(["8 Limit.exceeded is 429"], "a key has a quota of its own, which its answers tell", async () => {
    const { headers } = await start({ url: world.deadSite, scanType: "light", visibility: "unlisted" });
    expect(Number(headers.get("x-ratelimit-limit"))).toBeGreaterThan(FREE_SCANS);
    expect(headers.get("ratelimit")).toMatch(/^"day";r=\d+;t=\d+$/);
    expect(headers.get("ratelimit-policy")).toMatch(/^"day";q=\d+;w=86400$/);
    expect(Number(headers.get("x-ratelimit-reset")) * 1000).toBeGreaterThan(Date.now());
  });
});
