import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfBookkeeping = defineWorkflowSignal({
  id: "wf-bookkeeping",
  title: "Work with bookkeeping",
  work: "reconciling payments",
  why: "Several ways to be paid mean several statements to bring together each month.",
  fix: "Import the statements of all payment providers into one bookkeeping system.",
  reference: "https://www.onetonline.org/link/details/43-3031.00",
  signs: {
    words: ["bookkeeping"],
    products: { categories: ["payment-provider"], least: 2 },
  },
});
