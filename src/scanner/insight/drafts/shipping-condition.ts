// One rate of shipping as a node: where it holds, from or up to which amount, and how long the way takes.
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import type { PriceMention } from "../../evidence/text/text-prices.ts";
import { currencyCode } from "./currency-code.ts";
import { placeholder } from "./draft-parts.ts";
import { transitTime, type Days } from "./transit-days.ts";

export const COUNTRY = placeholder("country code of two letters");
export const CURRENCY = placeholder("currency code of three letters");

export interface Line {
  page: PageFacts;
  text: string;
}

export interface ShippingLine extends Line {
  price: PriceMention | null;
  /** "Mixed": two amounts in a sentence, or "from", depend on more than a draft can say. */
  says: "rate" | "free" | "free from" | "mixed";
  days?: Days | undefined;
}

export function conditionOf(
  { page, price, says, days }: ShippingLine,
  free: ShippingLine | undefined,
  site: SiteEvidence,
  addressCountry = COUNTRY,
): Record<string, unknown> {
  const currency = (price === null ? null : currencyCode(price.currency, page, site)) ?? CURRENCY;
  const amount = "MonetaryAmount";
  const limit = says === "free from" ? { minValue: price?.amount } : { maxValue: justUnder(free?.price?.amount) };
  return {
    "@type": "ShippingConditions",
    shippingDestination: { "@type": "DefinedRegion", addressCountry },
    ...(says === "free from" || free !== undefined ? { orderValue: { "@type": amount, ...limit, currency } } : {}),
    shippingRate: { "@type": amount, value: says === "rate" ? price?.amount : 0, currency },
    ...(days === undefined ? {} : { transitTime: transitTime(days) }),
  };
}

/** What is free from an amount on is not paid for at that amount. */
const justUnder = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : Math.round(amount * 100 - 1) / 100;
