import { describe, expect, it } from "vitest";
import { readInMemory, type FixturePage, type FixtureSite } from "../fixtures/scan-site.ts";

const html = (title: string, main: string): FixturePage => ({
  body: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><div id="nav"></div><main><h1>${title}</h1>${main}</main></body></html>`,
});
const PAGES: Record<string, FixturePage> = {
  "/": html(
    "St Mark's",
    `<p>A parish church in Ripon with services on Sundays.</p><script src="/js/site.js"></script>`,
  ),
  "/volunteers.html": html("Volunteers", "<p>Write to us if you would like to help with the Sunday lunch.</p>"),
  "/baptism.html": html("Baptism", "<p>Ask the office for a date at least a month ahead.</p>"),
  "/js/site.js": { body: `fetch("partials/nav.html").then(show);`, type: "text/javascript" },
  "/partials/nav.html": { body: `<nav><a href="volunteers.html">Help</a> <a href="baptism.html">Baptism</a></nav>` },
};
const site = (pages: Record<string, FixturePage> = {}): FixtureSite => ({
  host: "www.stmarksripon.org.uk",
  pages: { ...PAGES, ...pages },
});
const pathsOf = async (of: FixtureSite): Promise<string[]> =>
  (await readInMemory(of)).pages.map(({ url }) => new URL(url).pathname).toSorted();

describe("a menu that a script puts into the pages", () => {
  it("leads to the pages of the site, from the place of the page that it stands on", async () => {
    expect(await pathsOf(site())).toEqual(["/", "/baptism.html", "/volunteers.html"]);
  });

  it("is found as well where the page itself names its file", async () => {
    const start = html(
      "St Mark's",
      `<p>A parish church in Ripon with services on Sundays and holidays.</p><script>$("#nav").load("/partials/nav.html")</script>`,
    );
    expect(await pathsOf(site({ "/": start, "/js/site.js": { body: "", type: "text/javascript" } }))).toHaveLength(3);
  });

  it("and forms that the same script takes cost one request for it", async () => {
    const form = "<form id=ask><input type=email name=e><textarea name=m></textarea><button>Send</button></form>";
    const used = async (inside: string): Promise<number> => {
      const start = html("St Mark's", `<p>A parish church in Ripon with services on Sundays.</p>${inside}`);
      return (await readInMemory(site({ "/": start }))).crawl.requestsUsed;
    };
    const script = `<script src="/js/site.js"></script>`;
    expect(await used(form + script)).toBe(await used(script));
  });

  it("is not read where robots.txt closes its folder", async () => {
    const robots = { body: "User-agent: *\nDisallow: /partials/\n", type: "text/plain" };
    expect(await pathsOf(site({ "/robots.txt": robots }))).toEqual(["/"]);
  });

  it("costs nothing where the page has its menu", async () => {
    const links = `<nav><a href="/volunteers.html">Help</a> <a href="/baptism.html">Baptism</a> <a href="/c.html">C</a></nav>`;
    const { crawl: withScript } = await readInMemory(
      site({ "/": html("St Mark's", `${links}<script src="/js/site.js"></script>`) }),
    );
    const { crawl } = await readInMemory(site({ "/": html("St Mark's", links) }));
    expect(withScript.requestsUsed).toBe(crawl.requestsUsed);
  });
});
