// What stands around the content of pages, and names none of them: lines on most pages, labels of links and buttons,
// prices and counters.
import { addressKey } from "../../evidence/access/access-observation.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isSharedLine, keysOf, lineKey, onMost } from "../../evidence/text/shared-lines.ts";
import { findPrices } from "../../evidence/text/text-prices.ts";
import { titleParts } from "../name/title-names.ts";

const sharedMainHeadings = memoByPage((pages: readonly PageFacts[]) =>
  onMost(pages, ({ headings }) => keysOf(headings.filter(({ level }) => level === 1))),
);

const sharedTitleParts = memoByPage((pages: readonly PageFacts[]) =>
  onMost(pages, ({ titles }) => titleParts(titles[0] ?? "").map(lineKey)),
);

/** True for a main heading that most pages have: the name of the site. */
export const isSharedMainHeading = (text: string, pages: readonly PageFacts[]): boolean =>
  sharedMainHeadings(pages).has(lineKey(text));

/** True for a part of a title that most pages have. */
export const isSharedTitlePart = (text: string, pages: readonly PageFacts[]): boolean =>
  sharedTitleParts(pages).has(lineKey(text));

/** What links to other places and buttons of the page are called. */
const controlLabels = memoByPage(({ url, anchors, buttons }: PageFacts): ReadonlySet<string> => {
  const away = anchors.filter(({ href, region }) => region === "main" && addressKey(href) !== addressKey(url));
  return new Set([...away.map(({ text }) => lineKey(text)), ...buttons.map(({ name }) => lineKey(name))]);
});

/** "0 Cart", "(3)". */
const COUNTER = /^\P{L}*$|^[^\p{L}\d]{0,3}\d{1,4}\s\p{L}+$/u;

/** True for a line that heads nothing. */
export const isChromeLine = (text: string, page: PageFacts, pages: readonly PageFacts[]): boolean =>
  isSharedLine(text, pages) || isCounter(text) || controlLabels(page).has(lineKey(text));

const isCounter = (text: string): boolean => COUNTER.test(text) || findPrices(text).length > 0;
