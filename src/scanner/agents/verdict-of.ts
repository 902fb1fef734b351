// What one check says of the evidence. It is pure, so it may be asked as soon as all that it needs is there, and its
// verdict is kept for the agent that reports it.
import type { Check, Verdict } from "../checks/define-check.ts";
import { memoByPage } from "../evidence/memo-by-page.ts";
import type { EvidenceKey, SiteEvidence } from "../evidence/site-evidence.ts";

/** Parts of the evidence that do not change any more. */
export type SettledParts = Partial<SiteEvidence>;
type Kept = { parts: readonly unknown[]; verdict: Verdict };

/** By the pages, and gone with them. */
const keptOn = memoByPage((_pages: SiteEvidence["pages"]) => new Map<string, Kept>());

/** Throws where the check does. */
export function verdictOf(check: Check, evidence: SettledParts): Verdict {
  const parts = check.needs.map((key) => evidence[key]);
  const ofSite = evidence.pages === undefined ? null : keptOn(evidence.pages);
  const kept = ofSite?.get(check.id);
  if (kept?.parts.every((part, at) => part === parts[at])) return kept.verdict;
  const verdict = check.run(pickEvidence(check, evidence));
  ofSite?.set(check.id, { parts, verdict });
  return verdict;
}

/** A check sees what it declares in `needs`, and nothing else. */
function pickEvidence(check: Check, evidence: SettledParts): SiteEvidence {
  const picked: Partial<Record<EvidenceKey, unknown>> = {};
  for (const key of check.needs) picked[key] = evidence[key];
  // `run` is typed to its own needs; exactly those are present here.
  return picked as unknown as SiteEvidence;
}
