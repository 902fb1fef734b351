// Places of the business: addresses that differ. A page for each town that is served makes no branches.
import { isPlaceholderText } from "../evidence/contacts/placeholders.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { SiteNode } from "../evidence/site-evidence.ts";
import { textOf } from "../evidence/structured/collect-structured.ts";
import { streetIn } from "../evidence/text/text-streets.ts";

/** Postal code and house number: one place is written in many ways ("Struga 1", "ul. Andrzeja Struga 1"). */
export function placeKey(address: SiteNode["props"]): string {
  const [street, code] = [address["streetAddress"], address["postalCode"]].map((part) =>
    textOf(part).toLowerCase().trim(),
  );
  if (street === undefined || street === "" || /[[{]/.test(street) || isPlaceholderText(street)) return "";
  return code ? `${code} ${/\d+/.exec(street)?.[0] ?? ""}`.trim() : street;
}

/** Keys less those that name a postal code alone where another has a house number to it. */
export const distinctPlaces = (keys: readonly string[]): string[] =>
  [...new Set(keys)].filter((key, _at, all) => key !== "" && !all.some((other) => other.startsWith(`${key} `)));

const LONGEST = 300;

/** Pages of places that each state a street which none before them states. */
export function pagesOfPlaces(pages: readonly PageFacts[]): PageFacts[] {
  const known = new Set<string>();
  return pages.filter((page) => {
    if (page.kind !== "location") return false;
    const streets = page.blocks
      .filter(({ text, quoted, inArticle }) => !quoted && !inArticle && text.length <= LONGEST)
      .flatMap(({ text }) => streetIn(text) ?? []);
    const isOther = streets.some((street) => !known.has(street));
    for (const street of streets) known.add(street);
    return isOther;
  });
}
