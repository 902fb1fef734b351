import { describe, expect, it } from "vitest";
import { addFailure, addPage, addSitemap, knownPages, startFrontier } from "../../../src/scanner/crawl/frontier.ts";
import type { Frontier } from "../../../src/scanner/crawl/frontier.ts";
import { nextPages } from "../../../src/scanner/crawl/next-pages.ts";
import type { AnchorFacts, LinkFacts } from "../../../src/scanner/evidence/page-facts.ts";
import { anchor, page } from "../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const nav = (...paths: string[]): AnchorFacts[] => paths.map((path) => anchor(ORIGIN + path, "", { region: "nav" }));
const body = (...paths: string[]): AnchorFacts[] => paths.map((path) => anchor(ORIGIN + path, "more"));
const alternate = (hreflang: string, path: string): LinkFacts => ({
  rel: "alternate",
  href: ORIGIN + path,
  type: null,
  hreflang,
  title: null,
  media: null,
  sizes: null,
});
const series = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

/** A frontier whose start page was read and had these links. */
function afterHome(
  anchors: AnchorFacts[],
  { pages = 25, start = "/", htmlLang = "en", links = [] as LinkFacts[] } = {},
): Frontier {
  const frontier = startFrontier(ORIGIN + start, pages);
  if (frontier === null) throw new Error("no start");
  const home = page({ url: ORIGIN + start, requestedUrl: ORIGIN + start, anchors, htmlLang, links });
  return addPage(nextPages(frontier, 1).frontier, home);
}
const chosen = (frontier: Frontier, count = 25, mayRead?: (url: string) => boolean) =>
  nextPages(frontier, count, mayRead).pages.map(({ url }) => url.slice(ORIGIN.length));

