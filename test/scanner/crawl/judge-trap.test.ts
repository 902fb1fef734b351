import { describe, expect, it } from "vitest";
import { addPage, startFrontier } from "../../../src/scanner/crawl/frontier.ts";
import { isInTrap, judgeTrap, NO_TRAP } from "../../../src/scanner/crawl/judge-trap.ts";
import { anchor, page } from "../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const linking = (url: string, paths: string[]) =>
  page({
    url: ORIGIN + url,
    requestedUrl: ORIGIN + url,
    foundBy: url === "/" ? "start" : "link",
    anchors: paths.map((path) => anchor(ORIGIN + path, "")),
  });
const series = (count: number, path: (at: number) => string) => Array.from({ length: count }, (_, at) => path(at));
function judge(pages: ReturnType<typeof linking>[]) {
  const start = startFrontier(`${ORIGIN}/`, 25);
  if (start === null) throw new Error("no start");
  return judgeTrap(
    pages.reduce((frontier, each) => addPage(frontier, each), start),
    pages,
  );
}

describe("judgeTrap", () => {
  it("finds filters that multiply one page", () => {
    const filters = series(80, (at) => `/shop?color=${at % 9}&size=${at}`);
    expect(judge([linking("/", ["/about", "/contact", ...filters])])).toMatchObject({
      detected: true,
      example: `${ORIGIN}/shop`,
      mustStop: false,
    });
  });

  it("finds calendars without end", () => {
    const months = series(60, (at) => `/calendar/${2026 + Math.floor(at / 12)}/${(at % 12) + 1}`);
    expect(judge([linking("/", ["/about", ...months])])).toMatchObject({ detected: true, mustStop: false });
    expect(
      judge([
        linking(
          "/",
          series(60, (at) => `/events?date=2026-05-${at}`),
        ),
      ]).detected,
    ).toBe(true);
  });

  it("finds paths that grow by themselves", () => {
    const growing = ["/a/b/a/b/a/b", "/a/b/a/b/a/b/a", "/x/x/x/x"];
    expect(judge([linking("/", growing)])).toMatchObject({ detected: true, example: `${ORIGIN}/a/b/a/b/a/b` });
  });

  it("stops in a maze whose pages lead only to new pages", () => {
    const maze = series(6, (at) => `/m${at}`).map((path, at) =>
      linking(
        path,
        series(8, (link) => `/m-${at}-${link}`),
      ),
    );
    expect(judge([linking("/", ["/m0"]), ...maze])).toMatchObject({ detected: true, mustStop: true });
  });

  const SITE = ["/", "/about", "/contact", "/shop"].map((path) => linking(path, ["/", "/about", "/contact", "/shop"]));
  const inFolder = (count: number, more: string[]) =>
    series(count, (at) => `/maze/m${at}`).map((path, at) =>
      linking(path, [...more, ...series(8, (link) => `/maze/m-${at}-${link}`)]),
    );

  it("finds a maze in one folder of a real site, and goes on with the rest", () => {
    const found = judge([...SITE, ...inFolder(5, [])]);
    expect(found).toMatchObject({ detected: true, mustStop: false, folder: "/maze/" });
    expect(isInTrap(found, `${ORIGIN}/maze/m-3-1`)).toBe(true);
    expect(isInTrap(found, `${ORIGIN}/mazes`)).toBe(false);
  });

  it.each([
    ["whose pages lead home", inFolder(8, ["/"])],
    ["whose pages have a menu of their own", inFolder(8, ["/maze/a", "/maze/b"])],
    ["of which few pages were read", inFolder(4, [])],
  ])("takes a folder %s for a part of the site", (_name, pages) => {
    expect(judge([...SITE, ...pages])).toEqual(NO_TRAP);
  });

  it.each([
    ["a shop whose pages have numbers", series(90, (at) => `/product.php?id=${at}`)],
    ["a blog with dated posts", series(90, (at) => `/2026/05/post-${at}`)],
    ["a large plain site", series(300, (at) => `/page-${at}`)],
    ["a few sort orders", series(12, (at) => `/shop?sort=${at}&dir=asc`)],
  ])("leaves %s alone", (_name, paths) => {
    expect(judge([linking("/", paths)])).toEqual(NO_TRAP);
  });

  it("takes pages with a common menu for a site", () => {
    const pages = series(8, (at) => `/p${at}`).map((path, at) =>
      linking(path, ["/", "/about", "/contact", "/blog", ...series(6, (link) => `/x-${at}-${link}`)]),
    );
    expect(judge([linking("/", ["/p0"]), ...pages]).detected).toBe(false);
  });
});
