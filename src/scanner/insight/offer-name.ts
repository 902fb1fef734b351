// Whether a heading or an entry of a list names something that is offered.
import { nameKind } from "../crawl/page-kind.ts";
import { foldText } from "../evidence/text/text-search.ts";
import { isGeneralHeading } from "./drafts/general-heading.ts";
import type { Counted } from "./signals/plain/counted.ts";
import words from "./data/not-offers.json" with { type: "json" };

const NAME_CHARS = 45;
const MOST_WORDS = 6;
/** Words of headings that tell of the business, of how to turn to it or of others, in the eight main languages. */
const NOT_OFFERS: ReadonlySet<string> = new Set(words.words.join(" ").split(" ").map(foldText));
const MARKS = /[.!?:;“”"{}[\]|<>@]|\d{3}|[€$£]/;
/** A name that only ends as that of a page does: "Legal services" are an offer, "Meet the team" is none. */
const MOST_SHARED = 0.5;

/** Names of what was counted: what the data calls a service is one, and a heading or an entry of a list may be of anything. */
export const offersIn = ({ names, hits: [first] }: Counted): string[] =>
  names.filter(first?.region === "schema" ? isNameLike : isOfferName);

export const isOfferName = (name: string): boolean => isNameLike(name) && !tellsOfOther(name);

export const tellsOfOther = (name: string): boolean =>
  (foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => NOT_OFFERS.has(word));

/** Short as a name, and not what a page of the site is called. */
const isNameLike = (name: string): boolean =>
  name.length <= NAME_CHARS &&
  /\p{L}{3}/u.test(name) &&
  name.split(/\s+/).length <= MOST_WORDS &&
  (nameKind(name)?.share ?? 0) <= MOST_SHARED &&
  !isGeneralHeading(name, null) &&
  !MARKS.test(name);
