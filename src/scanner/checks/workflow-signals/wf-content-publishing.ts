import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfContentPublishing = defineWorkflowSignal({
  id: "wf-content-publishing",
  title: "Work with posts and news",
  work: "publishing",
  why: "Posts, news and profiles want new text every week.",
  fix: "Draft posts from what the business already writes, and let a person approve them.",
  reference: "https://www.onetonline.org/link/details/27-3031.00",
  signs: {
    channels: ["social"],
    kinds: ["blog", "post"],
    articles: true,
  },
});
