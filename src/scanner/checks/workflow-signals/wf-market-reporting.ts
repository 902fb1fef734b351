import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfMarketReporting = defineWorkflowSignal({
  id: "wf-market-reporting",
  title: "Work with marketing reports",
  work: "reporting on marketing",
  why: "Several measuring tools mean a report that somebody puts together.",
  fix: "Bring the figures of all tools into one report that is made on a schedule.",
  reference: "https://www.onetonline.org/link/details/13-1161.00",
  signs: {
    products: { categories: ["analytics", "ad-pixel", "tag-manager"], least: 3 },
  },
});
