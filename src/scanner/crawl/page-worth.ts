// What reading a page tells about a business, before anything else was read.
import { decodePercent } from "../../model/decode-percent.ts";
import { memoByText } from "../../model/memo-by-text.ts";
import { isCartAddress } from "../evidence/commerce/cart-address.ts";
import type { PageKind } from "../evidence/page-facts.ts";
import type { Candidate } from "./frontier.ts";

/** Worth of the first page of a kind, and what every further one of that kind is worth less. */
const WORTH: Record<PageKind, { first: number; less: number }> = {
  home: { first: 35, less: 60 },
  about: { first: 100, less: 50 },
  services: { first: 98, less: 26 },
  product: { first: 92, less: 26 },
  pricing: { first: 90, less: 40 },
  contact: { first: 88, less: 45 },
  faq: { first: 80, less: 45 },
  booking: { first: 78, less: 40 },
  careers: { first: 70, less: 45 },
  legal: { first: 62, less: 15 },
  docs: { first: 64, less: 12 },
  blog: { first: 61, less: 40 },
  team: { first: 60, less: 28 },
  location: { first: 58, less: 22 },
  shop: { first: 57, less: 30 },
  event: { first: 50, less: 20 },
  other: { first: 42, less: 2 },
  post: { first: 32, less: 8 },
  login: { first: 12, less: 40 },
};
/** However many there are, a page keeps this share of what the first of its kind is worth. */
const LEAST_SHARE = 0.4;

/** Worth of a page when so many of its kind were given out before. */
export function worthOfKind(kind: PageKind, before: number): number {
  const { first, less } = WORTH[kind];
  return Math.max(first - less * before, first * LEAST_SHARE);
}

/** By rank: navigation, footer, text, hidden or nofollow, sitemap only. */
const RANK_BONUS = [9, 4, 0, -8, -8];
const DEPTH_COST = 3;
const PARAMETER_COST = 7;
/** Of what stands at the end of a process, and of parts of pages. */
const END_COST = 80;

/** What speaks for or against a page beside its kind; `depth` is that of its path below the site's root. */
export function worthOfPlace(page: Candidate, depth: number): number {
  const isCoreLegal = page.kind === "legal" && CORE_LEGAL.test(`${new URL(page.url).pathname} ${page.linkText}`);
  return (
    (RANK_BONUS[page.rank] ?? 0) +
    Math.min(page.linkedFrom, 4) +
    (isCoreLegal ? 6 : 0) -
    DEPTH_COST * Math.min(Math.max(depth - 1, 0), 5) -
    (page.rank !== 0 && SUCCESS.test(new URL(page.url).pathname) ? END_COST : 0) -
    costOfAddress(page.url)
  );
}

/** Addresses kept: with every page that links to it a candidate is weighed again, and its address stays the same. */
const KEPT = 2_000;

const costOfAddress = memoByText(KEPT, (url) => {
  const { pathname, searchParams } = new URL(url);
  return PARAMETER_COST * searchParams.size + costOfName(url, pathname, searchParams);
});

/** Of the legal pages those that say who is behind the site and what applies. */
const CORE_LEGAL =
  /privacy|datenschutz|confidentialit|privacidad|privacidade|prywatno|gizlilik|terms|\bagb\b|\bcgv\b|\bcgu\b|termini|termos|t[eé]rminos|voorwaarden|regulamin|imprint|impressum|mentions|aviso.legal|note.legali|colofon/i;

const FRAGMENTS = /\/(?:header|footer|nav|navbar|navigation|sidebar|menu-include|includes?)\.html?$/i;
const AFTERWARDS = /\/(?:thank-?you|thanks|danke|merci|gracias|obrigado|grazie|bedankt|confirmation)[^/]{0,30}\/?$/i;
/** After a form was sent; what a menu calls so tells of customers, as stories of success do. */
const SUCCESS = /\/success(?:\.\w+)?\/?$/i;
const ASIDE_SEGMENTS =
  /\/(?:dev|devel|development|test|tests|testing|staging|stage|old|bak|backup|backups|draft|drafts|copy|tmp|temp|preview|amp|print|sandbox|archive|archives|legacy|v\d{1,3}|\w{2,20}[-_](?:old|bak|backup|copy)|old[-_]?(?:site|website|web|version|pages?|home))(?:\/|$)/i;
const ASIDE_NAMES = /[-_](?:old|copy|backup|bak|draft|test|temp)(?:\.[a-z]{2,5})?\/?$/i;
const PAGING = new Set(["page", "paged", "p", "start", "offset", "sort", "order", "orderby", "filter", "view"]);
const LISTS =
  /\/(?:(?:tag|etiqueta|[eé]tiquette|schlagwort|etichetta|etykieta|etiket|метка|тег|وسم|标签|標籤|タグ|태그|author|category|page|seite|pagina|strona)\/[^/]|(?:tags|etiquetas|schlagworte|schlagw[oö]rter|[eé]tiquettes|etichette|метки|теги|وسوم|تصنيفات|categories|archives?)(?:\/|\.html?$|$))/i;

/** Copies, lists and ends of processes are read last. */
function costOfName(url: string, path: string, parameters: URLSearchParams): number {
  if (FRAGMENTS.test(path) || AFTERWARDS.test(path)) return END_COST;
  if (ASIDE_SEGMENTS.test(path) || ASIDE_NAMES.test(path)) return 35;
  if ([...parameters.keys()].some((name) => PAGING.has(name.toLowerCase()))) return 25;
  return isCartAddress(url) || LISTS.test(decodePercent(path)) ? 20 : 0;
}
