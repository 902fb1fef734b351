// Privacy texts list kinds of data as the law asks: what they name is no work that can be told from them.
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { speaksForItself } from "../../evidence/workflow/manual-phrases.ts";

const NAMES =
  /privacy|cookie|datenschutz|confidentialit|donn[ée]es[- ]personnelles|vie[- ]priv[ée]e|privacidad|protecci[óo]n[- ]de[- ]datos|privacidade|prote[çc][ãa]o[- ]de[- ]dados|informativa|trattamento[- ](?:dei[- ])?dati|persoonsgegevens|prywatno[śs]|danych[- ]osobowych|klauzula[- ]informacyjna|(?<![\p{L}])(?:gdpr|dsgvo|rgpd|lgpd|rodo|avg|hipaa)(?![\p{L}])/iu;
/** A page that is for visitors to read is about something else, whatever it says of data. */
const KINDS: ReadonlySet<PageFacts["kind"]> = new Set(["legal", "other"]);

/** Terms of return, and pages that state terms beside, hold real steps. */
const TERMS =
  /terms|conditions|(?<![\p{L}])(?:agb|cgv|cgu)(?![\p{L}])|bedingungen|términos|terminos|condiciones|termos|condições|condicoes|termini|condizioni|voorwaarden|regulamin/iu;

/** Whether the page is a notice on privacy or cookies, by its address or heading. */
export const isPrivacyNotice = memoByPage((page: PageFacts): boolean => {
  if (!KINDS.has(page.kind)) return false;
  const heading = page.headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? page.titles[0] ?? "";
  const name = `${nameOf(page.url)} ${heading}`;
  return NAMES.test(name) && !TERMS.test(name) && !(page.kind === "legal" && speaksForItself(page));
});

/** "voucher-termini", "Teilnahmebedingungen": what they name they often name to shut it out. */
const NAMES_TERMS =
  /(?<!\p{L}|payment[- ])(?:terms(?:[- ](?:and|&|of|for)|$)|terms-?conditions|agb|cgv|cgu|t[ée]rminos|condiciones[- ](?:generales|de)|termos|condi[çc][õo]es[- ](?:gerais|de)|termini|condizioni[- ](?:generali|di|d['’])|regulamin)(?!\p{L})|(?:gesch[äa]fts|geschaefts|teilnahme|nutzungs|gutschein)-?bedingungen|conditions[- ](?:g[ée]n[ée]rales|d['’]utilisation|de[- ](?:vente|participation))|(?:algemene|gebruiks|deelname)[- ]?voorwaarden/iu;

/** Whether a page that no kind was told for is one of terms, by its address or heading. */
export const statesTerms = memoByPage((page: PageFacts): boolean => {
  if (page.kind !== "other") return false;
  const heading = page.headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? "";
  return NAMES_TERMS.test(nameOf(page.url).replace(/\.\w+$/, "")) || NAMES_TERMS.test(heading);
});

const nameOf = (url: string): string => url.split(/[?#]/, 1)[0]?.split("/").slice(3).findLast(Boolean) ?? "";

const LAW = /GDPR|DS-?GVO|RGPD|RODO|LGPD|AVG|2016\/679/;
const CITES_LAW =
  /(?<!\p{L})art(?:ikel|icle|[ií]culo|igo|icolo|ykuł|\.)? ?\d.{0,60}(?:GDPR|DS-?GVO|RGPD|RODO|LGPD|AVG|2016\/679)/iu;

/** A text that cites an article of the law on personal data: a notice, wherever it stands. */
export const isPrivacyText = (text: string): boolean => LAW.test(text) && CITES_LAW.test(text);
