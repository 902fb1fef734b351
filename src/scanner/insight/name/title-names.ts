// Names in page titles: the part that recurs over the pages, or the part of a single title that others confirm.
import type { PageFacts } from "../../evidence/page-facts.ts";
import { cleanName, hasLegalForm, isSlogan, nameKey, TOWN_TAIL } from "./clean-name.ts";

export interface TitleName {
  name: string;
  url: string;
  title: string;
  /** Recurs on most pages, rather than standing in one title. */
  isRecurring: boolean;
}

/**
 * A hyphen separates with a space after it; between letters it belongs to the word, and before "und" it stands for the
 * rest of one: "Kinder- und Jugendhilfe".
 */
const HANGING = String.raw`(?<=\p{L})[-–]\s(?:und|oder|bzw\.|sowie|u\.|&|en|of|and|or|og|och|eller)\s`;
const SEPARATOR = new RegExp(
  String.raw`(?:(?<!\s)\s+)?(?:(?!${HANGING})[-–—]\s+|[|｜·•¦【】]\s*)|(?<!\s)\s+(?:::?|[»›~]{1,3})\s+|:\s+`,
  "u",
);
const RECURRING_SHARE = 0.6;

/** Parts of a title between the separators in use. */
export const titleParts = (title: string): string[] =>
  title
    // Runs of spaces would be read again from each of their places.
    .replace(/\s+/g, " ")
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** What else is known of a would-be name. */
export interface TitleHelp {
  /** Another source (footer, logo, structured data) has the same name. */
  isNamed: (key: string) => boolean;
  /** It is in the host name or a heading, as a town or a slogan may be as well. */
  isLikely: (key: string) => boolean;
  /** It only says what trade is done. */
  isTrade: (name: string) => boolean;
  /** A description or a lower heading repeats it, so that even a long one is no mere slogan. */
  isShared: (name: string) => boolean;
}

/** Candidate names of the titles. Where a mere trade recurs, the title of the start page may still hold the name. */
export function titleNames(pages: readonly PageFacts[], help: TitleHelp): TitleName[] {
  const titled = pages.filter((page) => page.titles[0] !== undefined && page.titles[0] !== "");
  const distinct = new Set(titled.map((page) => page.titles[0]));
  const counts = new Map<string, { count: number; first: TitleName }>();
  for (const page of titled) {
    const title = page.titles[0] ?? "";
    const keys = new Set<string>();
    for (const part of titleParts(title)) {
      const name = cleanName(part, true);
      const key = name === null ? "" : nameKey(name);
      if (name === null || key === "" || keys.has(key)) continue;
      keys.add(key);
      const known = counts.get(key);
      if (known) known.count++;
      else counts.set(key, { count: 1, first: { name, url: page.url, title, isRecurring: true } });
    }
  }
  const recurring = [...counts].filter(([, { count }]) => count >= Math.max(2, titled.length * RECURRING_SHARE));
  if (distinct.size >= 2 && recurring.length > 0) {
    const known = recurring.filter(([key]) => help.isNamed(key) || help.isLikely(key));
    const names = (known.length > 0 ? known : recurring.slice(0, 2)).map(([, { first }]) => first);
    return names.every(({ name }) => help.isTrade(name)) ? [...names, ...fromHomeTitle(titled[0], help)] : names;
  }
  const isEverywhere = titled.length >= 3 && distinct.size === 1;
  return fromHomeTitle(titled[0], help).map((one) => ({ ...one, isRecurring: isEverywhere }));
}

/** "Brandt Architekten, Leipzig": what stands before the first comma is the name where another source says so. */
const withoutTail = (part: string): string[] => {
  const comma = part.indexOf(",");
  return comma > 1 ? [part.slice(0, comma)] : [];
};

/** A name of an order or authority may be too long for a name only with its town: "… Sióstr Maryi w Piastowie". */
const TOO_LONG = 80;
const withoutTown = (part: string): string[] =>
  part.length > TOO_LONG && part.length < 2 * TOO_LONG && TOWN_TAIL.test(part) ? [part.replace(TOWN_TAIL, "")] : [];

function fromHomeTitle(home: PageFacts | undefined, { isNamed, isLikely, isTrade, isShared }: TitleHelp): TitleName[] {
  const title = home?.titles[0];
  if (!home || title === undefined) return [];
  const names = titleParts(title)
    .flatMap((part) => [part, ...withoutTail(part), ...withoutTown(part)])
    .map((part) => cleanName(part, true))
    .filter((name): name is string => name !== null);
  const ownFirst = [...names.filter((name) => !isTrade(name)), ...names.filter(isTrade)];
  const known = ownFirst.find((name) => isNamed(nameKey(name))) ?? ownFirst.find((name) => isLikely(nameKey(name)));
  const name =
    known ?? ownFirst.find(hasLegalForm) ?? ownFirst.find((one) => !isSlogan(one)) ?? ownFirst.find(isShared);
  return name === undefined ? [] : [{ name, url: home.url, title, isRecurring: false }];
}
