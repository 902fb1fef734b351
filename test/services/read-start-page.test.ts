import { describe, expect, it } from "vitest";
import type { WebAnswer } from "../../src/model/web-ports.ts";
import type { ReadOrder, SiteReader } from "../../src/services/crawl/create-site-reader.ts";
import { readInMemory } from "../fixtures/scan-site.ts";
import { readStartPage } from "../../src/services/crawl/read-start-page.ts";

const URL_ASKED = "https://example.com/";
const HTML = "<!doctype html><title>Welcome</title><h1>Welcome</h1><p>We are open.</p>";

/** A site whose answer depends on the signature; `asked` tells "signed" or "unsigned" per request. */
async function start(
  statusOf: (isSigned: boolean, count: number) => number,
  { testsSignature = true, isChallenge = false } = {},
) {
  const asked: string[] = [];
  const read = async ({ url, unsigned }: ReadOrder) => {
    asked.push(unsigned === true ? "unsigned" : "signed");
    const status = statusOf(unsigned !== true, asked.length);
    const bytes = new TextEncoder().encode(HTML);
    const headers = { "content-type": "text/html" };
    const answer: WebAnswer = {
      ok: true,
      url,
      finalUrl: url,
      status,
      headers,
      bytes,
      truncated: false,
      ttfbMs: 1,
      redirects: [],
    };
    return { answer, text: HTML, charset: "utf-8", isChallenge: isChallenge && status >= 400 };
  };
  const page = await readStartPage({ read } as unknown as SiteReader, URL_ASKED, { testsSignature });
  return { page, asked };
}

describe("the start page", () => {
  it("that cannot be read is named without its query, which is its caller's own", async () => {
    const read = async ({ url }: ReadOrder) => {
      const answer: WebAnswer = { ok: false, url, finalUrl: url, code: "refused", detail: "", redirects: [] };
      return { answer, text: "", charset: "", isChallenge: false };
    };
    const address = `${URL_ASKED}book?session=mine`;
    const page = await readStartPage({ read } as unknown as SiteReader, address, { testsSignature: false });
    expect(page).toMatchObject({ ok: false, failure: { sentence: expect.stringContaining(`(${URL_ASKED}book).`) } });
  });

  it("is asked for once, signed, where it answers", async () => {
    const { page, asked } = await start(() => 200);
    expect(page).toMatchObject({ ok: true, signatureRefused: null });
    expect(asked).toEqual(["signed"]);
  });

  it.each([400, 401, 403, 406])(
    "blames the signature where %i comes with it, not without it, and with it again",
    async (status) => {
      const { page, asked } = await start((isSigned) => (isSigned ? status : 200));
      expect(page).toMatchObject({ ok: true, signatureRefused: { url: URL_ASKED, status } });
      expect(asked).toEqual(["signed", "unsigned", "signed"]);
    },
  );

  it.each([400, 401, 403])("is read signed where %i was chance", async (status) => {
    const { page, asked } = await start((_, count) => (count === 1 ? status : 200));
    expect(page).toMatchObject({ ok: true, signatureRefused: null });
    expect(asked).toEqual(["signed", "unsigned", "signed"]);
  });

  it("blames no signature where the second refusal has a reason of its own", async () => {
    const { page } = await start((isSigned, count) => (isSigned ? (count === 1 ? 403 : 503) : 200));
    expect(page).toMatchObject({ ok: false, failure: { code: "http_5xx" } });
  });

  it("is not asked for without our name after a bot challenge", async () => {
    const { page, asked } = await start((isSigned) => (isSigned ? 403 : 200), { isChallenge: true });
    expect(page).toMatchObject({ ok: false, failure: { code: "blocked" } });
    expect(asked).toEqual(["signed"]);
  });

  it("stays unread when the signature made no difference, with the first answer as the reason", async () => {
    const { page, asked } = await start((isSigned) => (isSigned ? 403 : 500));
    expect(page).toMatchObject({ ok: false, failure: { code: "http_4xx" } });
    expect(asked).toEqual(["signed", "unsigned"]);
  });

  it.each([402, 404, 410, 429, 451, 500, 503])(
    "is not asked for again after %i, which says nothing of a signature",
    async (status) => {
      expect((await start(() => status)).asked).toEqual(["signed"]);
    },
  );

  it.each([408, 421, 425])("is asked for once more in the same way after %i, which invites it", async (status) => {
    const chance = await start((_, count) => (count === 1 ? status : 200));
    expect(chance.page).toMatchObject({ ok: true, signatureRefused: null });
    const lasting = await start(() => status);
    expect([lasting.page.ok, lasting.asked]).toEqual([false, ["signed", "signed"]]);
  });

  it("is not asked for again where requests are unsigned or the scan is shallow", async () => {
    const { page, asked } = await start(() => 403, { testsSignature: false });
    expect([page.ok, asked]).toEqual([false, ["signed"]]);
  });
});

