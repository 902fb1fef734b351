// The ISO 4217 code behind a sign that several currencies share.
import type { PageFacts } from "../../evidence/page-facts.ts";
import { textOf } from "../../evidence/structured/collect-structured.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";

const CODE = /^[A-Z]{3}$/;
/** By sign, then by region of the declared language or by top-level domain. */
const BY_REGION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: { us: "USD", ca: "CAD", au: "AUD", nz: "NZD", sg: "SGD", hk: "HKD", mx: "MXN" },
  kr: { se: "SEK", no: "NOK", dk: "DKK" },
  "¥": { jp: "JPY", cn: "CNY" },
};

/** null where the sign alone does not tell. */
export function currencyCode(
  currency: string,
  page: Pick<PageFacts, "htmlLang">,
  { structured, target }: Pick<SiteEvidence, "structured" | "target">,
): string | null {
  if (CODE.test(currency)) return currency;
  const stated = structured.map(({ props }) => textOf(props.priceCurrency)).find((code) => CODE.test(code));
  if (stated !== undefined) return stated;
  const region = /[-_]([a-z]{2})$/i.exec(page.htmlLang ?? "")?.[1]?.toLowerCase();
  const country = textOf(
    structured.find(({ props }) => /^[A-Z]{2}$/.test(textOf(props.addressCountry)))?.props.addressCountry,
  );
  const suffix = target.host.split(".").at(-1) ?? "";
  const codes = BY_REGION[currency] ?? {};
  return codes[country.toLowerCase()] ?? codes[region ?? ""] ?? codes[suffix] ?? null;
}
