import { defineTechnologyFact } from "../define-fact.ts";

export const emailProvider = defineTechnologyFact({
  id: "email-provider",
  title: "Mailbox provider",
  categories: ["email-provider"],
  needsMailServers: true,
  what: "a mailbox provider",
  why: "The mailbox provider decides which assistant tools can read and draft mail.",
  fix: "Nothing to change; automation of mail starts with what this provider offers.",
  reference: "https://www.rfc-editor.org/rfc/rfc5321#section-5.1",
});
