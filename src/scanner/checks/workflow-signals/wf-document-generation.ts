import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfDocumentGeneration = defineWorkflowSignal({
  id: "wf-document-generation",
  title: "Work with documents",
  work: "drafting documents",
  why: "Documents of one kind share most of their text.",
  fix: "Draft from templates and the client's answers, with a qualified person who signs off.",
  reference: "https://www.onetonline.org/link/details/23-2011.00",
  signs: {
    words: ["contract"],
    inText: ["written-report"],
  },
});
