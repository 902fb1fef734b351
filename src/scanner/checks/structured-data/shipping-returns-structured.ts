import { maskPersonalData } from "../../../model/mask.ts";
import { listOf, pathOf } from "../../../model/words.ts";
import { nodesOfType, textOf } from "../../evidence/structured/collect-structured.ts";
import { isStated } from "../../evidence/structured/structured-entity.ts";
import { SHIPPING_WORDS } from "../../evidence/commerce/commerce-words.ts";
import { deniedShipping } from "../../evidence/commerce/denies-shipping.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { findPrices } from "../../evidence/text/text-prices.ts";
import { hasTerm, searchTextOn } from "../../evidence/text/text-search.ts";
import { sentencesOf } from "../../evidence/text/text-sentences.ts";
import { exceptsReturns, sellsGoods } from "../../evidence/commerce/commerce-signals.ts";
import { namedIn, OF_SITE, defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

// OfferShippingDetails belong to an offer; a whole business has a ShippingService (Google's merchant listings).
const FIXES = {
  shipping:
    "Say in the data what shipping costs and how long it takes: as OfferShippingDetails in shippingDetails of each offer, or once for the business as a ShippingService in hasShippingService.",
  returns:
    "Say in the data what may go back and until when: a MerchantReturnPolicy (merchantReturnDays a whole number) in hasMerchantReturnPolicy of each offer",
};

/** Described at the offers or once for the whole shop; the return window must be a whole number of days. */
export const shippingReturnsStructured = defineCheck({
  id: "shipping-returns-structured",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["structured", "profile", "pages", "home"],
  title: "Shipping and returns are told to machines",
  why: "Shopping assistants compare what an order costs in the end, when it comes and whether it can go back.",
  fix: `${FIXES.shipping} ${FIXES.returns}, or of the business if it fits all.`,
  effort: "M",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing#shipping",
  headline: ({ name }, shown = []) =>
    `Shopping assistants that go by data learn nothing of ${listOf(namedIn(shown, "lacks")) || "shipping or returns"} at ${name}`,
  run({ structured, profile, pages, home }) {
    if (!sellsGoods({ profile, structured, pages })) return na("The site sells no goods that are shipped.");
    const denied = deniedShipping(pages);
    if (denied !== undefined)
      return na(`${pathOf(denied.url)} says that goods are not sent: “${maskPersonalData(denied.quote)}”.`);
    const shipping = [
      ...nodesOfType(structured, "OfferShippingDetails"),
      ...nodesOfType(structured, "ShippingService"),
    ];
    const hasShipping = shipping.length > 0 || isStated(structured, "shippingDetails", "hasShippingService");
    const policies = nodesOfType(structured, "MerchantReturnPolicy");
    const days = policies.map(({ props }) => textOf(props.merchantReturnDays)).filter((text) => text !== "");
    const isReadable = days.every((text) => /^\d{1,4}$/.test(text));
    const hasReturns = (policies.length > 0 || isStated(structured, "hasMerchantReturnPolicy")) && isReadable;
    const url = policies[0]?.pageUrl ?? shipping[0]?.pageUrl ?? home.url;
    if (hasShipping && hasReturns)
      return pass(
        "Shipping and returns are described for machines.",
        seen(url, "shipping details and a return policy", "Both are there."),
      );
    const missing = [...(hasShipping ? [] : ["shipping"]), ...(hasReturns ? [] : ["returns"])];
    const received = isReadable
      ? `nothing on ${listOf(missing)} in the pages' data`
      : `merchantReturnDays: ${days[0] ?? ""}`;
    const told = hasShipping ? undefined : toldOfShipping(pages);
    const situation = `The pages' data does not say what applies to ${listOf(missing)}${told === undefined ? "" : `; ${pathOf(told.url)} says “${told.quote}”`}.`;
    const excepting = pages.find(
      (page) =>
        page.kind !== "post" &&
        page.blocks.some((block) => !block.quoted && sentencesOf(block).some((text) => exceptsReturns(page, text))),
    );
    const each =
      excepting === undefined
        ? ", or of the business if it fits all."
        : `, and not once of the business: ${pathOf(excepting.url)} makes exceptions.`;
    const fixes = [...(hasShipping ? [] : [FIXES.shipping]), ...(hasReturns ? [] : [`${FIXES.returns}${each}`])];
    return (missing.length === 1 ? warn : fail)(situation, seen(url, received, "", { lacks: missing }), {
      fix: fixes.join(" "),
      ...OF_SITE,
      // What goes back differs from offer to offer: one block does not say it.
      ...(excepting !== undefined && !hasReturns && { effort: "M" as const }),
    });
  },
});

/** A whole sentence with what sending costs; of several the one with most amounts. */
const toldOfShipping = (pages: readonly PageFacts[]): { url: string; quote: string } | undefined =>
  pages
    .filter(({ kind }) => kind !== "post")
    .flatMap((page) =>
      page.blocks
        .flatMap(sentencesOf)
        .filter((text) => text.length <= 120 && hasTerm(searchTextOn(page, text), SHIPPING_WORDS))
        .map((text) => ({ url: page.url, quote: text.replace(/[.!]$/, ""), prices: findPrices(text).length })),
    )
    .filter(({ prices }) => prices > 0)
    .toSorted((a, b) => b.prices - a.prices)[0];
