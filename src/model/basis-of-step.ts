import type { StepBasis, WorkflowStep } from "./results.ts";

/** What a step rests on; reports from before that was kept have it in the words of its description. */
export function basisOf({ basis, isManual, description }: Omit<WorkflowStep, "name">): StepBasis {
  if (basis !== undefined) return basis;
  if (description === undefined) return isManual ? "usual" : "seen";
  if (description.startsWith("as ")) return "told";
  if (isManual) return description.startsWith("promised: ") ? "promised" : "quoted";
  return description.startsWith("“") ? "seen" : description.endsWith("”") ? "quoted" : "usual";
}
