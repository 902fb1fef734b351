// Fixes that one act makes: a repair, a block to paste, an answer that is written. The act is told and counted once, with
// the fix that leads; the others name it.
import type { Outcome } from "../../model/outcome.ts";
import type { TopFix } from "../../model/results.ts";
import { namedIn } from "../checks/define-check.ts";
import { TO_WHAT_STAYS } from "../checks/structured-data/article-markup.ts";
import { FACT_LABELS } from "../evidence/answers/answers-key-facts.ts";
import { gainTogether, LAST, type Gains } from "./gain-if-fixed.ts";
import { DECLARED, isMadeWith } from "./mend-declared.ts";

/** For each fix that another makes as well, the one that leads; `losing` in the order of what each gains alone. */
export function leadersOf(losing: readonly Outcome[], gains: Gains): ReadonlyMap<string, Outcome> {
  const rankOf = ({ id }: Outcome): number => gains.get(id)?.rank ?? LAST;
  const wide = losing.filter(({ id }) => id in MAKES);
  const leaders = new Map<string, Outcome>();
  const others = losing.filter((outcome) => !wide.includes(outcome));
  for (const outcome of others) {
    const leader = wide.find((one) => rankOf(one) <= rankOf(outcome) && MAKES[one.id]?.(one, outcome));
    if (leader !== undefined) leaders.set(outcome.id, leader);
  }
  const [led, free] = [true, false].map((is) => others.filter(({ id }) => leaders.has(id) === is));
  for (const outcome of free ?? []) {
    const before = losing.slice(0, losing.indexOf(outcome));
    const leader = [...(led ?? []), ...before].find((other) => isOneAct(other, outcome));
    if (leader !== undefined) leaders.set(outcome.id, leaders.get(leader.id) ?? leader);
  }
  return leaders;
}

/** The same words on other addresses are another act. */
const isOneAct = (one: Outcome, other: Outcome): boolean =>
  (one.fix === other.fix && isOfOneAddress(one, other)) ||
  (one.draft !== undefined && one.draft.content === other.draft?.content);

const isOfOneAddress = ({ evidence }: Outcome, other: Outcome): boolean =>
  evidence.length === 0 ||
  other.evidence.length === 0 ||
  evidence.some(({ url }) => other.evidence.some((shown) => shown.url === url));

/** What stays of old articles is marked up as they are revised: that fix follows the words of the one which leads. */
export const isForWhatStays = ({ fix }: Outcome): boolean => fix === TO_WHAT_STAYS;

/** Acts that hold others, whichever gains more. */
const MAKES: Readonly<Record<string, (wide: Outcome, other: Outcome) => boolean>> = {
  [DECLARED]: isMadeWith,
  freshness: (_, other) => isForWhatStays(other),
  "key-facts-coverage": ({ evidence }, { id }) =>
    id === "pricing-answerable" && namedIn(evidence, "lacks").includes(FACT_LABELS.price),
};

/** What is made with another fix is gained by that one, and by nothing else. */
export function gainedOnce(outcomes: readonly Outcome[], leaders: ReadonlyMap<string, Outcome>, gains: Gains): Gains {
  const joint = new Map(gains);
  for (const [leader, made] of Map.groupBy(leaders.keys(), (id) => leaders.get(id)?.id ?? "")) {
    const own = gains.get(leader);
    if (own !== undefined) joint.set(leader, { ...own, ...gainTogether(outcomes, new Set([leader, ...made])) });
    for (const id of made) joint.set(id, { readiness: 0, aeo: 0, rank: LAST, because: null, assumes: null });
  }
  return joint;
}

/** Fixes of their own, without those that another makes as well. */
export const ownFixes = <Fix extends Partial<Pick<TopFix, "countedWith">>>(fixes: readonly Fix[]): Fix[] =>
  fixes.filter(({ countedWith }) => countedWith === undefined);

/** The first so many fixes, with what is made by them. */
export function firstFixes<Fix extends Pick<TopFix, "countedWith"> & Partial<Pick<TopFix, "title">>>(
  fixes: readonly Fix[],
  count: number,
): Fix[] {
  const titles = new Set(fixes.slice(0, count).map(({ title }) => title));
  return fixes.filter(({ countedWith }, at) => at < count || (countedWith !== undefined && titles.has(countedWith)));
}
