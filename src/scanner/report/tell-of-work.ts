// Rows on kinds of work that no heading or form names: they tell of the sentences that the workflows rest on.
import type { Outcome } from "../../model/outcome.ts";
import { listOf, pathOf } from "../../model/words.ts";
import { seen } from "../checks/define-check.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";

const STEPS_ROW = "manual-step-signal";
const ITEMS = 8;

/** A row that saw no sign of work that is claimed says where that is told, and the row on handwork counts all that is quoted. */
export function tellOfWork(outcomes: readonly Outcome[], claimed: readonly ClaimedWorkflow[]): Outcome[] {
  const claims = new Map(claimed.map((claim) => [claim.id, claim]));
  return outcomes.map((row) => {
    if (row.status !== "info") return row;
    if (row.id === STEPS_ROW) return withQuoted(row, claimed);
    const claim = claims.get(row.id);
    return claim === undefined || row.evidence.length > 0 ? row : toldBy(row, claim);
  });
}

function toldBy(row: Outcome, { name, evidence, manualQuotes }: ClaimedWorkflow): Outcome {
  const signs = [...manualQuotes, ...evidence];
  return {
    ...row,
    situation: `Told on ${listOf(pagesOf(signs), 3)}: see the workflow “${name}”.`,
    evidence: signs.slice(0, 2).map(({ url, quote }) => seen(url, quote, "It tells of this work.")),
  };
}

/** Sentences on who does a step stand beside requests to call, write, print or wait. */
function withQuoted(row: Outcome, claimed: readonly ClaimedWorkflow[]): Outcome {
  const known = new Set(row.evidence.map(({ received }) => received));
  const quoted = claimed.flatMap(({ manualQuotes }) => manualQuotes.filter(({ region }) => region === "manual-hand"));
  const more = [...new Map(quoted.map((sign) => [sign.quote, sign])).values()].filter(({ quote }) => !known.has(quote));
  if (more.length === 0) return row;
  const place = listOf(pagesOf(more), 3);
  return {
    ...row,
    situation: `${row.situation} Who does a step is told on ${place}, too.`,
    evidence: [...row.evidence, ...more.map(({ url, quote }) => seen(url, quote, "It says who does a step."))].slice(
      0,
      ITEMS,
    ),
  };
}

const pagesOf = (signs: readonly { url: string }[]): string[] => [...new Set(signs.map(({ url }) => pathOf(url)))];
