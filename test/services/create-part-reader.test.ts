import { describe, expect, it } from "vitest";
import { AGENTS_BY_SCAN_TYPE, type ScanType } from "../../src/model/scan.ts";
import { createPartReader } from "../../src/services/crawl/create-part-reader.ts";
import { runScanAgent } from "../../src/scanner/agents/run-scan-agent.ts";
import type { SiteEvidence } from "../../src/scanner/evidence/site-evidence.ts";
import { readInMemory, scanInMemory, type FixturePage, type FixtureSite } from "../fixtures/scan-site.ts";

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

  it("counts before a sitemap that names the same pages by addresses of old", async () => {
    const old = `<urlset><url><loc>https://www.stmarksripon.org.uk/volunteers.htm</loc></url></urlset>`;
    const sitemap = { body: old, type: "application/xml" };
    expect(await pathsOf(site({ "/sitemap.xml": sitemap }))).toEqual(["/", "/baptism.html", "/volunteers.html"]);
  });

  it("is not read where robots.txt closes its folder", async () => {
    const robots = { body: "User-agent: *\nDisallow: /partials/\n", type: "text/plain" };
    expect(await pathsOf(site({ "/robots.txt": robots }))).toEqual(["/"]);
  });

  it("is found in the script as well where the page itself names a form", async () => {
    const start = html(
      "St Mark's",
      `<p>A parish church in Ripon with services on Sundays.</p><script>$("#ask").load("forms/ask.html")</script><script src="/js/site.js"></script>`,
    );
    const form = { body: "<form><input name=n><textarea name=m></textarea><button>Send</button></form>" };
    expect(await pathsOf(site({ "/": start, "/forms/ask.html": form }))).toHaveLength(3);
  });

  it("leads from the base that the page names", async () => {
    const start = html(
      "St Mark's",
      `<base href="/en/"><p>A parish church in Ripon with services on Sundays.</p><script>$("#nav").load("top.html")</script>`,
    );
    const pages = {
      "/": start,
      "/en/top.html": { body: `<a href="visit.html">Visit</a>` },
      "/en/visit.html": html("Visit", "<p>The church is open from nine to five on each day of the week.</p>"),
    };
    expect(await pathsOf(site(pages))).toEqual(["/", "/en/visit.html"]);
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

describe("header, footer and form that scripts put into the pages", () => {
  const FRAGMENTS: Record<string, FixturePage> = {
    "/includes/header.html": { body: `<ul><li><a href="fees.html">What we charge</a></li></ul>` },
    "/includes/footer.html": {
      body: `<p>Call us: <a href="tel:+441765601234">01765 601234</a></p><form action="/list"><label>Newsletter <input type=email name=email></label><button>Subscribe to our newsletter</button></form>`,
    },
    "/forms/ask.html": {
      body: `<form action="/send" method=post><h2>Ask us</h2><label>Name <input name=name></label><label>E-mail <input type=email name=email></label><label>Message <textarea name=message></textarea></label><button>Send message</button></form>`,
    },
  };
  const shell = (title: string, main: string): FixturePage =>
    html(
      title,
      `${main}<script>fetch("includes/header.html").then(show);fetch("includes/footer.html").then(show)</script>`,
    );
  const SHELLS: Record<string, FixturePage> = {
    "/": shell(
      "Fell Lane Tutors",
      "<p>Lessons in maths and chemistry for pupils in Ripon. <a href=/ask.html>Ask</a></p>",
    ),
    "/ask.html": shell("Ask", `<p>We answer within a day.</p><div data-include="forms/ask.html"></div>`),
    "/fees.html": shell("Fees", "<p>An hour of lessons in maths costs £38, in your home or online.</p>"),
  };
  const host = "www.felllanetutors.co.uk";
  const whole: FixtureSite = { host, pages: { ...SHELLS, ...FRAGMENTS } };
  const menu = ["ask", "fees", "team"].map((name) => `<a href="/${name}.html">${name}</a>`).join(" ");
  const linked = SHELLS["/"]?.body.replace("<main>", `<nav>${menu}</nav><main>`) ?? "";
  const shells: FixtureSite = { host, pages: { ...SHELLS, "/": { body: linked } } };
  const typesOf = async (of: FixtureSite, scanType?: ScanType): Promise<string[]> =>
    (await scanInMemory(of, scanType)).results.channels.map(({ type }) => type);

  it("show how people reach the business, at the address where it stands", async () => {
    const { channels, pages, coverage } = (await scanInMemory(whole)).results;
    expect(coverage.sentence).toContain(
      "Scripts of the pages name /includes/header.html, /includes/footer.html and /forms/ask.html: people may see what stands there, agents that run no scripts do not.",
    );
    const seen = channels.map((channel) => [channel.type, channel.pages[0]?.replace(`https://${host}`, "")]);
    expect(seen).toEqual(
      expect.arrayContaining([
        ["phone", "/includes/footer.html"],
        ["newsletter", "/includes/footer.html"],
        ["contact-form", "/forms/ask.html"],
      ]),
    );
    expect(pages.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(["/", "/ask.html", "/fees.html"]);
    expect(await typesOf(shells)).not.toContain("phone");
  });

  it("count in no check and no score of a site that has its menu in the pages", async () => {
    const files = { ...whole.pages, "/": { body: linked } };
    const evidence = await readInMemory({ host, pages: files });
    const bare = await readInMemory(shells);
    expect(evidence.shown?.parts.map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
      "/forms/ask.html",
      "/includes/footer.html",
      "/includes/header.html",
    ]);
    expect(bare.shown).toBeUndefined();
    const judged = (of: SiteEvidence) => AGENTS_BY_SCAN_TYPE.full.map((agent) => runScanAgent(agent, of).outcomes);
    const { requestsUsed } = bare.crawl;
    expect(judged({ ...evidence, crawl: { ...evidence.crawl, requestsUsed } })).toEqual(judged(bare));
    const scores = async (of: FixtureSite) => {
      const { readinessScore, aeoScore, findings, projected } = (await scanInMemory(of)).results;
      return { readinessScore, aeoScore, findings, projected };
    };
    expect(await scores({ host, pages: files })).toEqual(await scores(shells));
  });

  it("are two in a light scan, the menu first", async () => {
    const { shown } = await readInMemory(whole, "light");
    expect(shown?.parts.map(({ url }) => new URL(url).pathname)).toEqual([
      "/includes/header.html",
      "/includes/footer.html",
    ]);
  });

  it.each([
    [
      "robots.txt closes",
      { "/robots.txt": { body: "User-agent: *\nDisallow: /includes/\nDisallow: /forms/", type: "text/plain" } },
    ],
    [
      "answer with a whole page",
      Object.fromEntries(Object.keys(FRAGMENTS).map((path) => [path, html("Home", "Hello")])),
    ],
    [
      "are not there",
      Object.fromEntries(Object.keys(FRAGMENTS).map((path) => [path, { status: 404, body: "<p>Gone</p>" }])),
    ],
    [
      "lead to another origin",
      Object.fromEntries(
        Object.keys(FRAGMENTS).map((path) => [
          path,
          { status: 302, headers: { location: "https://www.other-tutors.co.uk/all" }, body: "" },
        ]),
      ),
    ],
    [
      "are templates",
      Object.fromEntries(
        Object.keys(FRAGMENTS).map((path) => [path, { body: "<p>Call {{name}} on 01765 601234</p>" }]),
      ),
    ],
    [
      "have data",
      Object.fromEntries(Object.keys(FRAGMENTS).map((path) => [path, { body: "{}", type: "application/json" }])),
    ],
  ])("show nothing where they %s", async (_, pages: Record<string, FixturePage>) => {
    expect((await readInMemory({ host, pages: { ...whole.pages, ...pages } })).shown).toBeUndefined();
  });

  it("are asked of the origin of the site alone, and no redirect of theirs is followed", async () => {
    const { robots, missing } = await readInMemory(shells);
    const asked: unknown[] = [];
    const reader = createPartReader(
      {
        read: async ({ url, follow }) => {
          asked.push([url, follow]);
          return null;
        },
      },
      { robots, readScripts: async () => [], origin: `https://${host}`, most: 6 },
    );
    const parts = [`https://${host}/top.html`, "https://www.other-tutors.co.uk/top.html"];
    await reader.partsOf(new Map(parts.map((part) => [part, `https://${host}/`])), [], missing);
    expect(asked).toEqual([[`https://${host}/top.html`, false]]);
  });
});
