import { assistantOn } from "../../evidence/contacts/told-products.ts";
import { defineChannelFact } from "../define-fact.ts";

export const liveChat = defineChannelFact({
  id: "live-chat",
  type: "live-chat",
  title: "Live chat",
  what: "live chat",
  told: assistantOn,
  why: "A chat answers while people decide; its transcripts show what the pages leave open.",
  fix: "Publish the answers to the most frequent chat questions as text on the pages.",
  reference: "https://www.onetonline.org/link/details/43-4051.00",
});
