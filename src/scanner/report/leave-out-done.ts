// A change without what the site has done of it already.
import type { Outcome } from "../../model/outcome.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";
import type { TemplateChoice } from "./choose-templates.ts";
import { mendsOf, namesWhatIsDead } from "./mend-declared.ts";
import type { Mend } from "./mend-declared.ts";

export interface OpenChoice extends TemplateChoice {
  /** What the site has already and has to be repaired, in place of made. */
  mends: readonly Mend[];
}

/**
 * The template without the steps that a check shows done or could not look at, and with the repair of what is there and
 * does not work; without any step where nothing of it is left to do.
 */
export function leaveOutDone(
  template: OpportunityTemplate,
  outcomes: readonly Outcome[],
): Pick<OpenChoice, "template" | "mends"> {
  const { doneWhen, steps } = template;
  if (doneWhen === undefined) return { template, mends: [] };
  const found = Object.values(doneWhen).flatMap((check) => outcomes.find(({ id }) => id === check) ?? []);
  // What a document holds cannot be judged, nor is it made again, where what it names is to be repaired first.
  const dead = found.filter((outcome) => namesWhatIsDead(outcome, outcomes));
  const isOpen = (check: string | undefined): boolean => {
    const outcome = found.find(({ id }) => id === check);
    if (outcome === undefined) return true;
    if (dead.some((one) => one === outcome || (outcome.status === "na" && one.category === outcome.category)))
      return false;
    return outcome.status !== "pass" && outcome.status !== "unable";
  };
  if (!Object.values(doneWhen).some(isOpen)) return { template: { ...template, steps: [] }, mends: [] };
  const mends = mendsOf(template, outcomes).filter(({ step }) => isOpen(doneWhen[step]));
  const left = steps
    .map((text, step) => ({ step, text: mends.find((mend) => mend.step === step)?.text ?? text }))
    .filter(({ step }) => doneWhen[step] === undefined || isOpen(doneWhen[step]));
  const acceptanceChecks = template.acceptanceChecks.filter((check) => dead.every(({ id }) => id !== check));
  return { template: { ...template, acceptanceChecks, steps: left.map(({ text }) => text) }, mends };
}
