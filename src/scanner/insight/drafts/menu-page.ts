// The page on which a place to eat lists what it serves.
import { makeSearchText, prepareTerms, spacedOf } from "../../evidence/text/text-search.ts";
import { topicOf } from "../../evidence/answers/answers-content.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";

/** What menus are called, and the small words beside it. */
const MENU: ReadonlySet<string> = terms(
  "menu menus speisekarte speisekarten getränkekarte karte carte cartes carta cartas cardápio ementa menù menukaart kaart jadłospis karta",
);
const BESIDE: ReadonlySet<string> = terms(
  "our the food drinks unsere die speisen getränke und la le les notre nos des boissons el nuestra o a nosso il nostro de onze nasze nasza dań",
);

function terms(list: string): ReadonlySet<string> {
  return new Set(prepareTerms(list.split(" ")).map((term) => term.trim()));
}

/** "La Carte", "Unsere Speisekarte": only where food is served, since a card is other things elsewhere. */
export function isMenuPage(page: PageFacts, { profile }: Pick<SiteEvidence, "profile">): boolean {
  if (profile.industry.subKind !== "food" || page.kind === "home") return false;
  const words = spacedOf(makeSearchText(topicOf(page)))
    .trim()
    .split(" ");
  return words.some((word) => MENU.has(word)) && words.every((word) => MENU.has(word) || BESIDE.has(word));
}
