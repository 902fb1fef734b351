// Parts of a page that open, close or load more, as its class names and buttons show them.
import data from "../data/control-words.json" with { type: "json" };
import type { PageFacts } from "../page-facts.ts";
import { foldText, hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";

const SWITCH =
  /^(?:accordion|accordion-(?:item|button|header|toggle)|tabs?|tab-(?:list|item|button|nav)|nav-tabs|collapse|collapsible|navbar-toggler?|menu-toggle|nav-toggle|hamburger|burger|dropdown-toggle|toggle-(?:menu|nav|button))$/i;
const MOST = 4;

/** Class names of parts that open and close; at most four. */
export const findSwitchClasses = (page: PageFacts): string[] =>
  page.tokens.classes.filter((name) => SWITCH.test(name)).slice(0, MOST);

/** A box to tick that opens the menu, as its class or id is called: ticked is a state. */
const TICKED_MENU = /^(?:menu|nav|burger|hamburger)[-_]?(?:check|checkbox)$|^check(?:box)?[-_]?(?:menu|nav|burger)$/i;
export const hasTickedMenu = ({ tokens }: PageFacts): boolean =>
  [...tokens.classes, ...tokens.ids].some((name) => TICKED_MENU.test(name));

const LOADS_MORE = prepareTerms(data.loadsMore.split(", "));
const ENDLESS = /^(?:infinite-scroll|infinitescroll|load-more|loadmore|js-load-more|ajax-load-more)$/i;
const FILTERED = /^(?:facet|facets|facet-filter|filter-bar|filters|product-filter|sidebar-filter)$/i;

/** "Showing 24 of 120 products": a filter over a list that is all there hides nothing. */
const PART =
  /(?<!\d)(\d{1,4})\s(?:of|out of|von|sur|de|di|van|z|из|\/)\s(?:about\s)?(\d{1,3}(?:[.,\s]\d{3})|\d{1,5})\s(?:products?|items?|results?|articles?|entries|produkte?n?|artikel|ergebnisse\p{L}*|eintrage\p{L}*|produits?|resultats?|productos?|resultados?|produtos?|prodotti|risultati|producten|resultaten|produktow|wynikow)/u;
const COUNT_CHARS = 120;

const showsPart = (page: PageFacts): boolean =>
  page.blocks.some(({ text }) => {
    const match = text.length <= COUNT_CHARS && /\d/.test(text) ? PART.exec(foldText(text)) : null;
    return match !== null && Number(match[2]?.replace(/\D/g, "")) > Number(match[1]);
  });

/** What on the page changes its list without a link; null when nothing does. */
export function findListChanger(page: PageFacts): string | null {
  const button = page.buttons.find(({ name, hidden }) => !hidden && hasTerm(makeSearchText(name), LOADS_MORE));
  if (button) return `button “${button.name.slice(0, 60)}”`;
  const token = page.tokens.classes.find((name) => ENDLESS.test(name) || (FILTERED.test(name) && showsPart(page)));
  return token === undefined ? null : `class “${token}”`;
}

const PAGED = /[?&](?:page|p|paged|pg|seite|pagina|strona|offset|start)=\d+|\/(?:page|seite|pagina|strona)\/\d+/i;
const FILTER_LINK = /[?&](?:filter|category|cat|sort|orderby|color|size|brand|tag|type|kategorie|kategoria)[\w[\]]*=/i;

/** Links by which the rest of a list can be reached: numbered pages, "next", filters with an address. */
export const hasListLinks = (page: PageFacts): boolean =>
  page.links.some(({ rel }) => rel.split(/\s+/).includes("next")) ||
  page.anchors.some(
    ({ href, rel }) => rel.split(/\s+/).includes("next") || PAGED.test(href) || FILTER_LINK.test(href),
  ) ||
  page.forms.some(
    ({ method, hasAction, fields, hidden }) =>
      !hidden &&
      method === "get" &&
      hasAction &&
      fields.some(({ tag, type }) => tag === "select" || type === "checkbox"),
  );
