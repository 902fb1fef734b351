import { afterEach, describe, expect, it, vi } from "vitest";
import { createWebClient } from "../../src/adapters/fetch/web-client.ts";
import { withoutLookUp } from "../../src/model/host-state.ts";
import { OPT_OUT_CHECK_MS, REDIRECT_HOPS } from "../../src/model/limits.ts";
import type { OptOutSource } from "../../src/model/list-ports.ts";
import type { Ports } from "../../src/model/ports.ts";
import { checkOptOut } from "../../src/services/check-opt-out.ts";
import { heedOptOut } from "../../src/services/heed-opt-out.ts";

type Web = Record<string, () => Response>;
const FILE = "/.well-known/foresite-optout.txt";
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { "content-type": "text/plain" } });
const to = (location: string) => () => new Response(null, { status: 302, headers: { location } });
const OUT = text("Please leave us out.");
const NOT_US = text("User-agent: ForesiteBot\nDisallow: /\n");
const OPEN = text("User-agent: *\nAllow: /\n");
afterEach(() => void vi.unstubAllGlobals());

/** Ports over this web through the real client. Hosts that are not in it do not exist; each answer takes its time. */
function portsOver(web: Web, { answerMs = 1, known = null as OptOutSource | null } = {}) {
  const asked: string[] = [];
  const load = vi.fn(async () => expect(asked).toEqual([]));
  const done: string[] = [];
  let now = 1_000;
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    now += answerMs;
    const { origin } = new URL(url);
    if (!Object.keys(web).some((one) => one.startsWith(`${origin}/`))) throw new TypeError("getaddrinfo ENOTFOUND");
    return (web[url] ?? text("not found", 404))();
  });
  const ports = {
    clock: { now: () => now },
    tables: { load },
    web: createWebClient({
      policy: { allowLoopback: false, mappedHosts: null, ownOrigins: ["https://foresite.dev"] },
      userAgent: "ForesiteBot/1.0",
      checkHost: withoutLookUp,
      hostMap: null,
      sign: null,
      now: () => now,
    }),
    optOuts: {
      find: async () => known,
      remember: async (domain: string, source: string) => void done.push(`remember ${domain} ${source}`),
      lift: async (domain: string) => void done.push(`lift ${domain}`),
    },
  } as unknown as Ports;
  return { ports, asked, done, load, elapsed: () => now - 1_000 };
}
const wishOf = (web: Web) => checkOptOut(portsOver(web).ports, "example.com");
const hostsOf = (asked: readonly string[]) => [...new Set(asked.map((url) => new URL(url).host))];

