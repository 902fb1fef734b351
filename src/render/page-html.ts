// A page as HTML: readable without scripts, one stylesheet, landmarks, and the way to its plain text.
import { PRODUCT } from "../model/product.ts";
import { type Page, type PageName, twinPath } from "./blocks.ts";
import { blocksToHtml } from "./blocks-to-html.ts";
import { dateInWords } from "./date-in-words.ts";
import { escapeHtml } from "./escape-html.ts";

export interface PageFrame {
  origin: string;
  /** Pages named in the header and in the footer. */
  header: readonly PageName[];
  footer: readonly PageName[];
}

export function pageToHtml(page: Page, { origin, header, footer }: PageFrame): string {
  const canonical = escapeHtml(`${origin}${page.path}`);
  const twin = escapeHtml(twinPath(page.path));
  const title = page.path === "/" ? page.title : `${page.title} | ${PRODUCT.name}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
<link rel="canonical" href="${canonical}">
<link rel="alternate" type="text/markdown" href="${twin}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/styles/plain.css">${factsToHtml(page.facts)}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a href="/">${PRODUCT.name}</a>
<nav aria-label="Main">${linksTo(header, page)}</nav>
</header>
<main id="content">
<h1>${escapeHtml(page.title)}</h1>
<p class="lead">${escapeHtml(page.description)}</p>
<p class="aside">For agents: <a href="${twin}" type="text/markdown">this page as Markdown</a>, and <a href="/llms.txt">llms.txt</a>, which lists all documents.</p>
${blocksToHtml(page.blocks)}
<p class="aside updated">Last changed <time datetime="${page.updated}">${escapeHtml(dateInWords(page.updated))}</time></p>
</main>
<footer>
<nav aria-label="More">${linksTo(footer, page)} <a href="/llms.txt">llms.txt</a></nav>
</footer>
</body>
</html>
`;
}

/** Data, no script to run. "<" is written as JSON has it, so that nothing inside ends the element. */
const factsToHtml = (facts: object | undefined): string =>
  facts === undefined
    ? ""
    : `\n<script type="application/ld+json">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>`;

const linksTo = (pages: readonly PageName[], current: Page): string =>
  pages
    .map(({ path, name }) => {
      const mark = path === current.path ? ' aria-current="page"' : "";
      return `<a href="${escapeHtml(path)}"${mark}>${escapeHtml(name)}</a>`;
    })
    .join(" ");
