// npm run og: draws the pictures that stand for pages where they are shared, into public/og. To be run when the levels
// or the looks change; the pictures are committed, since a browser and its fonts are not there everywhere.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import chromium from "@sparticuz/chromium";
import { chromium as playwright } from "playwright-core";
import { LEVELS } from "../src/model/levels.ts";
import { PRODUCT } from "../src/model/product.ts";
import { escapeHtml } from "../src/render/escape-html.ts";
import { PICTURE } from "../src/render/open-graph.ts";
import { palettePng } from "./lib/palette-png.ts";
import { startWith } from "../src/model/words.ts";

const OUT = resolve(import.meta.dirname, "../public/og");
/** What a chat window loads without a thought. */
const MOST_BYTES = 40_000;

const pictures: [string, string][] = [
  ["site", sitePicture()],
  ...LEVELS.map((_, value): [string, string] => [`level-${value}`, reportPicture(value)]),
];

mkdirSync(OUT, { recursive: true });
const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: PICTURE });
  for (const [name, html] of pictures) {
    await page.setContent(html);
    const png = palettePng(await page.screenshot());
    if (png.length > MOST_BYTES) throw new Error(`${name} has ${png.length} bytes; at most ${MOST_BYTES} are allowed.`);
    writeFileSync(join(OUT, `${name}.png`), png);
    console.log(`${name}.png: ${(png.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}

function sitePicture(): string {
  return frame(`<h1>How ready is a<br>website for AI?</h1>
<p>Two scores, what they rest on, which work could be automated, and what to do first.</p>`);
}

function reportPicture(value: number): string {
  const { name, meaning } = LEVELS[value] ?? { name: "", meaning: "" };
  const steps = LEVELS.map((_, at) => at)
    .slice(1)
    .map((at) => `<li class="${at <= value ? "reached" : ""}${at === value ? " here" : ""}"><b>${at}</b></li>`);
  return frame(`<p class="label">Business insight report</p>
<h1>Level ${value}: ${escapeHtml(name)}</h1>
<p>${escapeHtml(startWith(meaning))}.</p>
<ol>${steps.join("")}</ol>`);
}

/** Flat colours and no shades: what a PNG holds in few bytes. */
function frame(main: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
* { box-sizing: border-box; margin: 0; }
body { width: ${PICTURE.width}px; height: ${PICTURE.height}px; padding: 72px 80px; background: #fbfaf6; color: #15231d;
  font: 34px/1.4 "DejaVu Sans", sans-serif; display: flex; flex-direction: column; border-bottom: 18px solid #0f6a4b; }
header { display: flex; align-items: center; gap: 18px; font: 700 42px/1 "DejaVu Serif", serif; }
svg { width: 58px; fill: none; stroke: #0f6a4b; stroke-width: 2; }
main { margin-top: auto; }
h1 { font: 700 82px/1.15 "DejaVu Serif", serif; margin-bottom: 26px; }
p { color: #54615b; max-width: 950px; }
.label { font: 700 25px/1.4 "DejaVu Sans", sans-serif; letter-spacing: 0.08em; text-transform: uppercase; margin-bottom: 14px; }
ol { display: flex; gap: 16px; list-style: none; padding: 0; margin-top: 44px; }
li { flex: 1; height: 66px; display: flex; align-items: center; justify-content: center; border: 3px solid #84908a;
  border-radius: 12px; color: #54615b; }
.reached { background: #0f6a4b; border-color: #0f6a4b; color: #ffffff; }
.here { outline: 4px solid #15231d; outline-offset: 4px; }
</style><body><header><svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="10.5"/><path d="M4.5 13.5C6 9 9 7 12 7s6 2 7.5 6.5"/><circle cx="12" cy="13" r="2.6" fill="#0f6a4b" stroke="none"/></svg>${escapeHtml(PRODUCT.name)}</header><main>${main}</main></body></html>`;
}