describe("asking a domain whether it wants to stay out", () => {
  it("takes the word of the first of its own addresses that answers", async () => {
    expect(await wishOf({ "https://example.com/robots.txt": NOT_US })).toBe("robots");
    expect(await wishOf({ [`https://example.com${FILE}`]: OUT, [`http://example.com${FILE}`]: OPEN })).toBe("file");
    expect(await wishOf({ [`http://example.com${FILE}`]: OUT })).toBe("file");
    expect(await wishOf({ "https://www.example.com/robots.txt": NOT_US })).toBe("robots");
    expect(await wishOf({ "https://example.com/robots.txt": OPEN, [`http://example.com${FILE}`]: OUT })).toBe(
      "nothing",
    );
  });

  it("loads the tables that its reading of robots.txt needs before it asks", async () => {
    const { ports, load } = portsOver({ "https://example.com/robots.txt": NOT_US });
    expect(await checkOptOut(ports, "example.com")).toBe("robots");
    expect(load).toHaveBeenCalledOnce();
  });

  it("does not take a refusal, a fault or silence for a wish to be shown", async () => {
    for (const status of [401, 403, 429, 500, 503]) {
      expect(await wishOf({ "https://example.com/": OPEN, [`https://example.com${FILE}`]: text("no", status) })).toBe(
        "unknown",
      );
    }
    for (const status of [429, 503])
      expect(await wishOf({ "https://example.com/robots.txt": text("no", status) })).toBe("unknown");
    expect(await wishOf({})).toBe("unknown");
  });

  it("follows redirects within the site", async () => {
    const { ports, asked } = portsOver({
      "https://example.com/robots.txt": to("https://www.example.com/robots.txt"),
      [`https://example.com${FILE}`]: to(`https://www.example.com${FILE}`),
      [`https://www.example.com${FILE}`]: OUT,
    });
    expect(await checkOptOut(ports, "example.com")).toBe("file");
    expect(asked).toHaveLength(4);
  });

  it("asks nothing of a site that redirects point at, so that nobody can aim us at it", async () => {
    const victim = (path: string) => to(`https://victim.example.net/${path}`);
    const { ports, asked } = portsOver({
      ...Object.fromEntries(
        ["https://example.com", "http://example.com", "https://www.example.com"].flatMap((origin) => [
          [`${origin}/robots.txt`, victim("a")],
          [`${origin}${FILE}`, victim("b")],
        ]),
      ),
      "https://victim.example.net/a": NOT_US,
      "https://victim.example.net/b": OUT,
    });
    expect(await checkOptOut(ports, "example.com")).toBe("unknown");
    expect(hostsOf(asked)).toEqual(["example.com", "www.example.com"]);
  });

  it("takes names under one public suffix for different sites", async () => {
    const { ports, asked } = portsOver({ "https://a.github.io/robots.txt": to("https://b.github.io/robots.txt") });
    await checkOptOut(ports, "a.github.io");
    expect(hostsOf(asked)).toEqual(["a.github.io"]);
  });

  it("has one time for all of it, however slowly the site leads on", async () => {
    const hops = Array.from({ length: REDIRECT_HOPS }, (_, i) => i);
    const web = Object.fromEntries(
      ["https://example.com", "http://example.com", "https://www.example.com"].flatMap((origin) => [
        [`${origin}/robots.txt`, to("/0")],
        [`${origin}${FILE}`, to("/0")],
        ...hops.map((i) => [`${origin}/${i}`, to(`/${i + 1}`)]),
      ]),
    ) as Web;
    const answerMs = 4_000;
    const { ports, asked, elapsed } = portsOver(web, { answerMs });
    expect(await checkOptOut(ports, "example.com")).toBe("unknown");
    expect(elapsed()).toBeLessThan(OPT_OUT_CHECK_MS + answerMs);
    expect(asked.length).toBeLessThanOrEqual(Math.ceil(OPT_OUT_CHECK_MS / answerMs));
  });
});

describe("what a scan learnt of the wish to stay out", () => {
  it("is remembered where the site asked for it, and is nothing where it was not asked", async () => {
    const { ports, asked, done } = portsOver({}, { known: "file" });
    await heedOptOut(ports, "example.com", true);
    await heedOptOut(ports, "example.com", null);
    expect(done).toEqual(["remember example.com file"]);
    expect(asked).toEqual([]);
  });

  it("lifts no opt-out that the domain's own addresses still ask for, whatever else of the host was read", async () => {
    for (const web of [
      { [`https://example.com${FILE}`]: OUT, "http://example.com/": OPEN },
      { "https://example.com/robots.txt": NOT_US, "https://www.example.com/": OPEN },
      { "https://example.com/robots.txt": text("no", 503), "http://example.com/": OPEN },
    ]) {
      const { ports, done } = portsOver(web, { known: "file" });
      await heedOptOut(ports, "example.com", false);
      expect(done).toEqual([]);
    }
  });

  it("lifts one that nothing asks for any more", async () => {
    const { ports, done } = portsOver({ "https://example.com/robots.txt": OPEN }, { known: "robots" });
    await heedOptOut(ports, "example.com", false);
    expect(done).toEqual(["lift example.com"]);
  });

  it.each([null, "operator"] as const)("costs the site no request where the domain is out by %s", async (known) => {
    const { ports, asked, done } = portsOver({ "https://example.com/robots.txt": OPEN }, { known });
    await heedOptOut(ports, "example.com", false);
    expect([...asked, ...done]).toEqual([]);
  });
});
