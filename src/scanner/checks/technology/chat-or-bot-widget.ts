import { assistantOn } from "../../evidence/contacts/told-products.ts";
import { defineTechnologyFact } from "../define-fact.ts";

export const chatOrBotWidget = defineTechnologyFact({
  id: "chat-or-bot-widget",
  title: "Chat widget",
  categories: ["chat-or-bot-widget"],
  feeds: "live-chat",
  mayHideInTags: true,
  what: "a chat widget",
  told: assistantOn,
  why: "A chat widget is the place where answers to repeated questions can be automated first.",
  fix: "Feed the chat with the facts of the pages, and say when a person answers and when a machine does.",
  reference: "https://www.onetonline.org/link/details/43-4051.00",
});
