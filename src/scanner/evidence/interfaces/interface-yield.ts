// Which published documents lead to nothing that works: what they describe well is of no use to anybody.
import type { LiveFacts } from "../live-facts.ts";
import type { DocumentFacts, SiteEvidence } from "../site-evidence.ts";
import { type DeclaredState, declaredStates } from "./interface-declared.ts";

type Documents = SiteEvidence["documents"];

/** Notes with each document what came of calling the addresses that it names. */
export function withYields(documents: Documents, live: LiveFacts): Documents {
  const states = declaredStates(live);
  if (states.length === 0) return documents;
  const once = noted(documents, states);
  // A catalog that leads to nothing but a description of dead addresses leads nowhere itself.
  const idle = new Map(Object.values(once).map(({ url, yields }) => [url, yields]));
  return noted(
    documents,
    states.map((one) => ({ ...one, state: YIELD_STATES[idle.get(one.url) ?? "something"] ?? one.state })),
  );
}

const YIELD_STATES: Partial<Record<string, DeclaredState["state"]>> = { nothing: "dead", unknown: "unknown" };

const noted = (documents: Documents, states: readonly DeclaredState[]): Documents =>
  Object.fromEntries(
    Object.entries(documents).map(([id, document]) => {
      const yields = yieldOf(document, states);
      return [id, yields === null ? document : { ...document, yields }];
    }),
  );

function yieldOf(
  { url }: DocumentFacts,
  states: readonly DeclaredState[],
): NonNullable<DocumentFacts["yields"]> | null {
  const own = new Set(states.filter((one) => one.declaredIn === url && one.url !== url).map(({ state }) => state));
  if (own.has("works") || own.has("protected")) return null;
  return own.has("dead") ? "nothing" : own.has("unknown") ? "unknown" : null;
}