describe("nextPages", () => {
  it("begins with the start page", () => {
    const frontier = startFrontier("https://www.example-clinic.com", 3);
    expect(frontier && nextPages(frontier, 4).pages).toMatchObject([
      { url: "https://www.example-clinic.com/", foundBy: "start", kind: "home" },
    ]);
    expect(startFrontier("mailto:a@b.c", 3)).toBeNull();
  });

  it("reads what a person would read, wherever the menu puts it", () => {
    const menu = nav(
      "/gallery",
      "/login",
      "/blog",
      "/privacy",
      "/careers",
      "/faq",
      "/contact",
      "/prices",
      "/services",
      "/about",
      "/book",
    );
    expect(chosen(afterHome(menu))).toEqual([
      "/about",
      "/services",
      "/prices",
      "/contact",
      "/faq",
      "/book",
      "/careers",
      "/privacy",
      "/blog",
      "/gallery",
      "/login",
    ]);
  });

  it("reads the same three pages of a small scan whatever else the site has", () => {
    const menu = nav("/about", "/services", "/contact");
    const rest = body(...series("/blog/post-", 200), ...series("/shop/item-", 150));
    expect(chosen(afterHome([...rest, ...menu], { pages: 3 }), 2)).toEqual(["/about", "/services"]);
  });

  it("prefers the menu to the text, the text to the sitemap, and shallow to deep", () => {
    const frontier = addSitemap(afterHome([...body("/two"), ...nav("/one")]), [
      { loc: `${ORIGIN}/three` },
      { loc: `${ORIGIN}/a/b/c/four` },
    ]);
    expect(chosen(frontier)).toEqual(["/one", "/two", "/three", "/a/b/c/four"]);
    expect(nextPages(frontier, 4).pages.map(({ foundBy }) => foundBy)).toEqual([
      "navigation",
      "link",
      "sitemap",
      "sitemap",
    ]);
  });

  it("takes a few of each template, not all of one", () => {
    const frontier = afterHome(
      body(...series("/blog/post-", 60), ...series("/product/item-", 60), "/story", "/gallery"),
    );
    const paths = chosen(frontier, 10);
    expect(paths.filter((path) => path.startsWith("/blog/")).length).toBeLessThanOrEqual(5);
    expect(paths.filter((path) => path.startsWith("/product/")).length).toBeLessThanOrEqual(5);
    expect(paths).toContain("/story");
  });

  it("takes names at the root that begin alike for one template", () => {
    const towns = ["leeds", "york", "hull", "bath", "derby", "ripon"].map((town) => `/roofer-${town}.html`);
    const paths = chosen(afterHome(body(...towns, "/moving-day", "/after-building-work", "/whole-house")), 6);
    expect(paths.filter((path) => path.startsWith("/roofer-"))).toHaveLength(3);
    expect(paths).toEqual(expect.arrayContaining(["/moving-day", "/after-building-work", "/whole-house"]));
  });

  it("reads the services that a menu names one by one before posts", () => {
    const services = series("/services/care-", 8);
    const paths = chosen(afterHome([...body(...series("/blog/post-", 9)), ...nav(...services)]), 8);
    expect(paths.toSorted()).toEqual(services);
  });

  it("leaves lists by keyword to the end in other languages too", () => {
    const lists = body("/schlagwort/garten/", "/%D9%88%D8%B3%D9%88%D9%85/%D8%B5%D8%AD%D8%A9/", "/etiqueta/casa/");
    expect(chosen(afterHome([...lists, ...body("/garden", "/house")])).slice(0, 2)).toEqual(["/garden", "/house"]);
  });

  it("reads further pages of the one template there is, when nothing else is left", () => {
    expect(chosen(afterHome(body(...series("/blog/post-", 60))))).toHaveLength(15);
  });

  it("reads both the notices a visitor needs before the small print", () => {
    const paths = chosen(afterHome(nav("/cookie-policy", "/disclaimer", "/terms", "/imprint", "/privacy")), 3);
    expect(paths.toSorted()).toEqual(["/imprint", "/privacy", "/terms"]);
  });

  it("stays on the host, and takes www and apex for one", () => {
    const frontier = afterHome([
      anchor("https://www.example-clinic.com/team", "Team"),
      anchor("https://shop.example-clinic.com/", "Shop"),
      anchor("https://other.example/", "Other"),
      anchor("tel:+15550100", "Call"),
      ...nav("/menu.pdf", "/logout", "/?s=x"),
    ]);
    expect(nextPages(frontier, 9).pages.map(({ url }) => url)).toEqual(["https://www.example-clinic.com/team"]);
  });

  it("asks for each page once, however it is spelt", () => {
    const frontier = afterHome(nav("/about", "/about/", "/about.html", "/about?utm_source=x", "/index.html", "/#top"));
    expect(chosen(frontier)).toEqual(["/about"]);
    expect(knownPages(frontier)).toBe(2);
  });

  it("does not give out again what was read, reached by redirect, or named as canonical", () => {
    const first = nextPages(afterHome(nav("/about", "/about-old", "/team", "/x")), 1);
    expect(first.pages[0]?.url).toBe(`${ORIGIN}/about`);
    const canonical: LinkFacts = { ...alternate("", "/x"), rel: "canonical", hreflang: null };
    const after = addPage(
      first.frontier,
      page({ url: `${ORIGIN}/team`, requestedUrl: `${ORIGIN}/about`, links: [canonical] }),
    );
    expect(chosen(after)).toEqual(["/about-old"]);
  });

  it("asks robots.txt only for what it would choose, and forgets what is closed", () => {
    const asked: string[] = [];
    const frontier = afterHome(nav("/about", "/about-us", "/contact"));
    const paths = chosen(frontier, 2, (url) => {
      asked.push(url.slice(ORIGIN.length));
      return !url.endsWith("/about");
    });
    expect(paths).toEqual(["/about-us", "/contact"]);
    expect(asked).toEqual(["/about", "/contact", "/about-us"].toSorted((a, b) => asked.indexOf(a) - asked.indexOf(b)));
    expect(chosen(nextPages(frontier, 1, (url) => !url.endsWith("/about")).frontier)).not.toContain("/about");
  });

  it("tries the next page of a kind when one failed", () => {
    const first = nextPages(afterHome(nav("/about", "/about-us", "/gallery")), 1);
    expect(chosen(first.frontier, 1)).toEqual(["/about-us"]);
    const failed = addFailure(
      nextPages(afterHome(nav("/contact", "/contact-us", "/faq")), 1).frontier,
      `${ORIGIN}/contact`,
    );
    expect(chosen(failed, 1)).toEqual(["/contact-us"]);
  });

  it("tries one filter of a page, and no more when that shows the same", () => {
    const frontier = afterHome(nav("/catalog", "/catalog?category=a", "/catalog?category=b", "/catalog?category=c"));
    const first = nextPages(frontier, 25);
    expect(first.pages.map(({ url }) => url.slice(ORIGIN.length))).toEqual(["/catalog", "/catalog?category=a"]);
    expect(chosen(addFailure(first.frontier, `${ORIGIN}/catalog?category=a`))).toEqual([]);
  });

  it("reads no page that thanks or follows an order, but what a menu calls a success, and stories of it", () => {
    const menu = [...nav("/success.html"), ...body("/thank-you", "/order/success", "/success-stories", "/gallery")];
    expect(chosen(afterHome(menu)).toSorted()).toEqual(["/gallery", "/success-stories", "/success.html"]);
    const paid = body("/success?session_id=1", "/success-coaching/", "/gallery");
    expect(chosen(afterHome(paid)).toSorted()).toEqual(["/gallery", "/success-coaching/"]);
  });

  it("leaves drafts, copies, lists and hidden bait to the end", () => {
    const frontier = afterHome([
      ...nav("/dev/about", "/about-old", "/about", "/thank-you", "/tag/teeth"),
      anchor(`${ORIGIN}/bait`, "x", { hidden: true, rel: "nofollow" }),
      ...body("/story"),
    ]);
    const paths = chosen(frontier);
    expect(paths.slice(0, 2)).toEqual(["/about", "/story"]);
    expect(paths).not.toContain("/bait");
    expect(paths).not.toContain("/thank-you");
  });

  it.each(["/en-old/walks", "/site_backup/walks", "/oldsite/walks", "/v2/walks"])(
    "reads %s, which lies in a copy of the site, after what does not",
    (copy) => {
      expect(chosen(afterHome(nav(copy, "/old-town-tours/", "/imprint"))).at(-1)).toBe(copy);
    },
  );
});

