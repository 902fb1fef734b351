// Whether a heading or an entry of a list names something that is offered.
import { nameKind } from "../crawl/page-kind.ts";
import { foldText } from "../evidence/text/text-search.ts";
import { isGeneralHeading } from "./drafts/general-heading.ts";
import type { Counted } from "./signals/plain/counted.ts";
import words from "./data/not-offers.json" with { type: "json" };

const NAME_CHARS = 45;
const MOST_WORDS = 6;
/** What is offered has a name; what calls upon its readers, or speaks of them and us, has none. */
const SPEAKS =
  /(?<!\p{L})(?:your|our|you|we|my|ihre?[nmrs]?|unser(?:e[nmrs]?)?|euch|eure?[nmrs]?|deine?[nmrs]?|wir|sie|votre|vos|notre|nos|vous|nous|tus?|sus?|nuestr[oa]s?|vuestr[oa]s?|usted|seus?|suas?|noss[oa]s?|vocês?|tu[oae]|tuoi|vostr[oaie]|nostr[oaie]|suoi|uw|jouw|jullie|onze|ons|wij|twoj\p{L}{1,3}|twój|nasz\p{L}{0,3}|wasz\p{L}{0,3}|swój|swoj\p{L}{1,3}|vaš\p{L}{0,3}|váš|naš\p{L}{0,3}|náš|vår[at]?|våra|vores|jeres|ваш\p{L}{0,3}|наш\p{L}{0,3}|σας|μας)(?!\p{L})/iu;
const CALLS_UPON =
  /^(?:\p{L}{2,20}ly )?(?:(?:grow|boost|increase|improve|create|discover|explore|choose|stop|make|keep|win|generate|attract|maximi[sz]e|unlock|transform|achieve|enjoy|join|send|tell|dominate|outrank|streamline|reduce|protect|expand|find|become|bring|add|avoid|ensure|schedule|entdecke|steigere|erhöhe|finde|starte|descubr[ea]|aument[ae]|mejora|consigue|elige|conoce|conheça|escolha|melhore|faça|scopri|migliora|scegli|conosci|ontdek|verhoog|verbeter|maak|kies|bekijk|vergroot|odkryj|zwiększ|popraw|wybierz|poznaj|zbuduj|sprawdź|zamów|upptäck|öka|boka|hitta|opdag|bestill)\s|(?:build|design|plan|start|drive|rank|scale|use|save|open|run|check|change|move|order|turn|take|reach|claim)\s(?:out|up|into|the|an?|more|new|all|every|this|that)\s|\p{L}{2,20}ez\s(?:le|la|les|un|une|des|de|du|plus)\s)/iu;
/** Words of headings that tell of the business, of how to turn to it or of others, in the eight main languages. */
const NOT_OFFERS: ReadonlySet<string> = new Set(words.words.join(" ").split(" ").map(foldText));
/** What only by itself names a part of a shop or a site. */
const PARTS: ReadonlySet<string> = new Set(words.parts.map(foldText));
const MARKS = /[.!?:;“”"{}[\]|<>@]|\d{3}|[€$£]/;
/** A name that only ends as that of a page does: "Legal services" are an offer, "Meet the team" is none. */
const MOST_SHARED = 0.5;

/** Names of what was counted: what the data calls a service is one, and a heading or an entry of a list may be of anything. */
export const offersIn = ({ names, hits: [first] }: Counted): string[] =>
  names.filter(first?.region === "schema" ? isNameLike : isOfferName);

export const isOfferName = (name: string): boolean =>
  isNameLike(name) && !tellsOfOther(name) && !SPEAKS.test(name) && !CALLS_UPON.test(name);

export const tellsOfOther = (name: string): boolean =>
  PARTS.has(foldText(name)) ||
  (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some((word) => word !== "IT" && NOT_OFFERS.has(foldText(word)));

/** Short as a name, and not what a page of the site is called. */
const isNameLike = (name: string): boolean =>
  name.length <= NAME_CHARS &&
  /\p{L}{3}/u.test(name) &&
  name.split(/\s+/).length <= MOST_WORDS &&
  (nameKind(name)?.share ?? 0) <= MOST_SHARED &&
  !isGeneralHeading(name, null) &&
  !MARKS.test(name);
