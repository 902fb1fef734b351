import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfComplaintReturns = defineWorkflowSignal({
  id: "wf-complaint-returns",
  title: "Work with returns and complaints",
  work: "handling returns and complaints",
  why: "Returns follow written rules, which lets most of them run by themselves.",
  fix: "Let customers open a return by themselves and sort complaints by urgency.",
  reference: "https://www.onetonline.org/link/details/43-4051.00",
  signs: {
    words: ["returns", "complaint", "warranty"],
    types: ["MerchantReturnPolicy"],
  },
});
