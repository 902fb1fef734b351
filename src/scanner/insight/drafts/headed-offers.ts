// Names of what a page offers, from the headings of its sections: only where all of them can be such names.
import { foldText } from "../../evidence/text/text-search.ts";
import type { HeadingFacts, PageFacts } from "../../evidence/page-facts.ts";
import type { KnownNames } from "../name/person-name.ts";
import { tellsOfOther } from "../offer-name.ts";
import { siteText } from "./draft-parts.ts";
import { isGeneralHeading } from "./general-heading.ts";
import { withoutPictures } from "./slogan.ts";

const LEAST = 2;
/** Under one heading of a page on something else, too. */
const LEAST_UNDER_ONE = 3;
const MOST_WORDS = 6;
const NAME_CHARS = 70;

/** Empty where a heading of the same level before the last one cannot name an offer: then the list may be of anything. */
export function headedOffers(page: PageFacts, business: string | null, names: KnownNames): string[] {
  const shown = page.headings
    .map((heading, at) => ({ ...heading, at }))
    .filter(({ hidden, region, level }) => !hidden && region === "main" && level > 1);
  const level = Math.min(...shown.map((heading) => heading.level));
  const headed = shown.filter((heading) => heading.level === level);
  const offerOf = (heading: HeadingFacts & { at: number }): string => offerIn(heading, page, { business, names });
  const offers = headed.map(offerOf);
  // Sections on something else come last.
  const end = offers.findLastIndex((offer) => offer !== "") + 1;
  const listed = offers.slice(0, end);
  if (listed.length >= LEAST && !listed.includes("") && headed.length - end <= 1) return listed;
  const under = firstUnder(shown, level).map(offerOf);
  return under.length < LEAST_UNDER_ONE || under.includes("") ? [] : under;
}

/** The headings right below the first of that level that has any: what is divided first is what the page is about. */
function firstUnder<T extends HeadingFacts>(shown: readonly T[], level: number): T[] {
  const begin = shown.findIndex((heading) => heading.level === level + 1);
  const end = shown.findIndex((heading, at) => at > begin && heading.level <= level);
  return begin === -1
    ? []
    : shown.slice(begin, end === -1 ? undefined : end).filter((heading) => heading.level === level + 1);
}

function offerIn(
  { text, at }: HeadingFacts & { at: number },
  { blocks }: PageFacts,
  { business, names }: { business: string | null; names: KnownNames },
): string {
  const name = siteText(withoutPictures(text), NAME_CHARS, names);
  const parts = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const isName =
    parts.length > 0 &&
    parts.length <= MOST_WORDS &&
    !/[.!?…:]|^(?:start|begin) with /i.test(name) &&
    !isGeneralHeading(name, business) &&
    !tellsOfOther(name) &&
    blocks.some(({ heading }) => heading === at);
  return isName ? name : "";
}
