// What the summary says of the work: what a quote shows to go through people's hands, and what else is there.
import type { Sign } from "../../model/profile.ts";
import { basisOf } from "../../model/basis-of-step.ts";
import type { Workflow, WorkflowStep } from "../../model/results.ts";
import type { ScanType } from "../../model/scan.ts";
import { listOf, lowerStart, pathOf } from "../../model/words.ts";
import { normaliseText } from "../insight/normalise-text.ts";
import { BY_HAND_REGION } from "../insight/signals/hand-hits.ts";
import { namesHand } from "../insight/signals/names-hand.ts";
import { familyOf, templatesOf } from "../insight/workflow-families.ts";

export interface WorkSeen {
  scanType: ScanType;
  workflows: readonly Workflow[];
  name: string;
  /** A part of the text is not there without scripts. */
  waitsForScripts: boolean;
}

/** Only what a quote shows counts as evidently done by hand; of the rest the summary says nothing but that it is there. */
export function handsSentence({ scanType, workflows, name, waitsForScripts }: WorkSeen): string {
  if (scanType === "light") return "A light scan does not look at how the business works; a basic or full scan does.";
  if (workflows.length === 0)
    return `${waitsForScripts ? "What can be read without scripts does" : "The pages read do"} not show how ${name} works.`;
  const quoted = quotesOfHandwork(workflows);
  const told = quoted.slice(0, TOLD_BY_HAND);
  // Where a section tells of a step by hand in the business's words, the summary does not call that unknown.
  const rest = workflows.filter((workflow) => told.every((entry) => entry.workflow !== workflow));
  const more = rest.filter(({ steps }) => steps?.some(isToldByHand));
  const unseen = rest.filter((workflow) => !more.includes(workflow));
  const others = unseen.filter((workflow) => !isOfOthers(workflow));
  return [
    byHandSentence(told, name),
    more.length === 0 ? "" : `Its pages tell of steps by hand in other work, too: ${worksOf(more)}.`,
    others.length === 0
      ? ""
      : `The pages of ${name} ${quoted.length > 0 ? "also show" : "show"} this work: ${worksOf(others, unseen.length)}.`,
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/** What customers say on a page, with no more beside it, shows no work of the business. */
const isOfOthers = ({ id, confidence }: Workflow): boolean => id === "wf-review-management" && confidence === "low";

const TOLD_BY_HAND = 3;

interface Handwork {
  workflow: Workflow;
  quote: Sign;
}

const isToldByHand = (step: WorkflowStep): boolean => step.isManual && basisOf(step) === "quoted";

/** Work of which each step is usual, promised or done by others shows nobody at it, whatever else is quoted. */
const hasStepByHand = ({ steps }: Workflow): boolean => steps === undefined || steps.some(isToldByHand);

/** Each quote goes to one workflow, first of all to one whose own words stand in it. */
function quotesOfHandwork(workflows: readonly Workflow[]): Handwork[] {
  const all = workflows
    .filter(hasStepByHand)
    .flatMap((workflow) =>
      (workflow.evidence ?? [])
        .filter((sign) => sign.region.startsWith("manual") && namesHand(sign) && !isAboutOther(workflow, sign))
        .map((quote) => ({ workflow, quote, rank: rankOf(workflow, quote) })),
    );
  const told: Handwork[] = [];
  for (const entry of all.toSorted((a, b) => b.rank - a.rank))
    if (told.every(({ workflow, quote }) => workflow !== entry.workflow && quote.quote !== entry.quote.quote))
      told.push({ workflow: entry.workflow, quote: entry.quote });
  return told;
}

/** A sentence that tells who does the work comes before one that asks people to write or call. */
const rankOf = (workflow: Workflow, quote: Sign): number =>
  quote.region === BY_HAND_REGION ? 2 : Number(namesWork(workflow, quote));

function namesWork({ id }: Workflow, { quote }: Sign): boolean {
  const text = normaliseText(quote);
  return (familyOf(id ?? "")?.ownWords ?? []).some((word) => text.includes(word));
}

/** A question about an order is no order: the catalogue knows such sentences by their words. */
function isAboutOther({ id }: Workflow, { quote }: Sign): boolean {
  const text = normaliseText(quote);
  return templatesOf(id ?? "").some(({ notAbout = [] }) => notAbout.some((stem) => text.includes(normaliseText(stem))));
}

function byHandSentence(quoted: readonly Handwork[], name: string): string {
  const works = quoted.map(
    ({ workflow, quote }) =>
      `${shortNameOf(workflow)} (${pathOf(quote.url)} says “${quote.quote.replace(/(?<![.\s])[.\s]+$/, "")}”)`,
  );
  return works.length === 0
    ? ""
    : `This work evidently goes through people's hands at ${name}: ${listOf(works, works.length)}.`;
}

/** Of a name that joins two kinds of work the one that was seen; where the work goes another way it has a name of its own. */
function shortNameOf({ id, name }: Workflow): string {
  const family = familyOf(id ?? "");
  return family?.name === name && family.shortName !== undefined ? family.shortName : lowerStart(name);
}

const MOST_WORKS = 5;

/** Names that are lists themselves are told apart by semicolons. What has to be counted is counted as in the sections: `inAll`. */
function worksOf(workflows: readonly Workflow[], inAll = workflows.length): string {
  const names = workflows.map(shortNameOf);
  const isCut = names.length > MOST_WORKS;
  if (names.length === 1 || !names.some((name) => /,| and /.test(name)))
    return listOf(names, MOST_WORKS, isCut ? inAll : names.length);
  const shown = isCut ? names.slice(0, MOST_WORKS - 1) : names;
  return [...shown, ...(isCut ? [`${inAll - shown.length} more`] : [])].join("; ");
}
