// Pages that are headed with a piece of work: what such a page says without naming the work is about it all the same.
import { normaliseText } from "../normalise-text.ts";
import type { SiteReading } from "./site-reading.ts";

/** Whether the title or the first heading of this page, the start page apart, holds one of the words. */
export function isHeadedWith({ pages }: SiteReading, url: string, words: readonly string[]): boolean {
  const heads = pages
    .filter(({ facts }) => facts.url === url && facts.kind !== "home")
    .flatMap(({ facts }) => [facts.titles[0] ?? "", ...facts.headings.slice(0, 1).map(({ text }) => text)])
    .map(normaliseText);
  return heads.some((head) => words.some((word) => head.includes(word)));
}
