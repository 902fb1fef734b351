// The words by which a site calls what it offers, by how they begin: its titles, its pages of offers and their entries in the menu.
import { addressKey } from "../access/access-observation.ts";
import { memoByPage } from "../memo-by-page.ts";
import { namesPageKind } from "../page/names-page-kind.ts";
import type { PageFacts } from "../page-facts.ts";
import { beginningsOf } from "../text/word-beginnings.ts";
import { topicOf } from "./answers-content.ts";

const OFFERS: ReadonlySet<PageFacts["kind"]> = new Set(["services", "product", "shop", "booking"]);
const PARTING = /\s[|–—·•-]\s|\s?[|｜:]\s?/;

/** Of all pages read; what only says what kind of page it is names no offer. */
export const offerWords = memoByPage((pages: readonly PageFacts[]): ReadonlySet<string> => {
  const offers = pages.filter(({ kind }) => OFFERS.has(kind));
  const keys = new Set(
    pages.filter(({ kind }) => kind === "other" || OFFERS.has(kind)).map(({ url }) => addressKey(url)),
  );
  const homes = pages.filter(({ kind }) => kind === "home").slice(0, 1);
  const labels = homes
    .flatMap(({ anchors }) => anchors)
    .filter(({ hidden, region, href }) => !hidden && region === "nav" && keys.has(addressKey(href)))
    .map(({ text }) => text);
  const titles = [...homes, ...offers].flatMap((page) => [topicOf(page), page.titles[0] ?? ""]);
  const parts = [...labels, ...titles].flatMap((text) => text.split(PARTING)).filter((part) => !namesPageKind(part));
  return new Set(parts.flatMap((part) => [...beginningsOf(part)]).filter((word) => !GENERAL.has(word)));
});

/** Words in titles and menus of any business. */
const GENERAL = beginningsOf(
  "about aber best contact customers discover every everything from have here home homepage more most office other over service team that their there they this welcome what when where which will with your startseite unser unsere unter über ihre willkommen mehr alle kontakt leistungen accueil bienvenue notre nous pour votre vous avec plus inicio bienvenidos nuestro nuestra para como todo mais bem-vindo nosso nossa nostro nostra vostro benvenuti tutto onze welkom meer voor naar witamy nasza nasze strona główna oferta",
);

/** What the business is called or where it is, and a thing that it offers; or two such things. */
const LEAST = 2;

export function namesOffer(text: string, pages: readonly PageFacts[], least = LEAST): boolean {
  const known = offerWords(pages);
  const said = [...beginningsOf(text)].filter((word) => known.has(word)).length;
  return said >= Math.min(least, known.size) && said > 0;
}
