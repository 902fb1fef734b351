import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfIntakeForms = defineWorkflowSignal({
  id: "wf-intake-forms",
  title: "Work with forms",
  work: "taking in forms",
  why: "What people write on paper or into a PDF is typed again by somebody.",
  fix: "Replace each form to download by a form on the page that checks its fields.",
  reference: "https://www.onetonline.org/link/details/43-9021.00",
  signs: {
    words: ["intake-form"],
    paperForms: true,
  },
});
