// One sentence per category that names what moved its score, biggest first, with counts.
import type { Outcome } from "../../model/outcome.ts";
import { isSingular, listOf, partOf, shareOf } from "../../model/words.ts";
import type { CategoryScore } from "./score-outcomes.ts";

const NAMED = 3;
const TOLD = 2;

export function explainCategory({ outcomes }: CategoryScore): string {
  const losing = outcomes.filter((outcome) => (outcome.score ?? 1) < 1).toSorted(byLoss);
  const [first, ...others] = losing;
  // Two titles would claim of all pages what was judged on some.
  if (first === undefined && outcomes.length <= TOLD)
    return [
      `${shareOf(outcomes.length, outcomes.length, "check")} ${outcomes.length === 1 ? "passes" : "pass"}.`,
      ...outcomes.toSorted(byWeight).map(({ situation }) => situation.trim()),
    ].join(" ");
  if (first === undefined)
    return `${shareOf(outcomes.length, outcomes.length, "check")} ${outcomes.length === 1 ? "passes" : "pass"}: ${listOf(
      outcomes.toSorted(byWeight).map(({ title }) => lower(title)),
      NAMED + 1,
    )}.`;
  const rest = `${named("fails", "fail", others)}${named("could be better", "warn", others)}`;
  const kept = outcomes.filter(({ status }) => status === "pass").length;
  // A fault beside "all checks pass" reads like a contradiction.
  if (kept === outcomes.length)
    return `${sentenceBody(first.situation)}; that is enough for ${partOf(kept, outcomes.length, "check")} to pass.`;
  return `${sentenceBody(first.situation)}${rest} (${partOf(kept, outcomes.length, "check")} ${isSingular(kept, outcomes.length) ? "passes" : "pass"}).`;
}

/** Titles say what is true of a check that passes. */
function named(says: string, wanted: Outcome["status"], outcomes: readonly Outcome[]): string {
  const titles = outcomes.flatMap(({ status, title }) => (status === wanted ? [`“${title}”`] : []));
  return titles.length === 0 ? "" : `; ${says}: ${listOf(titles, NAMED)}`;
}

/** Weight that an outcome costs its category. */
export const lossOf = (outcome: Outcome): number => outcome.weight * (1 - (outcome.score ?? 1));
const byLoss = (a: Outcome, b: Outcome): number => lossOf(b) - lossOf(a) || (a.id < b.id ? -1 : 1);
const byWeight = (a: Outcome, b: Outcome): number => b.weight - a.weight || (a.id < b.id ? -1 : 1);
const sentenceBody = (sentence: string): string => sentence.trim().replace(/(?<![.;])[.;]+$/, "");
/** Lower case at the start, unless the first word is a name or an abbreviation ("HTTPS", "OpenAPI"). */
const lower = (title: string): string =>
  /^[A-Z][a-z]+(?![A-Z])/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
