import { describe, expect, it } from "vitest";
import type { GateAnswer, GateAsk, GateClient, GateRelease } from "../../src/model/ports.ts";
import type { Exchange } from "../../src/scanner/evidence/site-evidence.ts";
import { createOtherDomains } from "../../src/services/crawl/other-domains.ts";

const BUSY: GateAnswer = { granted: false, position: 1, waitsFor: "scans" };
const granted = (requestBudget: number): GateAnswer => ({ granted: true, grant: { requestBudget, reuseFrom: null } });

interface Gates {
  /** Answers of each domain's gate in their order, the last one for good; busy without any. */
  answers?: Record<string, GateAnswer[]>;
  /** Requests left to a worker in the place of a lost one. */
  renewed?: number;
  endsAt?: number;
  isReleaseLost?: boolean;
}

/** How often a worker said that it takes a lost one's place. */
let renewals = 0;

/** A scan of example.com; sleeping sets the clock forward at once. */
function scanOf({ answers = {}, renewed = 0, endsAt = 60_000, isReleaseLost = false }: Gates) {
  let now = 0;
  const asked: { domain: string; ask: GateAsk }[] = [];
  const released: { domain: string; done: GateRelease }[] = [];
  const limits: number[] = [];
  const gate = (domain: string): GateClient => ({
    async acquire(ask) {
      asked.push({ domain, ask });
      const own = answers[domain] ?? [];
      return (own.length > 1 ? own.shift() : own[0]) ?? BUSY;
    },
    async renew() {
      renewals += 1;
      return renewed;
    },
    async release(done) {
      released.push({ domain, done });
      if (isReleaseLost) throw new Error("lost");
    },
  });
  const clock = { now: () => now, sleep: async (ms: number) => void (now += ms) };
  const others = createOtherDomains(
    { gate, clock, log: () => undefined },
    {
      scanId: "scan-1",
      scanType: "full",
      startUrl: "https://www.example.com/",
      endsAt,
      limitTo: (requests) => void limits.push(requests),
    },
  );
  return { others, asked, released, limits, now: () => now };
}

const exchange = (url: string, finalUrl = url, redirects = 0) => ({ url, finalUrl, redirects }) as Exchange;

describe("a redirect of the start page to another site", () => {
  it("waits for nobody within the site's own domain", async () => {
    const { others, asked } = scanOf({});
    for (const url of ["https://example.com/", "https://shop.example.com/a", "http://www.EXAMPLE.com.:8080/"])
      expect(await others.admit(url, true)).toBeNull();
    expect(asked).toEqual([]);
  });

  it("asks the gate of that site once, and keeps to what may be asked of it", async () => {
    const { others, asked, limits } = scanOf({ answers: { "example.org": [granted(12)] } });
    expect(await Promise.all(["/", "/a"].map((path) => others.admit(`https://www.example.org${path}`, true)))).toEqual([
      null,
      null,
    ]);
    expect(await others.admit("https://shop.example.org/b", false)).toBeNull();
    expect(asked).toEqual([
      {
        domain: "example.org",
        ask: { scanId: "scan-1", subject: "redirected scan-1", scanType: "full", reuseKey: null, until: 120_000 },
      },
    ]);
    expect(limits).toEqual([12]);
  });

  it("waits while the site is being read for somebody else", async () => {
    const { others, asked, now } = scanOf({ answers: { "example.org": [BUSY, BUSY, granted(12)] } });
    expect(await others.admit("https://example.org/", true)).toBeNull();
    expect(asked).toHaveLength(3);
    expect(now()).toBe(2_000);
  });

  it("takes no lost worker's place with the turn that it waited for", async () => {
    renewals = 0;
    const { others } = scanOf({ answers: { "example.org": [BUSY, BUSY, granted(12)] } });
    await others.admit("https://example.org/", true);
    expect(renewals).toBe(1);
  });

  it("is busy when the turn does not come in time, and stays so", async () => {
    const { others, asked, limits, now } = scanOf({});
    expect(await others.admit("https://example.org/", true)).toBe("busy");
    expect(now()).toBeLessThan(20_000);
    const before = asked.length;
    expect(await others.admit("https://example.org/again", false)).toBe("busy");
    expect(asked).toHaveLength(before);
    expect(limits).toEqual([]);
  });

  it("does not wait past the end of the scan", async () => {
    const { others, now } = scanOf({ endsAt: 3_000 });
    expect(await others.admit("https://example.org/", true)).toBe("busy");
    expect(now()).toBeLessThan(3_000);
  });

  it("goes on with what is left to it when a worker before was lost", async () => {
    const { others, asked, limits } = scanOf({ renewed: 7 });
    expect(await others.admit("https://example.org/", true)).toBeNull();
    expect(asked).toEqual([]);
    expect(limits).toEqual([7]);
  });
});

describe("other redirects away from the site", () => {
  it("are followed a few times to each other site, without a turn there", async () => {
    const { others, asked } = scanOf({});
    const touch = (host: string) => others.admit(`https://${host}/`, false);
    for (let n = 0; n < 5; n++) expect(await touch("example.org")).toBeNull();
    expect(await touch("www.example.org")).toBe("refused");
    expect(await touch("example.net")).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe("the end of the reading", () => {
  it("tells each gate that was asked what its site was asked, redirects included", async () => {
    const { others, released } = scanOf({ answers: { "example.org": [granted(12)] } });
    await others.admit("https://example.org/", true);
    await others.admit("https://example.net/", false);
    await others.leave([
      exchange("https://www.example.com/", "https://example.org/", 2),
      exchange("https://example.org/a"),
      exchange("https://www.example.com/b"),
      exchange("https://example.net/c"),
    ]);
    expect(released).toEqual([
      { domain: "example.org", done: { scanId: "scan-1", requestsUsed: 4, hasEvidence: false } },
    ]);
  });

  it("gives up a place in line that was never called", async () => {
    const { others, released } = scanOf({});
    await others.admit("https://example.org/", true);
    await others.leave([]);
    expect(released.map(({ domain, done }) => [domain, done.requestsUsed])).toEqual([["example.org", 0]]);
  });

  it("is not lost with the word to a gate that cannot be reached", async () => {
    const { others } = scanOf({ answers: { "example.org": [granted(12)] }, isReleaseLost: true });
    await others.admit("https://example.org/", true);
    await expect(others.leave([])).resolves.toBeUndefined();
  });
});
