import { defineChannelFact } from "../define-fact.ts";

export const selfServicePortal = defineChannelFact({
  id: "self-service-portal",
  type: "login",
  title: "Portal for customers",
  what: "log-in",
  why: "What customers can look up or change by themselves needs no call and no mail.",
  fix: "Name on a public page what can be done in the portal, so that assistants can send people there.",
  reference: "https://www.onetonline.org/link/details/43-4051.00",
});
