// Names in page titles: the part that recurs over the pages, or the part of a single title that others confirm.
import type { PageFacts } from "../../evidence/page-facts.ts";
import { cleanName, hasLegalForm, isSlogan, nameKey } from "./clean-name.ts";

export interface TitleName {
  name: string;
  url: string;
  title: string;
  /** Recurs on most pages, rather than standing in one title. */
  isRecurring: boolean;
}

/** A hyphen separates with a space after it; between letters it belongs to the word. */
const SEPARATOR = /\s*[-–—]\s+|\s+:\s+|\s*[|｜·•¦【】]\s*|\s+[»›]\s+|:\s+|\s+::\s+|\s+~\s+/;
const RECURRING_SHARE = 0.6;

/** Parts of a title between the separators in use. */
export const titleParts = (title: string): string[] =>
  title
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Candidate names of the titles. `isKnown` tells whether another source (host, footer, logo) has the same name. */
export function titleNames(pages: readonly PageFacts[], isKnown: (key: string) => boolean): TitleName[] {
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
    const known = recurring.filter(([key]) => isKnown(key));
    return (known.length > 0 ? known : recurring.slice(0, 2)).map(([, { first }]) => first);
  }
  const isEverywhere = titled.length >= 3 && distinct.size === 1;
  return fromHomeTitle(titled[0], isKnown).map((one) => ({ ...one, isRecurring: isEverywhere }));
}

/** "Brandt Architekten, Leipzig": what stands before the first comma is the name where another source says so. */
const withoutTail = (part: string): string[] => {
  const comma = part.indexOf(",");
  return comma > 1 ? [part.slice(0, comma)] : [];
};

function fromHomeTitle(home: PageFacts | undefined, isKnown: (key: string) => boolean): TitleName[] {
  const title = home?.titles[0];
  if (!home || title === undefined) return [];
  const names = titleParts(title)
    .flatMap((part) => [part, ...withoutTail(part)])
    .map((part) => cleanName(part, true))
    .filter((name): name is string => name !== null);
  const known = names.find((name) => isKnown(nameKey(name)));
  const name = known ?? names.find(hasLegalForm) ?? names.find((one) => !isSlogan(one));
  return name === undefined ? [] : [{ name, url: home.url, title, isRecurring: false }];
}
