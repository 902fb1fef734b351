// One offer as a node: its price, what the price is for, and its currency.
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { currencyCode } from "./currency-code.ts";
import { placeholder, siteText } from "./draft-parts.ts";
import type { PriceLine } from "./price-lines.ts";

export function offerOf(label: string, { price, line }: PriceLine, page: PageFacts, site: SiteEvidence) {
  const [, code] = /(?<!\p{L})(AUD|CAD|HKD|NZD|SGD|USD)\s*$/u.exec(line.slice(0, price.start)) ?? [];
  const priceCurrency = code ?? currencyCode(price.currency, page, site) ?? placeholder("currency code such as USD");
  const tax = isWithoutTax(page) || WITHOUT_TAX.test(line) ? { valueAddedTaxIncluded: false } : undefined;
  const head = {
    "@type": "Offer",
    ...(label !== "" && { name: label }),
    ...(page.kind === "product" &&
      site.profile.sells && { availability: "[InStock or another of https://schema.org/ItemAvailability]" }),
  };
  if (!price.isFrom && price.upTo === null) {
    const unitText = unitIn(line, price) ?? (BY_THE_HOUR.test(line.slice(0, price.start)) ? "hour" : null);
    const asked = { price: price.amount, priceCurrency };
    if (unitText !== null)
      return {
        ...head,
        description: conditionsOf(line, price, unitText),
        priceSpecification: { "@type": "UnitPriceSpecification", ...asked, unitText, ...tax },
      };
    return tax === undefined
      ? { ...head, ...asked }
      : { ...head, priceSpecification: { "@type": "PriceSpecification", ...asked, ...tax } };
  }
  const range = price.upTo === null ? {} : { maxPrice: price.upTo };
  return {
    ...head,
    priceSpecification: { "@type": "PriceSpecification", minPrice: price.amount, ...range, priceCurrency, ...tax },
  };
}

const BY_THE_HOUR =
  /(?<!\p{L})(?:hourly rate|stundensatz|stundenlohn|taux horaire|tarifa (?:por hora|horaria)|tariffa oraria|uurtarief|stawka godzinowa)(?!\p{L})|(?<!\p{L})(?:per|pro|je|par|por|all['’]|à l['’]|za)\s?(?:hour|stunde|heure|hora|ora|uur|godzinę)[\s:.–—-]{0,4}$/iu;
const TAX = "(?:vat|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|i\\.?v\\.?a|btw)(?!\\p{L})";
/** "19 % der gesetzlichen" */
const RATE = "(?:\\d{1,2}(?:[.,]\\d)? ?% )?(?:the |(?:der )?gesetzlichen? |ges\\. |la )?";
/** Who is too small to be taxed adds none. */
const UNTAXED = /§ ?19|kleinunternehmer|293[- ]?b|not (?:vat|gst)[- ]registered/iu;
const WITHOUT_TAX = new RegExp(
  `(?<!\\p{L})(?:(?:excl?(?:uding|udes?|usive of|\\.)?|exc?|plus|zzgl\\.?|zuzüglich|ohne|hors|sin|más|senza|esclusa|mais|sem) |\\+ ?)${RATE}${TAX}|(?<!\\p{L})(?:prix|€|eur|euros?) ?ht(?!\\p{L})`,
  "iu",
);
const WITH_TAX = new RegExp(
  `(?<!\\p{L})(?:incl?(?:uding|udes?|usive of|\\.)?|inkl\\.?|inklusive|mit|avec|con|com|inclusief) ${RATE}${TAX}|(?<!\\p{L})ttc(?!\\p{L})|(?<!\\p{L})${TAX}[^.!?\\p{L}]{0,4}(?:included|inclus\\p{L}{0,3}|incluid\\p{L}{0,3}|inbegriffen|enthalten)`,
  "iu",
);

/** "All prices exclude VAT": a note to prices, whatever it stands as. */
export const speaksOfTax = (text: string): boolean => WITHOUT_TAX.test(text) || WITH_TAX.test(text);

/** The page says once for all its prices that the tax comes on top. */
const isWithoutTax = memoByPage(({ blocks, headings, tables }: PageFacts): boolean => {
  const texts = [...blocks, ...headings].map(({ text }) => text).concat(tables.flatMap(({ cells }) => cells.flat()));
  return (
    texts.some((text) => WITHOUT_TAX.test(text)) && !texts.some((text) => WITH_TAX.test(text) || UNTAXED.test(text))
  );
});

/** "$49 per truck and month, billed yearly, up to 50 trucks": what is said behind the unit holds of the price. */
function conditionsOf(line: string, { end }: PriceLine["price"], unit: string): string | undefined {
  const behind = line.slice(end);
  const more = behind.slice(Math.max(0, behind.indexOf(unit)) + unit.length);
  return /^[,;] ?\p{L}/u.test(more) ? siteText(line) || undefined : undefined;
}

const UNIT =
  /^\s?(?:\/\s?|(?:per|pro|par|por|je|za)\s)(\p{L}{2,20}(?:\s?(?:\/|and|und|et|y|e|en|i|per|pro|par|por)\s?(?:(?:per|pro|par|por)\s)?\p{L}{2,20})?)/iu;

/** "20 € par carte", "por favor": how it is paid, or asked for. */
const NO_UNIT =
  /^(?:cartes?(?! ?\/)|kreditkarte|tarjeta|cartão|posta|e-?mail|correo|paypal|überweisung|rechnung|lastschrift|vorkasse|virement|chèque|cash|default|exemple|example|ejemplo|exemplo|esempio|favor|se|darmo|pomocą|pobraniem|telefonisch|anfrage|whatsapp)(?!\p{L})/iu;

/** "truck and month": what is paid again and again, or for each of many; one person or piece pays the price as it is. */
function unitIn(line: string, { end, per }: PriceLine["price"]): string | null {
  const named = UNIT.exec(line.slice(end))?.[1] ?? "";
  // A second unit leaves no doubt about the first.
  const unit = named === "" || (!/[\s/]/.test(named) && NO_UNIT.test(named)) ? per : named;
  return unit === null || (per === "piece" && !/[\s/]/.test(unit)) ? null : unit;
}
