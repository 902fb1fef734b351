import { afterEach, describe, expect, it, vi } from "vitest";
import { createWebClient } from "../../src/adapters/fetch/web-client.ts";
import { withoutLookUp } from "../../src/model/host-state.ts";
import type { Ports } from "../../src/model/ports.ts";
import { createSiteReader } from "../../src/services/crawl/create-site-reader.ts";
import { enterSite } from "../../src/services/crawl/enter-site.ts";
import { createOriginRules } from "../../src/services/crawl/origin-rules.ts";
import { PRIORITY } from "../../src/services/crawl/priorities.ts";
import { readOptOut } from "../../src/services/crawl/read-opt-out.ts";

type Web = Record<string, () => Response>;
const to =
  (location: string, status = 301) =>
  () =>
    new Response(null, { status, headers: { location } });
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { "content-type": "text/plain" } });
const page = () =>
  new Response("<!doctype html><title>Home</title><h1>Home</h1><p>Words.</p>", {
    headers: { "content-type": "text/html" },
  });
const OPEN = text("User-agent: *\nAllow: /\n");
const CLOSED = text("User-agent: *\nDisallow: /\n");
const NOT_US = text("User-agent: ForesiteBot\nDisallow: /\n");
const NO_PRIVATE = text("User-agent: *\nDisallow: /private/\n");

/** A reader over this web through the real client; hosts that are not in it do not exist. */
function readerOf(web: Web, requestBudget = 60) {
  const asked: string[] = [];
  let inFlight = 0;
  let most = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    most = Math.max(most, (inFlight += 1));
    await new Promise((resume) => setTimeout(resume, 1));
    inFlight -= 1;
    const answer = web[url];
    if (answer !== undefined) return answer();
    const { origin } = new URL(url);
    if (!Object.keys(web).some((known) => known.startsWith(`${origin}/`))) throw new TypeError("getaddrinfo ENOTFOUND");
    return new Response("not found", { status: 404, headers: { "content-type": "text/plain" } });
  });
  let now = 0;
  const ports = {
    clock: { now: () => (now += 1), sleep: async (ms: number) => void (now += ms) },
    config: { crawlMaxRps: 1_000 },
    ids: { uuid: () => "01900000-0000-7000-8000-000000000000" },
    web: createWebClient({
      policy: { allowLoopback: false, mappedHosts: null, ownOrigins: ["https://foresite.dev"] },
      userAgent: "ForesiteBot/1.0",
      checkHost: withoutLookUp,
      hostMap: null,
      sign: null,
      now: () => now,
    }),
  } as unknown as Ports;
  const report = async (): Promise<void> => undefined;
  const reader = createSiteReader(ports, { requestBudget, endsAt: 1e9, agents: ["essentials"], report });
  const enter = (startUrl: string) =>
    enterSite(reader, { startUrl, scanType: "light", ids: ports.ids, isSigned: false });
  return { reader, enter, asked, most: () => most };
}
afterEach(() => void vi.unstubAllGlobals());
const document = (url: string) => ({ url, purpose: "document", priority: PRIORITY.document, maxBytes: 1_000 }) as const;

