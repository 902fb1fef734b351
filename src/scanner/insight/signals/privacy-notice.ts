// Privacy texts list kinds of data as the law asks: what they name is no work that can be told from them.
import legal from "../data/legal-pages.json" with { type: "json" };
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { speaksForItself } from "../../evidence/workflow/manual-phrases.ts";

const NAMES = new RegExp(legal["privacy"], "iu");
/** A page that is for visitors to read is about something else, whatever it says of data. */
const KINDS: ReadonlySet<PageFacts["kind"]> = new Set(["legal", "other"]);

/** Terms of return, and pages that state terms beside, hold real steps. */
const TERMS = new RegExp(legal["terms-beside"], "iu");

/** Whether the page is a notice on privacy or cookies, by its address or heading. */
export const isPrivacyNotice = memoByPage((page: PageFacts): boolean => {
  if (!KINDS.has(page.kind)) return false;
  const heading = page.headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? page.titles[0] ?? "";
  const name = `${nameOf(page.url)} ${heading}`;
  return NAMES.test(name) && !TERMS.test(name) && !(page.kind === "legal" && speaksForItself(page));
});

/** "voucher-termini", "Teilnahmebedingungen": what they name they often name to shut it out. */
const NAMES_TERMS = new RegExp(legal["terms"], "iu");

/** Whether a page that no kind was told for is one of terms, by its address or heading. */
export const statesTerms = memoByPage((page: PageFacts): boolean => {
  if (page.kind !== "other") return false;
  const heading = page.headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? "";
  return NAMES_TERMS.test(nameOf(page.url).replace(/\.\w+$/, "")) || NAMES_TERMS.test(heading);
});

/** Terms on which goods are sold: how orders, delivery and returns go. */
const NAMES_SALE = new RegExp(legal["sale"], "iu");

/** Whether a page holds the terms on which its keeper sells, by its address, heading or title. */
export const statesTermsOfSale = memoByPage(({ url, headings, titles }: PageFacts): boolean => {
  const heading = headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? "";
  return [nameOf(url).replace(/\.\w+$/, ""), heading, titles[0] ?? ""].some((name) => NAMES_SALE.test(name));
});

const nameOf = (url: string): string => url.split(/[?#]/, 1)[0]?.split("/").slice(3).findLast(Boolean) ?? "";

const LAW = /GDPR|DS-?GVO|RGPD|RODO|LGPD|AVG|2016\/679/;
const CITES_LAW = new RegExp(legal["cites-law"], "iu");

/** A text that cites an article of the law on personal data: a notice, wherever it stands. */
export const isPrivacyText = (text: string): boolean => LAW.test(text) && CITES_LAW.test(text);

/** "PAIA manual", "Complaints procedure", "Klachtenregeling": how long an answer may take there is what a law or an order says. */
const NAMES_DUTY = new RegExp(legal["statutory"], "iu");

/** Whether a page says what the law asks: by its kind, or by its address, first heading or title. */
export const isOfLaw = memoByPage((page: PageFacts): boolean => {
  if (page.kind === "legal" || isPrivacyNotice(page) || statesTerms(page)) return true;
  const heading = page.headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? page.titles[0] ?? "";
  const name = nameOf(page.url)
    .replace(/\.\w+$/, "")
    .replaceAll(/[-_]/g, " ");
  return page.kind === "other" && [name, heading].some((said) => NAMES_DUTY.test(said));
});
