// Whether a text speaks to an AI system, apart from texts that only name one.
import { NAMED, type OrderLanguage, SHARED, UNBOUND_SCRIPTS } from "./trust-order-languages.ts";
import { indexOfTerm, positionsOf } from "./trust-term-position.ts";

const OPENER_REACH = 34;
const LABEL_REACH = 44;
const COMMA_REACH = 26;

/** Marks that end a sentence or set off a part of it. */
export const STOP = /[.!?。！？؟।|\]]/;

export interface Spoken {
  match: string;
  /** The text in which the order must stand. */
  rest: string;
}

/** Every place at which a folded text speaks to an AI system, with the `reach` characters after it. */
export function* findSpokenTo(folded: string, words: OrderLanguage, reach: number): Generator<Spoken> {
  for (const opener of [...words.openers, ...(words.verbLast ?? [])]) {
    for (const at of positionsOf(folded, opener)) {
      const isVerbLast = words.verbLast?.includes(opener) ?? false;
      const found = addresseeWithin(folded, at + opener.length, words, isVerbLast);
      if (!found) continue;
      yield { match: `${opener} ${found.match}`, rest: folded.slice(found.end, found.end + reach) };
    }
  }
  yield* labels(folded, words, reach);
}

function addresseeWithin(
  folded: string,
  start: number,
  words: OrderLanguage,
  isVerbLast: boolean,
): { match: string; end: number } | null {
  const reach = folded.slice(start, start + OPENER_REACH * 2);
  let best: { match: string; end: number } | null = null;
  for (const addressee of [...words.addressees, ...SHARED, ...NAMED]) {
    const at = indexOfTerm(reach, addressee);
    if (at === -1 || at > OPENER_REACH || !isDescription(reach.slice(0, at))) continue;
    const isStem = addressee.endsWith("*");
    const end = start + at + addressee.length - (isStem ? 1 : 0);
    if (
      isVerbLast &&
      !words.followers.some((word) => indexOfTerm(folded.slice(end, end + 20).trimStart(), word) === 0)
    ) {
      continue;
    }
    if (!isStem && !endsNoun(folded, end, words)) continue;
    if (!best || end > best.end) best = { match: addressee, end };
  }
  return best;
}

const MOST_BETWEEN = 4;
/** Words that show that the addressee is spoken of, not to: "if you are using ChatGPT", "your AI assistant". */
const SPOKEN_OF =
  /(?:^|[^\p{L}])(?:using|with|from|for|your|our|my|by|about|who|that|which|looking|use|want|qui|que|che|die|der|mit|von|unser\p{L}{0,2}|ihr\p{L}{0,2}|votre|notre|nuestr[oa]|nostr[oa]|noss[oa]|onze|nasz\p{L}{0,3})(?:[^\p{L}]|$)/u;

/** What may stand between "if you are" and "AI": an article and an adjective or two. */
function isDescription(between: string): boolean {
  const words = between.replace(/^\s?:/, "").trim();
  return !STOP.test(words) && !words.includes(":") && words.split(" ").length <= MOST_BETWEEN && !SPOKEN_OF.test(words);
}

const COMMON_FOLLOWERS = ["and", "or", "please", "from", "trained", "by", "developed", "created", "you", "sie", "du"];

/** The addressee must end its noun: "an AI," and "an AI reading this", but not "an AI agency". */
function endsNoun(folded: string, end: number, words: OrderLanguage): boolean {
  const rest = folded.slice(end, end + 40);
  if (rest === "" || /^\s?[,:;.!?–—)\]"”»，、：،؛؟।]/.test(rest) || rest.startsWith(" - ")) return true;
  if (rest.startsWith("-")) return false;
  const next = rest.trimStart();
  if (UNBOUND_SCRIPTS.test(next.charAt(0))) return true;
  const comes = (term: string) => indexOfTerm(next, term) === 0;
  return words.followers.some(comes) || COMMON_FOLLOWERS.some(comes) || words.directives.some(comes);
}

/** "AI assistants: …", "ChatGPT, please …" at the start of a line or sentence; the order is in that sentence. */
function* labels(folded: string, words: OrderLanguage, reach: number): Generator<Spoken> {
  for (const addressee of words.labelled) {
    for (const at of positionsOf(folded, addressee)) {
      if (!startsSegment(folded, at)) continue;
      const end = at + addressee.length;
      const mark = folded.slice(end, end + LABEL_REACH).search(/[:,–—!：，、،]/);
      const between = folded.slice(end, end + Math.max(0, mark));
      if (mark === -1 || STOP.test(between) || between.trim().split(" ").length > MOST_BETWEEN) continue;
      const after = folded.slice(end + mark + 1, end + mark + reach);
      const isComma = ",，、،".includes(folded.charAt(end + mark));
      if (isComma && (between !== "" || !/(?:^|[.!?。！？|])$/.test(folded.slice(0, at).trimEnd()))) continue;
      yield { match: addressee, rest: isComma ? after.slice(0, COMMA_REACH) : (after.split(STOP)[0] ?? "") };
    }
  }
}

/** At the start of the text, or right behind a stop, a bracket, a dash or a comment mark. */
export function startsSegment(folded: string, at: number): boolean {
  const before = folded.slice(Math.max(0, at - 3), at).trimEnd();
  return before === "" || /[.!?:|[({\-–—*#>。！？"“]$/.test(before);
}
