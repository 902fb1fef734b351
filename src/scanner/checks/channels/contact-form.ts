import { defineChannelFact } from "../define-fact.ts";

export const contactForm = defineChannelFact({
  id: "contact-form",
  type: "contact-form",
  title: "Contact form",
  what: "contact form",
  drawnBy: "forms",
  why: "A form collects the facts of an inquiry in order, which lets it be sorted and answered faster.",
  fix: "Ask topic, place and urgency in fields of their own, and confirm at once what happens next.",
  reference: "https://html.spec.whatwg.org/multipage/forms.html",
});
