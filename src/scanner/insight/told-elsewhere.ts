// Which quotes of a claim stand at other work: one sentence shows one kind of work.
import type { Sign } from "../../model/profile.ts";
import type { ClaimedWorkflow } from "./claimed-workflow.ts";
import { normaliseText } from "./normalise-text.ts";
import { familyOf } from "./workflow-families.ts";

/** Quotes that hold more words of another claim than of this one; none where nothing else would be left to show. */
export function toldElsewhere(claim: ClaimedWorkflow, claims: readonly ClaimedWorkflow[]): ReadonlySet<string> {
  // Answers to questions are told in general words, which are that work's own.
  const least = familyOf(claim.id)?.takesOtherPhrases ? 1 : 0;
  const isElsewhere = ({ quote }: Sign): boolean => {
    const held = Math.max(least, ownWordsIn(quote, claim));
    return claims.some(
      (other) => ownWordsIn(quote, other) > held && saidBy(other).some((sign) => sign.quote === quote),
    );
  };
  const quotes = new Set(
    saidBy(claim)
      .filter(isElsewhere)
      .map(({ quote }) => quote),
  );
  return claim.evidence.some(({ quote }) => !quotes.has(quote)) ? quotes : new Set();
}

const saidBy = ({ evidence, manualQuotes }: ClaimedWorkflow): Sign[] =>
  [...evidence, ...manualQuotes].filter(({ region }) => region === "body" || region.startsWith("manual"));

function ownWordsIn(quote: string, { id }: ClaimedWorkflow): number {
  const words = normaliseText(quote)
    .split(/[^\p{L}\p{M}]+/u)
    .join(" ");
  return familyOf(id)?.ownWords.filter((word) => ` ${words}`.includes(` ${normaliseText(word)}`)).length ?? 0;
}
