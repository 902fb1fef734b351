import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfKnowledgeSupport = defineWorkflowSignal({
  id: "wf-knowledge-support",
  title: "Work with documentation",
  work: "supporting users",
  why: "Documentation answers questions only as long as it is found and kept up to date.",
  fix: "Answer support questions from the documentation, with the page as source.",
  reference: "https://www.onetonline.org/link/details/15-1232.00",
  signs: {
    kinds: ["docs"],
    products: { categories: ["helpdesk"], least: 1 },
  },
});
