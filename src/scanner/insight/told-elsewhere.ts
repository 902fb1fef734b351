// Which quotes of a claim stand at other work: one sentence shows one kind of work.
import type { Sign } from "../../model/profile.ts";
import type { ClaimedWorkflow } from "./claimed-workflow.ts";
import { normaliseText } from "./normalise-text.ts";
import { isSameText } from "./signals/hand-hits.ts";
import { familyOf } from "./workflow-families.ts";

/**
 * Quotes that hold more words of another claim than of this one; none where nothing else would be left to show. One that
 * holds as many of both stands at the surer claim, or where no other sentence is at hand.
 */
export function toldElsewhere(claim: ClaimedWorkflow, claims: readonly ClaimedWorkflow[]): ReadonlySet<string> {
  // Answers to questions are told in general words, which are that work's own.
  const least = familyOf(claim.id)?.takesOtherPhrases ? 1 : 0;
  const isElsewhere = ({ quote }: Sign): boolean => {
    const held = Math.max(least, ownWordsIn(quote, claim));
    return claims.some((other) => {
      if (other === claim || saidBy(other).every((sign) => sign.quote !== quote)) return false;
      const there = ownWordsIn(quote, other);
      return there > held || (there === held && isSpared(quote, { claim, other, claims }));
    });
  };
  const quotes = new Set(
    saidBy(claim)
      .filter(isElsewhere)
      .map(({ quote }) => quote),
  );
  return claim.evidence.some(({ quote }) => !quotes.has(quote)) ? quotes : new Set();
}

/**
 * Quotes of handwork that stand at another claim as well and are told there: at the one of which they hold more words,
 * at other work before answers to questions, at the surer.
 */
export function quotedElsewhere(claim: ClaimedWorkflow, claims: readonly ClaimedWorkflow[]): ReadonlySet<string> {
  const told = ({ manualQuotes }: ClaimedWorkflow, quote: string): boolean =>
    manualQuotes.some((sign) => isSameText(sign.quote, quote));
  const answers = ({ id }: ClaimedWorkflow): number => Number(familyOf(id)?.takesOtherPhrases === true);
  const ownerOf = (quote: string): ClaimedWorkflow | undefined =>
    claims
      .filter((one) => told(one, quote))
      .toSorted((a, b) => ownWordsIn(quote, b) - ownWordsIn(quote, a) || answers(a) - answers(b))[0];
  return new Set(claim.manualQuotes.map(({ quote }) => quote).filter((quote) => ownerOf(quote) !== claim));
}

/** Each text of a page at one claim: at the one of which it holds more words, before answers to questions, else at the surer. */
export function quotedOnce(claims: readonly ClaimedWorkflow[]): ClaimedWorkflow[] {
  const answers = ({ id }: ClaimedWorkflow): number => Number(familyOf(id)?.takesOtherPhrases === true);
  const shows = ({ evidence, manualQuotes }: ClaimedWorkflow, { url, quote }: Sign): boolean =>
    [...manualQuotes, ...evidence].some((sign) => sign.url === url && sign.quote === quote);
  const isOwn = (claim: ClaimedWorkflow, sign: Sign): boolean =>
    OURS.has(sign.region) ||
    claim.manualQuotes.some(({ quote }) => quote === sign.quote) ||
    claims
      .filter((one) => shows(one, sign))
      .toSorted((a, b) => ownWordsIn(sign.quote, b) - ownWordsIn(sign.quote, a) || answers(a) - answers(b))[0] ===
      claim;
  return claims.map((claim) => {
    const own = claim.evidence.filter((sign) => isOwn(claim, sign));
    const isEnough = answers(claim) === 1 ? own.length > 0 : own.some(showsWork);
    return isEnough ? { ...claim, evidence: own } : claim;
  });
}
/** A title, a technology or a telephone number alone shows no work. */
const showsWork = ({ region }: Sign): boolean => !OURS.has(region) && !/^(?:h1|title|page)$/.test(region);
const OURS: ReadonlySet<string> = new Set(["channel", "noted", "technology", "schema", "sitemap", "document", "url"]);

/** Whether the claim has another sentence, and the other is the surer one or has none. When people are answered is told of all that they ask. */
const isSpared = (
  quote: string,
  { claim, other, claims }: Record<"claim" | "other", ClaimedWorkflow> & { claims: readonly ClaimedWorkflow[] },
): boolean =>
  ![claim, other].some(({ id }) => familyOf(id)?.takesOtherPhrases) &&
  saysMore(claim, quote) &&
  (!saysMore(other, quote) || claims.indexOf(other) < claims.indexOf(claim));

const saysMore = ({ evidence }: ClaimedWorkflow, quote: string): boolean =>
  evidence.some((sign) => sign.quote !== quote && SAID.test(sign.region));
const SAID = /^(?:body|manual|h\d|form)/;

const saidBy = ({ evidence, manualQuotes }: ClaimedWorkflow): Sign[] =>
  [...evidence, ...manualQuotes].filter(({ region }) => region === "body" || region.startsWith("manual"));

function ownWordsIn(quote: string, { id }: ClaimedWorkflow): number {
  const words = normaliseText(quote)
    .split(/[^\p{L}\p{M}]+/u)
    .join(" ");
  return familyOf(id)?.ownWords.filter((word) => ` ${words}`.includes(` ${normaliseText(word)}`)).length ?? 0;
}
