import { defineTechnologyFact } from "../define-fact.ts";

export const crmMarketingAutomation = defineTechnologyFact({
  id: "crm-marketing-automation",
  title: "Customer records and mailings",
  categories: ["crm-marketing-automation", "newsletter"],
  feeds: "crm",
  mayHideInTags: true,
  what: "a system for customer records or mailings",
  why: "Where inquiries end up in a customer system, replies and follow-ups can start by themselves.",
  fix: "Connect the contact form to this system so that nobody copies inquiries by hand.",
  reference: "https://www.onetonline.org/link/details/41-3091.00",
});
