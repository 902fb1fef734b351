import { defineChannelFact } from "../define-fact.ts";

export const emailVisible = defineChannelFact({
  id: "email-visible",
  type: "email",
  title: "E-mail address",
  what: "e-mail address that can be read",
  why: "Assistants pass on an address that stands in the page as text or link; one in a picture does not exist for them.",
  fix: "Write the address as an ordinary mail link on the contact page.",
  reference: "https://www.rfc-editor.org/rfc/rfc6068",
});
