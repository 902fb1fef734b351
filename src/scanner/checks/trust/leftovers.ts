import { countOf, listOf } from "../../../model/words.ts";
import { maskPersonalData } from "../../../model/mask.ts";
import { findLeftovers, type LeftoverKind } from "../../evidence/trust/trust-leftovers.ts";
import { defineCheck, info, seen } from "../define-check.ts";

const MEANING: Record<LeftoverKind, string> = {
  "filler text": "It stands in for a text of your own.",
  "sample number or address": "It looks like a sample: whoever uses it reaches nobody, or a stranger.",
  "link without an address": "It leads nowhere unless a script takes over.",
};
const MANY: Record<LeftoverKind, string> = {
  "filler text": "filler texts",
  "sample number or address": "sample numbers or addresses",
  "link without an address": "links without an address",
};
const SHOWN_OF_KIND = 3;

/** Not scored: no reader is known to judge a site by it, and a link without an address may be a button of a script. */
export const leftovers = defineCheck({
  id: "leftovers",
  agent: "trust-security",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages"],
  title: "Filler text, sample numbers and links without an address",
  why: "Filler text, sample numbers and links that lead nowhere are repeated by assistants and make visitors doubt the rest.",
  fix: "Put in what belongs in each place named here, or take the place away.",
  effort: "S",
  reference: "https://html.spec.whatwg.org/multipage/links.html#links-created-by-a-and-area-elements",
  run({ pages }) {
    const kinds = Map.groupBy(findLeftovers(pages), ({ kind }) => kind);
    if (kinds.size === 0) return info("No filler text, sample number or link without an address was recognized.");
    const counts = [...kinds].map(([kind, found]) => countOf(found.length, kind, MANY[kind]));
    return info(
      `The pages read show ${listOf(counts)}.`,
      [...kinds.values()].flatMap((found) =>
        found
          .slice(0, SHOWN_OF_KIND)
          .map(({ url, received, kind }) => seen(url, maskPersonalData(received), MEANING[kind])),
      ),
    );
  },
});
