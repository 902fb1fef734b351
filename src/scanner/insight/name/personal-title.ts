// Titles before the names of persons: their full stops end no sentence, and they alone are no name.

/** Academic, professional and courtesy titles of the eight main languages as they are shortened. */
const TITLES =
  "dr dra prof med dent vet lek wet mgr inż hab avv dott ing geom arch rag dipl mag lic mudr mvdr phdr judr mr mrs ms me drs ir rer nat jur phil univ priv doz ssa sr sra sig esq rev";
const TITLE_WORDS: ReadonlySet<string> = new Set(TITLES.split(" "));

/** Short forms after which a full stop may stand inside a name. */
export const ABBREVIATIONS = `${TITLES.replaceAll(" ", "|")}|st|ste|mt|co|bros|jr|inh|ks`;

/** A practice may list its practitioners under the same types as itself. */
export const PERSONAL_TITLE = /^(?:dr|dra|prof|mgr|lek|dipl|mag|ing|avv|dott|lic|mudr|phdr|mr|mrs|ms)\b\.?\s/i;

/** "Dr. med.": titles and nothing else. */
export function isOnlyTitle(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[\s.,-]+/)
    .filter((word) => word !== "");
  return words.length > 0 && words.length <= 6 && words.every((word) => TITLE_WORDS.has(word)) && isShort(name, words);
}

/** A single word such as "Med" or "Arch" is a title only with its full stop. */
const isShort = (name: string, words: readonly string[]): boolean =>
  words.length > 1 || name.trim().endsWith(".") || /^(?:dra?|prof|lek|mgr|avv|dott)$/.test(words[0] ?? "");