/** A site of pages by path; every other path answers 404. */
async function startOf(pages: Record<string, string>, path = "/") {
  const asked: string[] = [];
  const read = async ({ url }: ReadOrder) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    const text = pages[pathname] ?? "<!doctype html><title>Not found</title>";
    const answer: WebAnswer = {
      ok: true,
      url,
      finalUrl: url,
      status: pathname in pages ? 200 : 404,
      headers: { "content-type": "text/html" },
      bytes: new TextEncoder().encode(text),
      truncated: false,
      ttfbMs: 1,
      redirects: [],
    };
    return { answer, text, charset: "utf-8", isChallenge: false };
  };
  const start = await readStartPage({ read } as unknown as SiteReader, new URL(path, URL_ASKED).href, {
    testsSignature: false,
  });
  return { asked, page: start.ok ? start.page.facts : null };
}

const sendingTo = (path: string, seconds = 0): string =>
  `<!doctype html><meta http-equiv="refresh" content="${seconds}; url=${path}"><title>One moment</title>`;

describe("a start page that sends everybody on", () => {
  it("is told as a redirect, and the page it leads to is read in its place", async () => {
    const { page } = await startOf({ "/": sendingTo("home.html"), "/home.html": HTML });
    expect(page).toMatchObject({ url: `${URL_ASKED}home.html`, requestedUrl: URL_ASKED, kind: "home" });
    expect(page?.transfer.redirects).toEqual([{ url: URL_ASKED, status: 200, location: `${URL_ASKED}home.html` }]);
  });

  it("stays the start page where it leads to nothing, or leaves time to be read", async () => {
    expect((await startOf({ "/": sendingTo("gone.html") })).page?.url).toBe(URL_ASKED);
    expect((await startOf({ "/": sendingTo("home.html", 10), "/home.html": HTML })).page?.url).toBe(URL_ASKED);
  });

  it("stays the start page where robots.txt closes what it leads to, and asks a sister host for its rules first", async () => {
    const robots = { body: "User-agent: *\nDisallow: /private/", type: "text/plain" };
    const pages = { "/robots.txt": robots, "/": { body: sendingTo("/private/") }, "/private/": { body: HTML } };
    const { home, exchanges } = await readInMemory({ host: "example.com", pages });
    expect(home.url).toBe(URL_ASKED);
    expect(exchanges.map(({ url }) => url)).not.toContain(`${URL_ASKED}private/`);
    const open = await readInMemory({
      host: "example.com",
      pages: { ...pages, "/robots.txt": { ...robots, body: "" } },
    });
    expect(open.home.url).toBe(`${URL_ASKED}private/`);
    const sister = { "/": { body: sendingTo("https://shop.example.com/a") } };
    const asked = (await readInMemory({ host: "example.com", pages: sister })).exchanges.map(({ url }) => url);
    const [rules, target] = ["robots.txt", "a"].map((path) => asked.indexOf(`https://shop.example.com/${path}`));
    expect(rules).toBeGreaterThan(-1);
    expect(target).toBeGreaterThan(rules ?? 0);
  });

  it("is not followed in circles", async () => {
    const { asked } = await startOf({ "/": sendingTo("/a"), "/a": sendingTo("/b"), "/b": sendingTo("/") });
    expect(asked).toEqual(["/", "/a", "/b"]);
  });
});
