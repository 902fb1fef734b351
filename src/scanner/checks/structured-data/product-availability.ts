import { partOf } from "../../../model/words.ts";
import { nodesOn, nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { isMainProduct } from "../../evidence/commerce/commerce-products.ts";
import { isAvailability, offersOf } from "../../evidence/structured/structured-offers.ts";
import { parseW3cDate } from "../../evidence/site/w3c-date.ts";
import { defineCheck, judgePages, na } from "../define-check.ts";

const DAY_MS = 86_400_000;

export const productAvailability = defineCheck({
  id: "product-availability",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "structured", "profile", "target"],
  title: "Machines can tell whether a product is in stock",
  why: "A shopping assistant leaves out what may be sold out, and refuses offers whose price has expired.",
  fix: "Give every offer an availability such as https://schema.org/InStock, and keep priceValidUntil in the future or leave it out.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  nowhere: "No page read describes in its data one product, with an offer, as what it is about.",
  headline: ({ name }) => `Shopping assistants cannot tell what ${name} has in stock`,
  run({ pages, structured, profile, target }) {
    if (!profile.sells) return na("No way to buy online was seen on the pages read.");
    return judgePages(
      pages,
      (page) => {
        const here = nodesOn(structured, page);
        const product = nodesOfType(here, "Product").find(isMainProduct);
        const offers = product ? offersOf(product, here) : [];
        if (offers.length === 0) return null;
        const expired = offers.find(({ priceValidUntil }) => isPast(priceValidUntil, target.observedAt));
        if (expired)
          return {
            received: `priceValidUntil ${expired.priceValidUntil}`,
            meaning: "The offer says of itself that it has expired.",
          };
        const known = offers.find(({ availability }) => isAvailability(availability));
        if (known) return true;
        const written = offers.find(({ availability }) => availability !== "")?.availability;
        return written
          ? { received: `availability ${written.slice(0, 60)}`, meaning: "This is not one of the agreed values." }
          : { received: "offer without availability", meaning: "Nothing says whether the product can be bought." };
      },
      ({ good, of }) => `Whether the product is in stock is told to machines on ${partOf(good, of, "product page")}.`,
    );
  },
});

/** A date counts until its end, in every time zone. */
function isPast(date: string, nowMs: number): boolean {
  const at = date === "" ? null : parseW3cDate(date);
  return at !== null && at + 2 * DAY_MS < nowMs;
}
