import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfInvoicing = defineWorkflowSignal({
  id: "wf-invoicing",
  title: "Work with invoices",
  work: "writing invoices",
  why: "Invoices and reminders follow from what was agreed and delivered.",
  fix: "Create invoices from orders or hours, and remind of open ones on a schedule.",
  reference: "https://www.onetonline.org/link/details/43-3021.00",
  signs: {
    words: ["invoice", "payment-terms"],
    inText: ["invoice"],
  },
});
