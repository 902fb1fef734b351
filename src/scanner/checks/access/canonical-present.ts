import { printableUrl } from "../../../model/target.ts";
import { listOf, lowerStart } from "../../../model/words.ts";
import { isCartAddress } from "../../evidence/commerce/cart-address.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import { canonicalsOf } from "../../evidence/access/access-canonical.ts";
import { defineCheck, judgePages } from "../define-check.ts";

// Whether the address was written in full cannot be told from the facts, where links are resolved;
// RFC 6596 allows both.
export const canonicalPresent = defineCheck({
  id: "canonical-present",
  agent: "essentials",
  category: "Answer-engine access",
  counts: ["aeo"],
  severity: 1,
  evidence: "A",
  needs: ["pages", "target"],
  title: "Each page names its one true address",
  why: "The same page is often reached by several addresses. With one named, engines gather all that is known of it there.",
  fix: 'Put one `<link rel="canonical">` with the full address of the page into the head of {pages}.',
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc6596",
  nowhere: "Only log-in pages were read.",
  headline: ({ name }) => `Engines decide for themselves which web address of a page of ${name} counts`,
  run({ pages, target }) {
    return judgePages(
      pages,
      (page) => {
        if (page.kind === "login" || isCartAddress(page.url)) return null;
        const named = canonicalsOf(page);
        const distinct = new Set(named);
        if (named.length === 0) return { received: "no canonical address", meaning: "", about: ["none"] };
        if (distinct.size > 1)
          return {
            received: [...distinct].slice(0, 3).map(printableUrl).join(" and "),
            meaning: "Two addresses contradict each other; engines ignore both.",
          };
        if (!/^https?:\/\//i.test(named[0] ?? ""))
          return { received: printableUrl(named[0] ?? ""), meaning: "Not an address that can be opened." };
        return true;
      },
      (counts) => {
        const told = pagesWhich(counts, `read of ${target.host}`, {
          one: "names one address as its own",
          many: "name one address as theirs",
        });
        const left = notCounting(pages);
        return `${left}${left === "" ? told : lowerStart(told)}.`;
      },
    );
  },
});

/** Nobody should find these by a search. */
function notCounting(pages: readonly PageFacts[]): string {
  const left = [
    ...(pages.some(({ kind }) => kind === "login") ? ["log-in pages"] : []),
    ...(pages.some(({ url }) => isCartAddress(url)) ? ["the cart"] : []),
  ];
  return left.length === 0 ? "" : `Not counting ${listOf(left)}, `;
}
