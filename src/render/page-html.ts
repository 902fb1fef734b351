// A page as HTML: readable without scripts, one stylesheet, landmarks, and the way to its plain text.
import { type Page, twinPath } from "./blocks.ts";
import { blocksToHtml } from "./blocks-to-html.ts";
import { dateInWords } from "./date-in-words.ts";
import { fromHtml, type Markup, markup } from "./markup.ts";
import { portalFrame } from "./portal-frame.ts";
import { pageShell } from "./page-shell.ts";
import { WORDS } from "./words/index.ts";

export function pageToHtml(page: Page, origin: string): string {
  const twin = twinPath(page.path);
  const { portal } = page;
  const isFront = page.path === "/";
  const article = markup`<h1>${page.title}</h1>
<p class="lead">${page.description}</p>
${
  !isFront &&
  markup`<p class="aside">${WORDS.documents.forAgents({ twin: (name) => markup`<a href="${twin}" type="text/markdown">${name}</a>`, index: markup`<a href="/llms.txt">llms.txt</a>` })}</p>
`
}${fromHtml(blocksToHtml(page.blocks))}
<p class="aside updated">${WORDS.documents.lastChanged(markup`<time datetime="${page.updated}">${dateInWords(page.updated)}</time>`)}</p>`;
  return pageShell({
    origin,
    title: page.title,
    description: page.description,
    path: page.path,
    layout: portal !== undefined ? "portal" : isFront ? "front" : "text",
    head: markup`
<link rel="canonical" href="${origin}${page.canonical ?? page.path}">
<link rel="alternate" type="text/markdown" href="${twin}">${page.isIndexed === false && markup`\n<meta name="robots" content="noindex, follow">`}${factsOf(page.facts)}`,
    scripts: [...(page.scripts ?? []), ...(portal === undefined ? [] : scriptsOf(page))],
    main: portal === undefined ? article : portalFrame(page, portal, article),
  });
}

const scriptsOf = ({ blocks }: Page): readonly `/scripts/${string}.js`[] => [
  "/scripts/portal.js",
  "/scripts/copy.js",
  ...(blocks.some(({ kind }) => kind === "try-it") ? (["/scripts/try.js"] as const) : []),
];

/** Data, no script to run. "<" is written as JSON has it, so that nothing inside ends the element. */
const factsOf = (facts: object | undefined): Markup | null =>
  facts === undefined
    ? null
    : fromHtml(`\n<script type="application/ld+json">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>`);
