import { defineWorkflowSignal } from "../define-workflow-signal.ts";

export const wfEventRegistration = defineWorkflowSignal({
  id: "wf-event-registration",
  title: "Work with events",
  work: "registering people for events",
  why: "Sign-ups, confirmations and changes come in for every event.",
  fix: "Take sign-ups through one form with confirmation, reminder and list of participants.",
  reference: "https://www.onetonline.org/link/details/13-1121.00",
  signs: {
    words: ["register-event"],
    kinds: ["event"],
    types: [
      "Event",
      "BusinessEvent",
      "EducationEvent",
      "MusicEvent",
      "SocialEvent",
      "TheaterEvent",
      "SportsEvent",
      "Festival",
      "CourseInstance",
    ],
  },
});
