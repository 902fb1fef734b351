// A change without what the site has done of it already.
import type { Outcome } from "../../model/outcome.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";
import type { TemplateChoice } from "./choose-templates.ts";
import { mendsOf } from "./mend-declared.ts";
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
  const isOpen = (check: string | undefined): boolean => {
    const status = outcomes.find(({ id }) => id === check)?.status;
    return status !== "pass" && status !== "unable";
  };
  if (!Object.values(doneWhen).some(isOpen)) return { template: { ...template, steps: [] }, mends: [] };
  const mends = mendsOf(template, outcomes);
  const left = steps
    .map((text, step) => ({ step, text: mends.find((mend) => mend.step === step)?.text ?? text }))
    .filter(({ step }) => doneWhen[step] === undefined || isOpen(doneWhen[step]));
  return { template: { ...template, steps: left.map(({ text }) => text) }, mends };
}
