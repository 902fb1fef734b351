// A page as HTML: readable without scripts, one stylesheet, landmarks, and the way to its plain text.
import { type Page, twinPath } from "./blocks.ts";
import { blocksToHtml } from "./blocks-to-html.ts";
import { dateInWords } from "./date-in-words.ts";
import { fromHtml, type Markup, markup } from "./markup.ts";
import { pageShell } from "./page-shell.ts";

export function pageToHtml(page: Page, origin: string): string {
  const twin = twinPath(page.path);
  return pageShell({
    origin,
    title: page.title,
    description: page.description,
    path: page.path,
    layout: page.path === "/" ? "front" : "text",
    head: markup`
<link rel="canonical" href="${origin}${page.path}">
<link rel="alternate" type="text/markdown" href="${twin}">${factsOf(page.facts)}`,
    scripts: page.scripts ?? [],
    main: markup`<h1>${page.title}</h1>
<p class="lead">${page.description}</p>
<p class="aside">For agents: <a href="${twin}" type="text/markdown">this page as Markdown</a>, and <a href="/llms.txt">llms.txt</a>, which lists all documents.</p>
${fromHtml(blocksToHtml(page.blocks))}
<p class="aside updated">Last changed <time datetime="${page.updated}">${dateInWords(page.updated)}</time></p>`,
  });
}

/** Data, no script to run. "<" is written as JSON has it, so that nothing inside ends the element. */
const factsOf = (facts: object | undefined): Markup | null =>
  facts === undefined
    ? null
    : fromHtml(`\n<script type="application/ld+json">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>`);
