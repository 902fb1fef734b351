import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfClaimsInsurance = defineWorkflowSignal({
  id: "wf-claims-insurance",
  title: "Work with insurance claims",
  work: "handling insurance",
  why: "Claims repeat the same facts in each insurer's format.",
  fix: "Collect insurance details before the visit and prepare the claim for a person to check.",
  reference: "https://www.onetonline.org/link/details/43-9041.00",
  signs: {
    words: ["claims"],
  },
});