describe("robots.txt of the host that a redirect leads to", () => {
  it("is read before the page there, once, and decides", async () => {
    const { enter, asked } = readerOf({
      "https://example.com/robots.txt": OPEN,
      "https://example.com/": to("https://shop.example.net/"),
      "https://shop.example.net/robots.txt": OPEN,
      "https://shop.example.net/": page,
    });
    expect(await enter("https://example.com/")).toMatchObject({ ok: true, origin: "https://shop.example.net" });
    const robots = asked.indexOf("https://shop.example.net/robots.txt");
    expect(robots).toBeGreaterThan(-1);
    expect(robots).toBeLessThan(asked.indexOf("https://shop.example.net/"));
    expect(asked.filter((url) => url === "https://shop.example.net/robots.txt")).toHaveLength(1);
  });

  it("ends the scan where it names us, and the page there is never asked for", async () => {
    const { enter, asked } = readerOf({
      "https://example.com/robots.txt": OPEN,
      "https://example.com/": to("https://shop.example.net/"),
      "https://shop.example.net/robots.txt": NOT_US,
      "https://shop.example.net/": page,
    });
    expect(await enter("https://example.com/")).toMatchObject({ ok: false, failure: { code: "robots_disallowed" } });
    expect(asked).not.toContain("https://shop.example.net/");
  });

  it("lets the one page that was asked for be read where it forbids everyone, and nothing more", async () => {
    const { enter, asked } = readerOf({
      "https://example.com/robots.txt": OPEN,
      "https://example.com/": to("https://shop.example.net/"),
      "https://shop.example.net/robots.txt": CLOSED,
      "https://shop.example.net/": page,
    });
    expect(await enter("https://example.com/")).toMatchObject({ ok: true, startPageOnly: true });
    expect(asked.filter((url) => url.startsWith("https://shop.example.net/"))).toEqual([
      "https://shop.example.net/robots.txt",
      "https://shop.example.net/",
    ]);
  });

  it("forbids a path there to the start page and to everything else", async () => {
    const web = {
      "https://example.com/robots.txt": OPEN,
      "https://example.com/": to("https://shop.example.net/private/home"),
      "https://example.com/llms.txt": to("https://shop.example.net/private/llms.txt"),
      "https://example.com/feed": to("https://shop.example.net/feed"),
      "https://shop.example.net/robots.txt": NO_PRIVATE,
      "https://shop.example.net/private/home": page,
      "https://shop.example.net/private/llms.txt": text("# Secret"),
      "https://shop.example.net/feed": text("feed"),
    };
    const start = readerOf(web);
    expect(await start.enter("https://example.com/")).toMatchObject({
      ok: false,
      failure: { code: "robots_disallowed" },
    });
    const { reader, asked } = readerOf(web);
    createOriginRules(reader);
    expect((await reader.read(document("https://example.com/llms.txt")))?.answer).toMatchObject({
      ok: false,
      code: "robots_disallowed",
    });
    expect((await reader.read(document("https://example.com/feed")))?.answer).toMatchObject({ ok: true, status: 200 });
    expect(asked.filter((url) => url.includes("/private/"))).toEqual([]);
    expect(asked.filter((url) => url.endsWith("/robots.txt"))).toHaveLength(1);
  });

  it("forbids all but the start page where it forbids everyone, or does not answer", async () => {
    const { reader } = readerOf({
      "https://example.com/a": to("https://closed.example.net/a"),
      "https://example.com/b": to("https://broken.example.net/b"),
      "https://closed.example.net/robots.txt": CLOSED,
      "https://closed.example.net/a": page,
      "https://broken.example.net/robots.txt": text("oops", 500),
      "https://broken.example.net/b": page,
    });
    createOriginRules(reader);
    // What did not answer has forbidden nothing in words.
    for (const [path, code] of [
      ["a", "robots_disallowed"],
      ["b", "timeout"],
    ])
      expect((await reader.read(document(`https://example.com/${path}`)))?.answer).toMatchObject({ ok: false, code });
  });

  it("leaves it to the request itself to show that there is no such host", async () => {
    const { reader, enter } = readerOf({
      "https://example.com/robots.txt": OPEN,
      "https://example.com/": to("https://nowhere.example.net/"),
      "https://example.com/inside": to("https://db.internal/"),
    });
    expect(await enter("https://example.com/")).toMatchObject({ ok: false, failure: { code: "dns" } });
    expect((await reader.read(document("https://example.com/inside")))?.answer).toMatchObject({ code: "not_public" });
  });

  it("is known already where robots.txt itself was redirected there", async () => {
    const { enter, asked } = readerOf({
      "https://example.com/robots.txt": to("https://www.example.com/robots.txt"),
      "https://example.com/": to("https://www.example.com/"),
      "https://www.example.com/robots.txt": OPEN,
      "https://www.example.com/": page,
    });
    expect(await enter("https://example.com/")).toMatchObject({ ok: true, origin: "https://www.example.com" });
    expect(asked.filter((url) => url === "https://www.example.com/robots.txt")).toHaveLength(1);
  });

  it("is read of a bounded number of origins; further ones are not followed to", async () => {
    const hosts = Array.from({ length: 12 }, (_, i) => `https://h${i}.example.net`);
    const { reader, asked } = readerOf(
      Object.fromEntries(
        hosts.flatMap((host, i) => [
          [`https://example.com/${i}`, to(`${host}/`)],
          [`${host}/robots.txt`, OPEN],
          [`${host}/`, page],
        ]),
      ),
    );
    createOriginRules(reader);
    const answers = await Promise.all(hosts.map((_, i) => reader.read(document(`https://example.com/${i}`))));
    expect(answers.filter((received) => received?.answer.ok)).toHaveLength(6);
    expect(asked.filter((url) => url.endsWith("/robots.txt"))).toHaveLength(6);
  });

  it("counts as requests, and is waited for without a standstill when all that are under way need it", async () => {
    const paths = Array.from({ length: 8 }, (_, i) => `/${i}`);
    const { reader, asked, most } = readerOf({
      ...Object.fromEntries(paths.map((path) => [`https://example.com${path}`, to(`https://shop.example.net${path}`)])),
      "https://shop.example.net/robots.txt": OPEN,
      ...Object.fromEntries(paths.map((path) => [`https://shop.example.net${path}`, text("x")])),
    });
    createOriginRules(reader);
    const answers = await Promise.all(paths.map((path) => reader.read(document(`https://example.com${path}`))));
    expect(answers.every((received) => received?.answer.ok)).toBe(true);
    expect(reader.budgetLeft()).toBe(60 - asked.length);
    expect(most()).toBeLessThanOrEqual(4);
  });

  it("takes the last request of the budget and nothing more", async () => {
    const { reader, asked } = readerOf(
      { "https://example.com/": to("https://shop.example.net/"), "https://shop.example.net/robots.txt": OPEN },
      2,
    );
    createOriginRules(reader);
    expect((await reader.read(document("https://example.com/")))?.answer).toMatchObject({ code: "too_many_redirects" });
    expect(asked).toEqual(["https://example.com/", "https://shop.example.net/robots.txt"]);
  });
});

describe("the opt-out file", () => {
  const PATH = "https://example.com/.well-known/foresite-optout.txt";
  async function optOutWith(answer: () => Response): Promise<boolean | null> {
    const { reader } = readerOf({ "https://example.com/robots.txt": OPEN, [PATH]: answer });
    const robots = await createOriginRules(reader).of("https://example.com/");
    return readOptOut(reader, { origin: "https://example.com", robots });
  }

  it("is there, or it is not", async () => {
    expect(await optOutWith(text("Please leave us out."))).toBe(true);
    expect(await optOutWith(page)).toBe(false);
    expect(await optOutWith(text("no such file", 404))).toBe(false);
    expect(await optOutWith(text("gone", 410))).toBe(false);
  });

  it.each([401, 403, 429, 451, 500, 503])("says nothing either way behind a status %i", async (status) => {
    expect(await optOutWith(text("no", status))).toBeNull();
  });

  it("says nothing behind a bot challenge", async () => {
    const challenge = () => new Response("x", { status: 200, headers: { "cf-mitigated": "challenge" } });
    expect(await optOutWith(challenge)).toBeNull();
  });
});
