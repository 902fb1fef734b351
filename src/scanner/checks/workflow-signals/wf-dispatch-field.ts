import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfDispatchField = defineWorkflowSignal({
  id: "wf-dispatch-field",
  title: "Work on site at customers",
  work: "sending people out",
  why: "Each call-out needs a person, a route and a time.",
  fix: "Take call-outs with place and urgency, and propose the next free person.",
  reference: "https://www.onetonline.org/link/details/43-5032.00",
  signs: {
    words: ["service-area", "emergency-service", "on-site"],
  },
});
