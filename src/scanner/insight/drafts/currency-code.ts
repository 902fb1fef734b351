// The ISO 4217 code behind a sign that several currencies share.
import type { PageFacts } from "../../evidence/page-facts.ts";
import { textOf } from "../../evidence/structured/collect-structured.ts";
import { splitSentences } from "../../evidence/text/text-sentences.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";

const CODE = /^[A-Z]{3}$/;
/** By sign, then by region of the declared language or by top-level domain. */
const BY_REGION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: { us: "USD", ca: "CAD", au: "AUD", nz: "NZD", sg: "SGD", hk: "HKD", mx: "MXN" },
  kr: { se: "SEK", no: "NOK", dk: "DKK" },
  "¥": { jp: "JPY", cn: "CNY" },
};

/** "Note that all prices are in USD" */
const STATED =
  /(?<!\p{L})(?:prices?|rates|fees|amounts|charges|precios|preços|tarifs|prix|preise)(?: (?:all|our|are|shown|quoted|listed|given|stated|displayed|sont|affichés|indiqués|están|son|estão|são|sind)){0,3} (?:in|en|em) (?:the )?([A-Z]{3}|(?:US|CA|AU|NZ|SG|HK)\$|(?:US|U\.S\.|American|Canadian|Australian|New Zealand|Singapore|Hong Kong) dollars)(?!\p{L})/giu;
/** What is denied, or asked of some alone. */
const LIMITED = /(?<!\p{L})(?:not|no|may|might|other than|except|nicht|keine|pas|não|cancellation)(?!\p{L})/iu;
const DOLLARS: Readonly<Record<string, string>> = {
  us: "USD",
  us$: "USD",
  ca$: "CAD",
  au$: "AUD",
  nz$: "NZD",
  sg$: "SGD",
  hk$: "HKD",
  "u.s.": "USD",
  american: "USD",
  canadian: "CAD",
  australian: "AUD",
  "new zealand": "NZD",
  singapore: "SGD",
  "hong kong": "HKD",
};

/** null where the sign alone does not tell; what the page says of its currency comes before all else. */
export function currencyCode(
  currency: string,
  page: Pick<PageFacts, "htmlLang" | "blocks">,
  { structured, target }: Pick<SiteEvidence, "structured" | "target">,
): string | null {
  if (CODE.test(currency)) return currency;
  const codes = BY_REGION[currency] ?? {};
  const said = new Set(page.blocks.flatMap(({ text }) => currenciesSaid(text, Object.values(codes))));
  if (said.size > 0) return said.size === 1 ? ([...said][0] ?? null) : null;
  const stated = structured.map(({ props }) => textOf(props.priceCurrency)).find((code) => CODE.test(code));
  if (stated !== undefined) return stated;
  const region = /[-_]([a-z]{2})$/i.exec(page.htmlLang ?? "")?.[1]?.toLowerCase();
  const country = textOf(
    structured.find(({ props }) => /^[A-Z]{2}$/.test(textOf(props.addressCountry)))?.props.addressCountry,
  );
  const suffix = target.host.split(".").at(-1) ?? "";
  return codes[country.toLowerCase()] ?? codes[region ?? ""] ?? codes[suffix] ?? null;
}

/** By what stands before it in its clause, or right behind: "No fees in USD", "in USD may apply". */
function isLimited(sentence: string, { index, 0: said }: RegExpExecArray): boolean {
  const before = sentence.slice(0, index).split(/[:;,]/).at(-1) ?? "";
  return LIMITED.test(before) || /^ (?:may|might)(?!\p{L})/iu.test(sentence.slice(index + said.length));
}

const currenciesSaid = (text: string, known: readonly string[]): string[] =>
  splitSentences(text)
    .filter((sentence) => known.filter((code) => sentence.includes(code)).length < 2)
    .flatMap((sentence) => [...sentence.matchAll(STATED)].filter((said) => !isLimited(sentence, said)))
    .map(([, said = ""]) => DOLLARS[said.toLowerCase().replace(/ dollars$/, "")] ?? said.toUpperCase())
    .filter((code) => known.includes(code));
