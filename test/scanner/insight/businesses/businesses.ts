// Small businesses made up for tests: what their pages say, and what a reader would say they are.
import type { Confidence, Industry } from "../../../../src/model/profile.ts";
import { BUSINESSES_EN_DE_NL } from "./businesses-en-de-nl.ts";
import { BUSINESSES_ES_FR_IT } from "./businesses-es-fr-it.ts";
import { BUSINESSES_FOR_OTHER_TRADES } from "./businesses-for-other-trades.ts";
import { BUSINESSES_FURTHER_DE_NL_PL } from "./businesses-further-de-nl-pl.ts";
import { BUSINESSES_FURTHER_EN } from "./businesses-further-en.ts";
import { BUSINESSES_FURTHER_ES_FR_IT_PT } from "./businesses-further-es-fr-it-pt.ts";
import { BUSINESSES_PL_PT } from "./businesses-pl-pt.ts";
import { BUSINESSES_SECOND_LOOK } from "./businesses-second-look.ts";
import { BUSINESSES_WITH_ODD_TITLES } from "./businesses-with-odd-titles.ts";

export interface Business {
  name: string;
  lang: string;
  industry: Industry;
  host: string;
  title: string;
  /** Of the second page, where it does not end in the name. */
  innerTitle?: string;
  description?: string;
  h1: string;
  nav: string[];
  text: string[];
  /** Type of the JSON-LD organisation, when the site has one. */
  type?: string;
  /** Copyright line. */
  footer?: string;
}

export const BUSINESSES: readonly Business[] = [...BUSINESSES_EN_DE_NL, ...BUSINESSES_ES_FR_IT, ...BUSINESSES_PL_PT];

/** Written after the first ones had been measured, as a second opinion on the vocabulary. */
export const FURTHER_BUSINESSES: readonly Business[] = [
  ...BUSINESSES_FURTHER_EN,
  ...BUSINESSES_FURTHER_DE_NL_PL,
  ...BUSINESSES_FURTHER_ES_FR_IT_PT,
];

/** Those that are easily taken for their customers' trade, or for a trade's word instead of their name. */
export const MISLEADING_BUSINESSES: readonly Business[] = [
  ...BUSINESSES_FOR_OTHER_TRADES,
  ...BUSINESSES_WITH_ODD_TITLES,
  ...BUSINESSES_SECOND_LOOK,
];

/** The home page and a page about the firm, as such a business would publish them. */
export function pagesOf(one: Business): Record<string, string> {
  const { lang, name, title, innerTitle, description, h1, nav, text, type, footer } = one;
  const meta = description === undefined ? "" : `<meta name="description" content="${description}">`;
  const data =
    type === undefined
      ? ""
      : `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": type, name, url: `https://${one.host}/` })}</script>`;
  const menu = nav.map((word, at) => `<a href="/${at === 0 ? "" : `p${at}`}">${word}</a>`).join("");
  const paragraphs = (list: readonly string[]): string => list.map((line) => `<p>${line}</p>`).join("");
  const page = (head: string, main: string): string =>
    `<html lang="${lang}"><head><title>${head}</title>${meta}${data}</head><body><header><nav>${menu}</nav></header><main>${main}</main><footer><p>${footer ?? `© 2026 ${name}`}</p></footer></body></html>`;
  return {
    "/": page(title, `<h1>${h1}</h1>${paragraphs(text.slice(0, 2))}`),
    "/p1": page(innerTitle ?? `${nav[1] ?? ""} | ${name}`, `<h1>${nav[1] ?? ""}</h1>${paragraphs(text.slice(2))}`),
  };
}

/** What a stated confidence promises: the share of such claims that are right. */
export const PROMISED: Record<Confidence, number> = { high: 0.95, medium: 0.8, low: 0 };
