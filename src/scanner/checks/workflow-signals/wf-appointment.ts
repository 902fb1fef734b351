import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfAppointment = defineWorkflowSignal({
  id: "wf-appointment",
  title: "Work with appointments",
  work: "taking appointments",
  why: "Finding a time, confirming it and reminding people is repeated for every appointment.",
  fix: "Offer bookable times online, then confirm and remind automatically.",
  reference: "https://www.onetonline.org/link/details/43-4171.00",
  signs: {
    channels: ["booking"],
    words: ["booking-action", "appointment"],
    inText: ["agreed-times"],
    kinds: ["booking"],
    types: ["ReserveAction"],
    products: { categories: ["booking-system", "vertical-medical"], least: 1 },
  },
});
