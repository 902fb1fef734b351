import { listOf, startWith } from "../../../model/words.ts";
import type { EvidenceItem } from "../../../model/outcome.ts";
import { type ContactFact, compareContacts } from "../../evidence/structured/structured-contact-facts.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

/**
 * Name, address and phone in the pages' data against what the pages show; without data, footer against contact page.
 * Footers of one street and town that differ in postal code, phone or mail host contradict each other whatever the data
 * say: an old template still stands on some of the pages.
 */
export const napConsistent = defineCheck({
  id: "nap-consistent",
  agent: "structured-data",
  category: "Structured data and entity",
  aeoCategory: "Entity and reviews",
  counts: ["readiness", "aeo"],
  severity: 2,
  evidence: "B",
  needs: ["structured", "target", "pages", "home"],
  title: "Contact details do not contradict each other",
  why: "When one page shows another number or address than the next, an assistant has to choose, and may choose the old one.",
  fix: "Decide which name, address, phone number and mail address is right and use it in the footer, on the contact page and in the pages' data.",
  effort: "S",
  reference: "https://support.google.com/business/answer/3038177",
  headline: ({ name }) => `Assistants may give people an old address or number of ${name}`,
  run(evidence) {
    const facts = compareContacts(evidence);
    const observed = facts.filter(({ state }) => state !== "unobserved");
    const differing = observed.filter(({ state }) => state === "differs");
    if (observed.length < 2 && differing.length === 0) {
      return na("Fewer than two of name, address and phone could be compared between two places on the pages read.");
    }
    const agreeing = observed.filter(({ state }) => state === "agrees").map(({ fact }) => fact);
    const unseen = facts.filter(({ state }) => state === "unobserved").map(({ fact }) => fact);
    const left =
      unseen.length === 0 ? "" : `; the ${listOf(unseen)} ${unseen.length === 1 ? "was" : "were"} not compared`;
    if (differing.length === 0)
      return pass(startWith(`${listOf(agreeing)} stand the same in two places or more${left}.`));
    const situation = `The ${listOf(differing.map(({ fact }) => fact))} ${differing.length === 1 ? "differs" : "differ"} between places on the site.`;
    return (differing.length === 1 ? warn : fail)(situation, differing.map(show));
  },
});

/** Where the two stand and in how far they differ; the number or address itself is not repeated. */
const show = ({ fact, url, otherUrl, detail }: ContactFact): EvidenceItem =>
  seen(url, detail, `Another ${fact} stands at ${otherUrl}.`);
