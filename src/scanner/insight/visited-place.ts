// Whether customers come to a business: the address of who makes software, machines or plans for firms is an office.
import { isMapAddress } from "../evidence/contacts/map-address.ts";
import type { Industry } from "../../model/profile.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { SiteNode, TargetFacts } from "../evidence/site-evidence.ts";
import { isOfType } from "../evidence/structured/collect-structured.ts";
import { ownPlaces } from "../evidence/structured/structured-entity.ts";
import { metaContent } from "../evidence/structured/structured-metas.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../evidence/text/text-search.ts";
import { findOpeningHours } from "../evidence/structured/structured-hours-text.ts";

/** They work for other firms, and wherever these are. */
const FOR_FIRMS: ReadonlySet<Industry> = new Set(["technology", "consulting", "marketing", "manufacturing"]);

interface Visited {
  pages: readonly PageFacts[];
  structured: readonly SiteNode[];
  target: Pick<TargetFacts, "registrableDomain">;
  industry: Industry | null;
  subKind: string | null;
}

/** What a shop calls itself that is on the web; beside it, no word of coming there. */
const ONLINE_SHOP = prepareTerms(
  "online-shop, onlineshop, online shop, online store, web shop, webshop, internet shop, boutique en ligne, tienda online, tienda en línea, loja online, loja virtual, negozio online, shop online, webwinkel, sklep internetowy, sklep online".split(
    ", ",
  ),
);
const COMING = prepareTerms(
  "visit us, our shop in, our store in, in store, in-store, showroom, store hours, opening hours, walk in, pick up, pickup, collect, ladengeschäft*, fachgeschäft*, ladenlokal, besuchen sie uns, besuch uns, vor ort, öffnungszeiten, abholung, selbstabholung, filiale*, en magasin, notre boutique à, notre magasin, horaires d'ouverture, venez, retrait, nuestra tienda en, tienda física, visítanos, horario*, recogida, loja física, nossa loja em, visite-nos, retirada, levantamento, punto vendita, negozio fisico, vieni a trovarci, orari, ritiro, winkel in, bezoek ons, openingstijden, afhalen, sklep stacjonarny, odwiedź nas, godziny otwarcia, odbiór osobisty, åbningstid*, afhentning, besøg os, vores butik, butik i, öppettider, hämta i butik*, besök oss, vår butik*, butiken i, åpningstid*, besøk oss, vår butikk*, otevírací doba, kamenná prodejna, osobní odběr".split(
    ", ",
  ),
);

/** Its address is where it is reached by post, and hours beside its number are those of the phone. */
function isOnlineAlone([home, ...others]: readonly PageFacts[]): boolean {
  if (home === undefined) return false;
  const heads = home.headings.flatMap(({ level, hidden, text }) => (level === 1 && !hidden ? [text] : []));
  const said = makeSearchText([home.titles[0] ?? "", metaContent(home, "description"), ...heads].join(" | "));
  return hasTerm(said, ONLINE_SHOP) && ![home, ...others].some(invites);
}

const invites = (page: PageFacts): boolean =>
  page.kind === "location" ||
  page.iframes.some(({ src }) => isMapAddress(src)) ||
  (page.kind !== "post" &&
    page.kind !== "legal" &&
    hasTerm(makeSearchText(page.blocks.map(({ text }) => text).join(" | ")), COMING));

/** Where a course or an event is held says nothing of the business. */
const isMerePlace = ({ types }: SiteNode): boolean => types.every((type) => type === "Place");

const showsHours = (page: PageFacts): boolean => page.kind !== "post" && findOpeningHours(page).length > 0;

/**
 * Of trades that work for firms, only who calls itself a place or shows when it is open, and no shop that is on the web
 * alone. The address of a charity is where it gets its post, unless its pages tell of coming there.
 */
export const isVisited = ({ pages, structured, target, industry, subKind }: Visited): boolean =>
  ownPlaces({ structured, target }).some((node) => isOfType(node, "Place") && !isMerePlace(node)) ||
  (!isOnlineAlone(pages) &&
    (subKind === "nonprofit"
      ? pages.some((page) => invites(page) || showsHours(page))
      : industry === null || !FOR_FIRMS.has(industry) || pages.some(showsHours)));
