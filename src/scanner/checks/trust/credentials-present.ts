import terms from "../../evidence/data/credential-terms.json" with { type: "json" };
import { listOf, pathOf } from "../../../model/words.ts";
import { maskPersonalData } from "../../../model/mask.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { sentencesOf } from "../../evidence/text/text-sentences.ts";
import { hasTerm, prepareTerms, searchTextOn } from "../../evidence/text/text-search.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const CREDENTIALS = prepareTerms(terms);
const MARKUP = ["hasCredential", "award", "memberOf", "hasCertification"];

export const credentialsPresent = defineCheck({
  id: "credentials-present",
  agent: "communication",
  category: "Entity and reviews",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "structured"],
  title: "Licenses, memberships and awards",
  why: "People ask assistants whether a business is licensed or certified for what it does.",
  fix: "Name licenses, certificates and memberships as text, each with who issued it and a link to the issuer's entry.",
  effort: "S",
  reference: "https://schema.org/hasCredential",
  run({ pages, structured }) {
    if (pages.length === 0) return na("No page was read.");
    const marked = structured.find(({ props }) => MARKUP.some((name) => props[name] !== undefined));
    const named = pages.flatMap((page) => {
      const says = (text: string): boolean => hasTerm(searchTextOn(page, text), CREDENTIALS);
      const block = page.kind === "post" ? undefined : page.blocks.find(({ text }) => says(text));
      return block ? [{ page, text: sentencesOf(block).find(says) ?? block.text }] : [];
    });
    const words = [
      ...(named.length > 0 ? [`in the text of ${listOf(named.map(({ page }) => pathOf(page.url)))}`] : []),
      ...(marked ? ["in the data of a page"] : []),
    ];
    if (words.length === 0) return info("No license, certificate, membership or award was found on the pages read.");
    const first = named[0];
    return info(
      `Licenses, certificates, memberships or awards are named ${listOf(words)}${first ? `, for example “${quoteOf(first.text.replace(/\.$/, ""))}”` : ""}.`,
      first ? seen(first.page.url, maskPersonalData(first.text).slice(0, 160), "Names one.") : [],
    );
  },
});
