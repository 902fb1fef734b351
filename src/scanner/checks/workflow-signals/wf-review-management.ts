import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfReviewManagement = defineWorkflowSignal({
  id: "wf-review-management",
  title: "Work with reviews",
  work: "looking after reviews",
  why: "Reviews are asked for, read and answered one by one.",
  fix: "Ask for a review after each job and draft answers for a person to send.",
  reference: "https://www.onetonline.org/link/details/43-4051.00",
  signs: {
    channels: ["reviews"],
    types: ["AggregateRating", "Review"],
    products: { categories: ["review-platform"], least: 1 },
  },
});
