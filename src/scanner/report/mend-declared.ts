// A change that asks for something which the site has already, and which is at fault itself, asks for its repair.
import type { Outcome } from "../../model/outcome.ts";
import { pathOf } from "../../model/words.ts";
import { ANSWER_AT_NAMED, deadIn } from "../checks/judge-declared.ts";
import { fillText } from "../insight/fill-text.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";

/** The check that calls what a site declares. */
export const DECLARED = "declared-capability-works";

export interface Mend {
  /** Position in the steps of the template. */
  step: number;
  /** What the step says. */
  text: string;
  /** What was found there, for the report alone: it may hold words of the site. */
  today: string;
}

export function mendsOf(
  { doneWhen = {}, mends = {} }: Pick<OpportunityTemplate, "doneWhen" | "mends">,
  outcomes: readonly Outcome[],
): Mend[] {
  return Object.entries(mends).flatMap(([step, text]) => {
    const found = outcomes.find(({ id }) => id === doneWhen[step]);
    const address = found?.evidence[0]?.url;
    if (found === undefined || address === undefined || !isAtFault(found)) return [];
    return [{ step: Number(step), text: fillText(text, { address: pathOf(address) }), today: found.situation }];
  });
}

/**
 * A document is there, and what it names does not answer: to make that answer is a repair of its own, which no other
 * change asks for a second time.
 */
export function namesWhatIsDead(outcome: Outcome, outcomes: readonly Outcome[]): boolean {
  const document = outcome.evidence[0]?.url;
  return (
    document !== undefined &&
    isAtFault(outcome) &&
    outcomes.some(
      ({ id, status, evidence }) =>
        id === DECLARED && status === "fail" && evidence.some(({ meaning }) => meaning === deadIn(document)),
    )
  );
}

/** What makes the declared addresses answer mends every document of which nothing else is wrong, and every server behind them. */
export function isMadeWith(declared: Outcome, { fix, category, evidence }: Outcome): boolean {
  const dead = new Set(declared.evidence.map(({ url }) => url));
  // Where what was declared lies at the address of a page, other checks speak of that page.
  const isThere = declared.category === category;
  return (
    fix === ANSWER_AT_NAMED ||
    (evidence.length > 0 && evidence.every(({ url, received }) => dead.has(received) || (isThere && dead.has(url))))
  );
}

const isAtFault = ({ status }: Outcome): boolean => status === "fail" || status === "warn";
