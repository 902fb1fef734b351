import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfLeadIntake = defineWorkflowSignal({
  id: "wf-lead-intake",
  title: "Work with new inquiries",
  work: "taking in inquiries",
  why: "Each inquiry is read, judged, passed on and answered by somebody.",
  fix: "Ask topic, place and urgency in the form, so that inquiries sort themselves.",
  reference: "https://www.onetonline.org/link/details/41-3091.00",
  signs: {
    channels: ["contact-form"],
    words: ["free-consultation"],
  },
});
