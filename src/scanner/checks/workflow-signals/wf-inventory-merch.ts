import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfInventoryMerch = defineWorkflowSignal({
  id: "wf-inventory-merch",
  title: "Work with the catalog",
  work: "keeping a catalog",
  why: "Every product has a text, a price and a stock that change.",
  fix: "Maintain products in one place and send them to shop, feed and markup from there.",
  reference: "https://www.onetonline.org/link/details/13-1199.06",
  signs: {
    kinds: ["product"],
    types: ["Product", "ProductGroup", "OfferCatalog"],
  },
});
