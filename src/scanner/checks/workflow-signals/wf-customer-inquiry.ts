import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfCustomerInquiry = defineWorkflowSignal({
  id: "wf-customer-inquiry",
  title: "Work with questions",
  work: "answering questions",
  why: "Every open channel brings questions, and many of them are the same.",
  fix: "Publish answers to the most frequent questions and draft replies from them.",
  reference: "https://www.onetonline.org/link/details/43-4051.00",
  signs: {
    channels: ["phone", "email", "contact-form", "live-chat", "messaging", "faq"],
    takesQuestions: true,
    kinds: ["faq"],
  },
});
