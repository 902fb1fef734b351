import { describe, expect, it } from "vitest";
import { breachOf } from "../../scripts/torture/fake-world.ts";
import { hostileUrls } from "../../scripts/torture/hostile-urls.ts";
import { ordinaryUrls } from "../../scripts/torture/ordinary-urls.ts";
import { requestsWithoutPolicy, tortureUrls } from "../../scripts/torture/torture-urls.ts";

/** A sample of what `npm run torture` hands in, the same on every run. */
const HOSTILE = hostileUrls(400, 20_261_120);

describe("hostile addresses over every sink", () => {
  it("lead to no request that should not be made, and ordinary ones to all that should", async () => {
    const ordinary = ordinaryUrls().filter((_, i) => i % 6 === 0);
    for (const { sink, requests, breaches, faults, refused } of await tortureUrls(HOSTILE, ordinary)) {
      expect([sink, breaches, faults, refused]).toEqual([sink, [], [], []]);
      expect(requests).toBeLessThan(HOSTILE.length);
    }
  });

  it("would be noticed by the net if they were asked for", async () => {
    expect(await requestsWithoutPolicy(HOSTILE)).toBeGreaterThan(HOSTILE.length / 2);
  });

  it("are enough, and the same for the same seed", () => {
    expect(new Set(hostileUrls(14_000, 1)).size).toBeGreaterThan(12_000);
    expect(hostileUrls(400, 20_261_120)).toEqual(HOSTILE);
    expect(hostileUrls(400, 2)).not.toEqual(HOSTILE);
    expect(new Set(ordinaryUrls()).size).toBeGreaterThanOrEqual(500);
  });
});

describe("the judge of requests", () => {
  const OWN = ["foresite.example.org"];

  it.each([
    "http://127.0.0.1/",
    "http://8.8.8.8/",
    "http://[::1]/",
    "http://localhost/",
    "http://db.internal/",
    "https://example.com:22/",
    "ftp://example.com/",
    "https://user@example.com/",
    "https://10.0.0.1.nip.io/",
    "https://10-0-0-1.sslip.io/",
    "https://localtest.me/",
    "https://v6-inside.rebind-zone.com/",
    "https://foresite.example.org/",
    "http://example..com/",
  ])("calls %s a breach", (url) => expect(breachOf(url, OWN)).not.toBeNull());

  it.each(["https://example.com/", "https://example.com.:8443/", "http://8.8.8.8.nip.io/", "https://bücher.de/"])(
    "calls %s none",
    (url) => expect(breachOf(url, OWN)).toBeNull(),
  );
});
