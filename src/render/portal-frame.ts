// The frame of the portal for developers: where one is, what else there is, and the page between.
import type { Block, MenuGroup, Page, PageName, Portal } from "./blocks.ts";
import { type Markup, markup } from "./markup.ts";
import { WORDS } from "./words/index.ts";

/** `article` is the page itself. */
export const portalFrame = (page: Page, { trail, menu }: Portal, article: Markup): Markup =>
  markup`<div class="portal-grid">
<details class="menu"><summary>${WORDS.documents.allDocumentation}</summary>
<nav aria-label="${WORDS.documents.documentation}">
${menu.map((group) => groupMarkup(group, page))}</nav>
</details>
<article>
${trail.length > 0 && markup`<nav class="trail" aria-label="${WORDS.documents.trail}"><ol>${trail.map(({ path, name }) => markup`<li><a href="${path}">${name}</a></li>`)}<li aria-current="page">${page.name}</li></ol></nav>\n`}${article}
</article>
</div>`;

function groupMarkup({ name, pages, listedAt }: MenuGroup, page: Page): Markup {
  const isHere = pages.some(({ path }) => path === page.path);
  // A menu of every operation would be longer than most pages: agents read from the top.
  if (listedAt !== undefined && !isHere) return markup`<p class="folded"><a href="${listedAt}">${name}</a></p>\n`;
  const links =
    pages.length > 0 &&
    markup`<ul>
${pages.map((one) => markup`<li>${linkTo(one, page)}</li>\n`)}</ul>`;
  return markup`<p class="label">${name}</p>${links}\n`;
}

/** The page that is shown names its sections. */
function linkTo({ path, name }: PageName, page: Page): Markup {
  if (path !== page.path) return markup`<a href="${path}">${name}</a>`;
  const sections = page.blocks.flatMap((block) => (isSection(block) ? [block] : []));
  return markup`<a href="${path}" aria-current="page">${name}</a>${sections.length > 1 && markup`<ul>${sections.map(({ text, id }) => markup`<li><a href="#${id}">${text}</a></li>`)}</ul>`}`;
}

type Heading = Extract<Block, { kind: "heading" }>;
const isSection = (block: Block): block is Heading => block.kind === "heading" && block.level === 2;
