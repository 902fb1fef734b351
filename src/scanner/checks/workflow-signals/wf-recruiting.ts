import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfRecruiting = defineWorkflowSignal({
  id: "wf-recruiting",
  title: "Work with applications",
  work: "hiring",
  why: "Applications are read, answered and scheduled by hand in most small businesses.",
  fix: "Take applications through a form, confirm each at once and propose interview times automatically.",
  reference: "https://www.onetonline.org/link/details/13-1071.00",
  signs: {
    channels: ["careers"],
    kinds: ["careers"],
    types: ["JobPosting"],
    products: { categories: ["ats-careers"], least: 1 },
  },
});
