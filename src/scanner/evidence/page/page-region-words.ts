// Names by which pages without landmark elements call their parts.
import type { Region } from "../page-facts.ts";

/** A class or id word that says what the part is. English, because class names are, and kept short on purpose. */
const REGION_WORDS: [word: string, region: Region][] = [
  ["navbar", "nav"],
  ["navigation", "nav"],
  ["nav", "nav"],
  ["menu", "nav"],
  ["masthead", "header"],
  ["topbar", "header"],
  ["header", "header"],
  ["footer", "footer"],
  ["colophon", "footer"],
  ["sidebar", "aside"],
  ["cookies", "aside"],
  ["cookie", "aside"],
  ["consent", "aside"],
  ["gdpr", "aside"],
];

/** Words that may stand beside one of those without changing what it says: "main-nav", "site-header-inner". */
const FRAME_WORDS = new Set(
  (
    "site main top bottom primary secondary global wrapper wrap container area inner outer bar list block section row " +
    "col fixed sticky desktop mobile app left right default static new el widget widgets links the banner notice popup " +
    "overlay message info law manager box layer horizontal vertical"
  ).split(" "),
);

/**
 * The region that one class or id token names; null when a word in it says something else ("card-footer",
 * "has-sidebar", "page-header" belong to the content they stand in).
 */
export function regionOfToken(token: string): Region | null {
  let region: Region | null = null;
  for (const word of wordsOf(token)) {
    const meant = regionOfWord(word);
    if (meant === null && !FRAME_WORDS.has(word) && !/^\d{1,4}$/.test(word)) return null;
    region ??= meant;
  }
  return region;
}

/** "siteHeader_inner" -> site, header, inner. */
export function wordsOf(token: string): string[] {
  return token
    .slice(0, 60)
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[-_]/)
    .filter((word) => word !== "");
}

/** Also written as one word with a frame word: "mainnav", "footerwrap". */
function regionOfWord(word: string): Region | null {
  for (const [known, region] of REGION_WORDS) {
    if (word === known) return region;
    if (word.startsWith(known) && FRAME_WORDS.has(word.slice(known.length))) return region;
    if (word.endsWith(known) && FRAME_WORDS.has(word.slice(0, -known.length))) return region;
  }
  return null;
}
