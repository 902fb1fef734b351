// The steps of a claimed workflow: which run by themselves, which take the time of staff, which others do.
import type { Sign } from "../../model/profile.ts";
import type { StepBasis } from "../../model/results.ts";
import type { ClaimedStep, ClaimedWorkflow } from "./claimed-workflow.ts";
import { fillText } from "./fill-text.ts";
import { isSameText } from "./signals/hand-hits.ts";
import type { HandSign } from "./signals/hand-hits.ts";
import { namesHand } from "./signals/names-hand.ts";
import { seenAtWork } from "./signals/seen-at-work.ts";
import { worksAsShown } from "./signals/works-as-shown.ts";
import { evaluateSignal } from "./signals/evaluate-signal.ts";
import type { SiteReading } from "./signals/site-reading.ts";
import type { WorkflowFamily } from "./workflow-families.ts";

export interface AutomatedPart {
  label: string;
  steps: readonly number[];
  /** Steps that such a program mostly does, of which nothing was seen here. */
  asRule: readonly number[];
}

/**
 * What is seen to run without people, in words that name the product where one was recognized. A sentence that says that
 * staff do the step is believed before what was concluded.
 */
export function automatedParts(
  reading: SiteReading,
  family: WorkflowFamily,
  hands: readonly HandSign[],
): AutomatedPart[] {
  const byStaff = new Set(hands.filter(({ isByOthers }) => !isByOthers).map(({ step }) => step));
  return family.alreadyAutomated.flatMap(({ label, when, steps, stepsUnnamed = steps, asRule = [] }) => {
    const hits = seenAtWork(reading, family, when, evaluateSignal(reading, when, family).hits).filter((hit) =>
      worksAsShown(reading, when, hit),
    );
    if (hits.length === 0) return [];
    const vendor = hits.find((hit) => hit.vendor !== undefined)?.vendor ?? "";
    const withoutStaff = (done: readonly number[]): number[] => done.filter((step) => !byStaff.has(step));
    const left = withoutStaff(vendor === "" ? stepsUnnamed : steps);
    if (steps.length > 0 && left.length === 0) return [];
    return [{ label: fillText(label, { vendor }), steps: left, asRule: withoutStaff(asRule) }];
  });
}

/** People outside the business: what they do takes their time and none of the staff's. */
const OUTSIDERS: ReadonlySet<string> = new Set(
  "citizen,client,customer,dealer,developer,donor,guest,learner,member,parent,patient,prospect,researcher,tenant,trade customer,user,volunteer".split(
    ",",
  ),
);

export const isOutsider = (actor: string): boolean => OUTSIDERS.has(actor);

/** Regions of quotes that ask people to turn to the business; others tell what staff do, on whatever page. */
export const ASKS: ReadonlySet<string> = new Set(["manual-call", "manual-mail", "manual-form"]);
/** "We", in words or in the ending of a verb. */
const OF_US =
  /(?<![\p{L}-])(?:we|wir|nous|nosotros|nós|noi|wij|my|vi(?! (?:prego|\p{L}{1,12}iamo))|biz)(?!\p{L})|\p{L}(?:(?<![áéíóúâêô]\p{L}{0,3}|prox|max|ult|min)[aei]mos|(?<!pregh|chied|invit)iamo|(?<!acad)[aeiu]my)(?!\p{L})/iu;

const isCutAgain = (one: Sign, other: Sign | undefined): boolean =>
  other !== undefined && one.url === other.url && isSameText(one.quote, other.quote);

/** The steps of a family with what was seen of each: run by itself, told of by the business, or done by others. */
export function stepsOf(
  family: WorkflowFamily,
  automated: readonly AutomatedPart[],
  { manual, hands }: { manual: readonly Sign[]; hands: readonly HandSign[] },
  goes?: ClaimedWorkflow["goes"],
): ClaimedWorkflow["steps"] {
  const done = new Set(automated.flatMap((part) => part.steps));
  const mostly = new Set(automated.flatMap((part) => part.asRule));
  const told = manual.filter(({ quote }) => hands.every((hand) => !isSameText(hand.quote, quote)));
  const tellingOf = (at: number): Sign | undefined => told.find((sign) => family.manualSteps[sign.region] === at);
  const ofStaff = family.steps.flatMap(({ actor }, at) => (OUTSIDERS.has(actor) ? [] : (tellingOf(at) ?? [])));
  return family.steps.flatMap((step, at) => {
    const name = goes?.steps[at] ?? step.name;
    // A step that is not taken where the work goes this way.
    if (name === "") return [];
    const hand = hands.find((sign) => sign.step === at);
    const actor = goes?.actors?.[at] ?? step.actor;
    const isOutside = OUTSIDERS.has(actor) && (hand === undefined || hand.isByOthers);
    const asked = tellingOf(at);
    // Whom a sentence asks to write or call does that; it tells of staff where it speaks of them, too.
    const phrase = asked && !isOutside && ASKS.has(asked.region) && !OF_US.test(asked.quote) ? undefined : asked;
    // What tells that staff answer is no sign of who asks.
    const isTheirs = isOutside && ofStaff.some((sign) => sign !== phrase && isCutAgain(sign, phrase));
    const quote = hand ?? (isTheirs ? undefined : phrase);
    const isProgram = (!step.isManual || mostly.has(at)) && !isOutside && !done.has(at);
    const doneBy = isOutside ? "outsider" : isProgram ? "program" : undefined;
    const isByItself = doneBy === undefined && done.has(at);
    return {
      name,
      actor,
      isManual: doneBy === undefined && !isByItself,
      basis: isByItself ? "seen" : basisBy(quote, doneBy),
      ...(doneBy !== undefined && { doneBy }),
      ...(quote !== undefined && !isByItself && { quote: quote.quote }),
    };
  });
}

/** What is done by others needs no name beside it. */
function basisBy(quote: Sign | undefined, doneBy: ClaimedStep["doneBy"]): StepBasis {
  if (quote === undefined) return "usual";
  return doneBy === undefined && !namesHand(quote) ? "promised" : "quoted";
}