describe("languages", () => {
  it("reads one language and of the others one home page", () => {
    const menu = nav("/about", "/contact", "/de/", "/de/ueber-uns", "/fr/", "/fr/contact");
    const paths = chosen(afterHome(menu));
    expect(paths).toEqual(["/about", "/contact", "/de/"]);
  });

  it("follows the language of the start page's own links", () => {
    const menu = nav("/en/about", "/en/services", "/en/contact", "/de/", "/de/leistungen");
    expect(chosen(afterHome(menu))).toEqual(["/en/about", "/en/services", "/en/contact", "/de/"]);
  });

  it("believes hreflang about addresses that do not show their language", () => {
    const frontier = afterHome(nav("/about", "/ueber-uns"), {
      links: [alternate("en", "/"), alternate("de", "/ueber-uns")],
    });
    expect(chosen(frontier)).toEqual(["/about"]);
  });

  it("does not take a department for a language", () => {
    expect(
      chosen(afterHome([anchor(`${ORIGIN}/it/`, "IT services", { region: "nav" }), ...nav("/it/helpdesk")])),
    ).toEqual(["/it/", "/it/helpdesk"]);
  });
});

describe("start addresses below the root", () => {
  const project = (start: string, hrefs: string[]) => {
    const frontier = startFrontier(start, 25);
    if (frontier === null) throw new Error("no start");
    const anchors = hrefs.map((href) => anchor(href, ""));
    const after = addPage(nextPages(frontier, 1).frontier, page({ url: start, requestedUrl: start, anchors }));
    return nextPages(after, 9).pages.map(({ url }) => url);
  };

  it("stays inside a project on a host that gives each project a path", () => {
    const base = "https://someone.github.io/project/";
    expect(project(base, [`${base}about`, "https://someone.github.io/", "https://someone.github.io/other/"])).toEqual([
      `${base}about`,
    ]);
  });

  it("reads the inside first where the start page mostly links there", () => {
    const base = `${ORIGIN}/app/`;
    const urls = project(base, [`${base}a`, `${base}b`, `${base}c`, `${ORIGIN}/about`]);
    expect(urls.at(-2)).toBe(`${base}c`);
    expect(project(base, [`${base}a`, `${base}b`, `${ORIGIN}/x`])).toEqual([`${base}a`, `${base}b`]);
  });

  it("counts what is one template from the site's own root, also below a language", () => {
    const base = "https://someone.github.io/project/";
    expect(project(base, series(`${base}page`, 9))).toHaveLength(9);
    expect(project(`${ORIGIN}/en/`, series(`${ORIGIN}/en/page`, 9))).toHaveLength(9);
    expect(chosen(afterHome(nav(...series("/en/page", 12))), 12)).toHaveLength(12);
  });

  it("reads the whole host where the start page is one page of it", () => {
    const urls = project(`${ORIGIN}/services/implants`, [
      `${ORIGIN}/`,
      `${ORIGIN}/about`,
      `${ORIGIN}/contact`,
      `${ORIGIN}/services/crowns`,
    ]);
    expect(urls[0]).toBe(`${ORIGIN}/about`);
    expect(urls).toHaveLength(4);
  });

  it("moves with the start page when it redirects to another host", () => {
    const frontier = startFrontier("https://old.example/", 25);
    const home = page({ url: `${ORIGIN}/`, requestedUrl: "https://old.example/", anchors: nav("/about") });
    expect(frontier && chosen(addPage(nextPages(frontier, 1).frontier, home))).toEqual(["/about"]);
  });
});

describe("bounds", () => {
  it("knows at most 5,000 pages and stays quick", () => {
    const began = performance.now();
    let frontier = addSitemap(
      afterHome([]),
      series(`${ORIGIN}/articles/some-longer-name-`, 6_000).map((loc) => ({ loc })),
    );
    expect(knownPages(frontier)).toBe(5_000);
    for (let round = 0; round < 6; round += 1) frontier = nextPages(frontier, 4).frontier;
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it("survives JSON, being plain state", () => {
    const frontier = afterHome(nav("/about", "/contact"));
    expect(chosen(JSON.parse(JSON.stringify(frontier)) as Frontier)).toEqual(chosen(frontier));
  });
});
