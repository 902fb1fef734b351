// Lines that stand on more than half of the pages: banners, notices and what frames the content.
import { memoByPage } from "../memo-by-page.ts";
import type { PageFacts } from "../page-facts.ts";
import { singleSpaced } from "./single-spaced.ts";
import { foldText } from "./text-search.ts";

const LINE_CHARS = 200;
const LEAST_PAGES = 3;

export const lineKey = (text: string): string => singleSpaced(foldText(text)).trim();

/** What stands on more than half of the pages, and on three at least. */
export const onMost = (
  pages: readonly PageFacts[],
  linesOf: (page: PageFacts) => Iterable<string>,
): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const page of pages) for (const line of new Set(linesOf(page))) counts.set(line, (counts.get(line) ?? 0) + 1);
  const most = Math.max(LEAST_PAGES, Math.floor(pages.length / 2) + 1);
  return new Set([...counts].flatMap(([line, count]) => (count >= most ? [line] : [])));
};

export const keysOf = (lines: readonly { text: string }[]): string[] =>
  lines.flatMap(({ text }) => (text.length > LINE_CHARS ? [] : [lineKey(text)]));

const sharedLines = memoByPage((pages: readonly PageFacts[]) =>
  onMost(pages, ({ headings, blocks }) => keysOf([...headings, ...blocks.filter(({ region }) => region === "main")])),
);

/** True for a sentence that stands on most pages. */
export const isSharedLine = (text: string, pages: readonly PageFacts[]): boolean =>
  sharedLines(pages).has(lineKey(text));
