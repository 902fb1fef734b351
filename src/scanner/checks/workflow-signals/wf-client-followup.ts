import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfClientFollowup = defineWorkflowSignal({
  id: "wf-client-followup",
  title: "Work with existing customers",
  work: "keeping in touch with customers",
  why: "Following up is work that is easily left undone.",
  fix: "Send reminders and follow-ups from the customer list, with a way to stop them.",
  reference: "https://www.onetonline.org/link/details/41-9022.00",
  signs: {
    channels: ["newsletter"],
    words: ["loyalty", "referral", "checkup"],
    products: { categories: ["newsletter"], least: 1 },
  },
});
