// What a website says, in a real browser and without the policy that our answers carry: nothing runs, nothing is asked
// for elsewhere, and the browser's own parser finds the elements that are ours.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { badge } from "../../src/render/badge/badge.ts";
import { fixedSurfaces, reportHtml } from "../fixtures/hostile-surfaces.ts";
import { siteSaying } from "../fixtures/hostile-site.ts";
import { HOSTILE_TEXTS } from "../fixtures/hostile-texts.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";
import { startChromium } from "./start-chromium.ts";

const AT = "http://127.0.0.1:9/";
const OWN_FILE = /^http:\/\/127\.0\.0\.1:9\/(?:styles|scripts|og|badge)\/|favicon\.svg$/;
const BENIGN = "plain words";
const benign = reportOn(evidenceOf(siteSaying(BENIGN)));
const expected = new Map<string, string[]>();
let browser: Browser;
let page: Page;
const shown = { html: "", type: "text/html; charset=utf-8" };
let asked: string[] = [];
let dialogs: string[] = [];

beforeAll(async () => {
  browser = await startChromium();
  page = await browser.newPage();
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route("**/*", (route) => {
    const url = route.request().url();
    if (url === AT) return route.fulfill({ contentType: shown.type, body: shown.html });
    if (!OWN_FILE.test(url)) asked.push(url);
    return route.fulfill({ status: 204, body: "" });
  });
});
beforeAll(async () => {
  for (const [name, html] of Object.entries(fixedSurfaces(BENIGN, benign))) expected.set(name, await open(html));
  expected.set("badge", await open(drawingOf(BENIGN), "image/svg+xml"));
});
afterAll(() => browser.close());

/** Elements with the names of their attributes, and where they lead. */
const SKELETON = `[...document.querySelectorAll("*")].map((one) => one.tagName + [...one.attributes].map(({ name, value }) =>
  " " + (["href", "src", "action", "style", "class"].includes(name) ? name + "=" + value : name)).join(""))`;
const TOUCH = `for (const one of document.querySelectorAll("*")) for (const type of ["mouseover", "focus", "toggle", "error", "load"])
  one.dispatchEvent(new Event(type))`;

async function open(html: string, type = "text/html; charset=utf-8"): Promise<string[]> {
  Object.assign(shown, { html, type });
  await page.goto(AT);
  await page.evaluate(TOUCH);
  return (await page.evaluate(SKELETON)) as string[];
}

const drawingOf = (said: string): string =>
  badge(
    said,
    { readinessScore: 1, aeoScore: 2, day: "2026-11-20", scanType: said },
    { score: "both", style: "large", theme: "auto" },
  );

describe("what a website says, in a browser", () => {
  it.each(Object.entries(HOSTILE_TEXTS))("runs nothing and asks for nothing: %s", async (_, texts) => {
    [asked, dialogs] = [[], []];
    for (const text of texts) {
      const report = reportOn(evidenceOf(siteSaying(text)));
      for (const [name, html] of Object.entries(fixedSurfaces(text, benign)))
        expect([name, text, await open(html)]).toEqual([name, text, expected.get(name)]);
      const found = await open(reportHtml(report));
      expect(
        found.filter((one) =>
          /^(?:IFRAME|OBJECT|EMBED|BASE|IMG|FORM(?! class=(?:filter|card volumes) )|MATH|VIDEO)\b| on\w+| style=|=\s*(?:javascript|data|vbscript):/i.test(
            one,
          ),
        ),
      ).toEqual([]);
      expect(found.filter((one) => one.startsWith("SCRIPT"))).toEqual([
        "SCRIPT src=/scripts/copy.js defer",
        "SCRIPT src=/scripts/hours.js defer",
        "SCRIPT src=/scripts/sort.js defer",
        "SCRIPT src=/scripts/reveal.js defer",
        "SCRIPT src=/scripts/webmcp.js defer",
      ]);
      expect(await open(drawingOf(text), "image/svg+xml")).toEqual(
        await open(drawingOf("plain words"), "image/svg+xml"),
      );
    }
    expect([asked, dialogs]).toEqual([[], []]);
  });
});
