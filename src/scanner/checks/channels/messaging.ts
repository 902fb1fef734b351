import { defineChannelFact } from "../define-fact.ts";

export const messaging = defineChannelFact({
  id: "messaging",
  type: "messaging",
  title: "Messenger",
  what: "messenger link",
  unlinked: "messenger named beside a number, without a link",
  why: "Messages sent by messenger are read and answered by hand unless they are connected to a system.",
  fix: "Say when messages are answered, and offer the most frequent answers as text.",
  reference: "https://schema.org/ContactPoint",
});
