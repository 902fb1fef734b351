// Whether the rest of a site knows a name: a template leaves its own in a logo, and no other place repeats it.
import { UNSPACED } from "../../evidence/text/text-words.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { normaliseText, wordsOf } from "../normalise-text.ts";

/** Places in which a template's own name is found: its logo, and the heading that holds the logo. */
export const TEMPLATE_REGIONS: ReadonlySet<string> = new Set(["logo", "h1"]);

/** Pages that are enough to look at; a name that none of them repeats is not the site's. */
const MOST_PAGES = 8;
const MOST_CHARACTERS = 2_000;

/** Tells whether a name stands in a title, a description or a line of text: its logo and first heading do not count. */
export function knownToSite(pages: readonly PageFacts[]): (name: string) => boolean {
  const texts = pages
    .slice(0, MOST_PAGES)
    .flatMap((page) => [
      ...page.titles,
      ...descriptionsOf(page),
      ...page.blocks.filter(({ tag }) => tag !== "h1").map(({ text }) => text.slice(0, MOST_CHARACTERS)),
    ])
    .map(spaced);
  return (name) => texts.some((text) => holds(text, name));
}

/** Tells whether a page's description or a lower heading repeats a title's name, which is written like a name. */
export function sharedByTitle(pages: readonly PageFacts[]): (name: string) => boolean {
  const texts = once(() =>
    pages
      .slice(0, MOST_PAGES)
      .flatMap((page) => [
        ...descriptionsOf(page),
        ...page.headings.filter(({ level, hidden }) => level > 1 && !hidden).map(({ text }) => text),
      ])
      .map(spaced),
  );
  return (name) => !LOWER_WORD.test(name) && !/[.!?…]$/.test(name) && texts().some((text) => holds(text, name));
}

/** Most titles hold a short name, and nothing is read for them. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A name's words begin with capitals, save short ones between them. */
export const LOWER_WORD = /\s\p{Ll}{4}/u;

const descriptionsOf = ({ metas }: PageFacts): string[] =>
  metas.filter(({ key }) => key === "description" || key === "og:description").map(({ content }) => content);

/** Whole words with a space around each, so that "Porto" is not found in "transporto". */
const spaced = (text: string): string => ` ${wordsOf(normaliseText(text)).join(" ")} `;

function holds(text: string, name: string): boolean {
  const words = spaced(name);
  if (words.trim() === "") return false;
  return text.includes(UNSPACED.test(name) ? words.trim() : words);
}
