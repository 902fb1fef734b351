import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfMembershipBilling = defineWorkflowSignal({
  id: "wf-membership-billing",
  title: "Work with memberships",
  work: "billing members",
  why: "Renewals, changes and failed payments return every month.",
  fix: "Let members change their plan by themselves and remind of failed payments automatically.",
  reference: "https://www.onetonline.org/link/details/43-3051.00",
  signs: {
    words: ["subscription", "become-member"],
  },
});
