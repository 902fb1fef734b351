import { describe, expect, it } from "vitest";
import type { CrawlNote, Ports } from "../../src/model/ports.ts";
import type { WebAnswer, WebRequest } from "../../src/model/web-ports.ts";
import { createSiteReader } from "../../src/services/crawl/create-site-reader.ts";

const BUDGET = 100;

/** A reader over a site whose every answer has this status; sleeping sets the clock forward at once. */
function readerOf(answer: (count: number, url: string) => { status: number; headers?: Record<string, string> }) {
  let now = 0;
  const asked: string[] = [];
  const notes: CrawlNote[] = [];
  const get = async ({ url }: WebRequest): Promise<WebAnswer> => {
    asked.push(url);
    const { status, headers = {} } = answer(asked.length, url);
    const common = { url, finalUrl: url, redirects: [] };
    return { ok: true, ...common, status, headers, bytes: new Uint8Array(), truncated: false, ttfbMs: 1 };
  };
  const ports = {
    clock: { now: () => now, sleep: async (ms: number) => void (now += ms) },
    config: { crawlMaxRps: 10 },
    web: { get, isMapped: () => false },
  } as unknown as Ports;
  const report = async (more: CrawlNote[]): Promise<void> => void notes.push(...more);
  const reader = createSiteReader(ports, { requestBudget: BUDGET, endsAt: 1_000_000, agents: ["essentials"], report });
  const read = (path: string) =>
    reader.read({ url: `https://example.com${path}`, purpose: "page", priority: 1, maxBytes: 10, announce: "page" });
  return { reader, read, asked, notes, now: () => now };
}

describe("the reader of a site", () => {
  it("stops asking a site that says again and again that it wants fewer requests", async () => {
    const { reader, read, asked } = readerOf(() => ({ status: 429 }));
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => read(`/${i}`)));
    expect(reader.isTurnedAway("https://example.com/")).toBe(true);
    expect(asked.length).toBeLessThan(12);
    expect(answers.at(-1)).toBeNull();
  });

  it("counts such answers by host", async () => {
    const { reader, asked } = readerOf((_, url) => ({ status: url.includes("cdn") ? 503 : 200 }));
    const read = (url: string) => reader.read({ url, purpose: "image", priority: 1, maxBytes: 10 });
    await Promise.all(Array.from({ length: 20 }, (_, i) => read(`https://cdn.example.com/${i}`)));
    expect(await read("https://example.com/a")).not.toBeNull();
    expect(reader.isTurnedAway("https://example.com/")).toBe(false);
    expect(asked.length).toBeLessThan(12);
  });

  it("calls a host no more that is too busy for one call, and slows nothing else down for it", async () => {
    const { reader, asked, now } = readerOf((_, url) => ({ status: url.includes("api") ? 503 : 200 }));
    const call = (path: string) =>
      reader.read({ url: `https://api.example.com${path}`, purpose: "call", priority: 1, maxBytes: 10 });
    await call("/a");
    expect(await call("/b")).toBeNull();
    expect(reader.isTooBusyForCalls("https://api.example.com/b")).toBe(true);
    await reader.read({ url: "https://example.com/", purpose: "page", priority: 1, maxBytes: 10 });
    expect(asked).toEqual(["https://api.example.com/a", "https://example.com/"]);
    expect(now()).toBeLessThan(500);
  });

  it("names each address that a challenge stands at once, and none that was only called", async () => {
    const { reader, read } = readerOf(() => ({ status: 403, headers: { "cf-mitigated": "challenge" } }));
    await read("/a");
    await read("/a");
    await reader.read({ url: "https://example.com/mcp", purpose: "call", priority: 1, maxBytes: 10 });
    expect(reader.challenge.affected).toEqual(["https://example.com/a"]);
  });

  it("goes on with a site that only stumbled", async () => {
    const { reader, read, asked } = readerOf((count) => ({ status: count % 3 === 0 ? 200 : 429 }));
    await Promise.all(Array.from({ length: 40 }, (_, i) => read(`/${i}`)));
    expect(reader.isTurnedAway("https://example.com/")).toBe(false);
    expect(asked).toHaveLength(40);
  });

  it.each([
    ["a number of seconds", "7", 7_000],
    ["a date", new Date(5_000).toUTCString(), 5_000],
    ["nonsense", "soon", 2_000],
  ])("waits as Retry-After says: %s", async (_, header, waited) => {
    const { read, now } = readerOf(() => ({ status: 503, headers: { "retry-after": header } }));
    await read("/a");
    await read("/b");
    expect(now()).toBe(waited);
  });

  it("tells the live view addresses without parameters, keys and e-mail addresses", async () => {
    const { reader, read, notes } = readerOf(() => ({ status: 200 }));
    const token = ["ghp", "1aB2cD3eF4gH5iJ6kL7mN8oP9qR0sT1uV2wX"].join("_");
    await read(`/jane.doe@example.org/${token}?session=1`);
    await reader.flushNotes();
    expect(notes.map(({ url }) => url)).toEqual(["https://example.com/j•••@example.org/[a secret]"]);
  });
});
