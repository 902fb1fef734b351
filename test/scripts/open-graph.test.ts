// What pages tell where they are shared, and the pictures that they name.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { WEBHOOK_SCHEDULE_MS } from "../../src/model/limits.ts";
import { describeDelivery } from "../../src/services/webhook-documentation.ts";
import { LEVELS } from "../../src/model/levels.ts";
import { ScanResults } from "../../src/model/results.ts";
import { EXAMPLE_RESULTS } from "../../src/operations/example-results.ts";
import { messagePage } from "../../src/render/message-page.ts";
import { levelPicture, PICTURE } from "../../src/render/open-graph.ts";
import { pageToHtml } from "../../src/render/page-html.ts";
import { reportPage } from "../../src/render/report/report-page.ts";
import { readQuery } from "../../src/render/report/report-query.ts";
import { describeMethod } from "../../src/scanner/report/method/describe-method.ts";
import { methodPage } from "../../src/surfaces/pages/method/method-page.ts";
import { makePages } from "../../src/surfaces/pages/pages.ts";

const ORIGIN = "https://foresite.example";
const SITE = { origin: ORIGIN, limits: {}, contactEmail: "a@example.com", madeOn: "2026-11-20" };
const PUBLIC = resolve(import.meta.dirname, "../../public");

function tagsOf(html: string): Record<string, string> {
  const tags = [...parseHTML(html).document.querySelectorAll("meta[property^='og:'], meta[name^='twitter:']")];
  return Object.fromEntries(
    tags.map((tag) => [tag.getAttribute("property") ?? tag.getAttribute("name"), tag.getAttribute("content") ?? ""]),
  );
}
const fileOf = (image: string | undefined): Buffer => readFileSync(PUBLIC + (image ?? "").slice(ORIGIN.length));

describe("what a page tells where it is shared", () => {
  const pages = makePages(SITE, describeDelivery(ORIGIN, WEBHOOK_SCHEDULE_MS), [methodPage(describeMethod())]).all;

  it.each(pages.map((page) => [page.path, page] as const))("is complete on %s", (path, page) => {
    const tags = tagsOf(pageToHtml(page, ORIGIN));
    expect(tags).toMatchObject({
      "og:title": page.title,
      "og:description": page.description,
      "og:url": ORIGIN + path,
      "og:type": "website",
      "og:image": `${ORIGIN}/og/site.png`,
      "twitter:card": "summary_large_image",
    });
    expect(tags["og:image:alt"]).not.toBe("");
    expect(fileOf(tags["og:image"]).length).toBeGreaterThan(0);
  });

  it("has the picture of its level on a report", () => {
    const results = ScanResults.parse(EXAMPLE_RESULTS);
    const tags = tagsOf(
      reportPage({
        origin: ORIGIN,
        results,
        checks: [],
        phases: [],
        query: readQuery(new URLSearchParams(), results),
        hours: null,
        mayReadPlaybook: false,
        isListed: true,
      }),
    );
    expect(tags["og:image"]).toBe(`${ORIGIN}/og/level-${results.level.value}.png`);
    expect(tags["og:image:alt"]).toContain(LEVELS[results.level.value]?.name);
    expect(tags["og:url"]).toBe(`${ORIGIN}/report/${results.scanId}`);
  });

  it("names no address where a message stands in place of a page", () => {
    const { text } = messagePage({ title: "Nothing is here", blocks: [], isMarkdown: false, origin: ORIGIN });
    expect(tagsOf(text)).toMatchObject({ "og:title": "Nothing is here" });
    expect(tagsOf(text)["og:url"]).toBeUndefined();
  });
});

describe("the pictures", () => {
  const files = readdirSync(`${PUBLIC}/og`).toSorted();

  it("are one for the site and one for every level", () => {
    expect(files).toEqual([...LEVELS.map((_, value) => levelPicture(value).path.slice("/og/".length)), "site.png"]);
  });

  it.each(files)("has the size that pages tell and few bytes: %s", (file) => {
    const png = readFileSync(`${PUBLIC}/og/${file}`);
    const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([PICTURE.width, PICTURE.height]);
    expect(png.length).toBeLessThan(40_000);
  });
});
