import { defineChannelFact } from "../define-fact.ts";

export const newsletterSignup = defineChannelFact({
  id: "newsletter-signup",
  type: "newsletter",
  title: "Newsletter sign-up",
  what: "newsletter sign-up",
  drawnBy: "newsletter",
  why: "A mailing list is the channel that belongs to the business, whatever assistants show.",
  fix: "Keep one short form, with a line that says what is sent and how often.",
  reference: "https://www.onetonline.org/link/details/41-9022.00",
});
