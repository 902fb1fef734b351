import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfOrderProcessing = defineWorkflowSignal({
  id: "wf-order-processing",
  title: "Work with orders",
  work: "taking orders",
  why: "Orders that arrive as mail or paper are typed into a system by somebody.",
  fix: "Take orders online, or read mailed ones into the system with a person checking.",
  reference: "https://www.onetonline.org/link/details/43-4151.00",
  signs: {
    channels: ["ecommerce"],
    words: ["order-form"],
    kinds: ["shop"],
    products: { categories: ["commerce-platform"], least: 1 },
  },
});
