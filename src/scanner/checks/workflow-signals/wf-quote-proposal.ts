import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfQuoteProposal = defineWorkflowSignal({
  id: "wf-quote-proposal",
  title: "Work with quotes",
  work: "writing quotes",
  why: "A quote repeats the same steps: ask for details, look up cost, write, follow up.",
  fix: "Collect everything a quote needs in one form and draft it from past quotes for a person to approve.",
  reference: "https://www.onetonline.org/link/details/41-3091.00",
  signs: {
    words: ["quote"],
  },
});
