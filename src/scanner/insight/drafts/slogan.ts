// A heading that praises or invites, and is no name of what the page offers.
import { addressKey } from "../../evidence/access/access-observation.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { mainLanguage } from "../../evidence/text/text-language.ts";
import { isCourseName } from "./course-name.ts";
import { placeholder, siteText } from "./draft-parts.ts";
import { isGeneralHeading } from "./general-heading.ts";
import { ownTopic, stemsOf } from "./page-topic.ts";
import { namesOn } from "./people.ts";

const NAME_CHARS = 110;
const LABEL_CHARS = 50;

/** Sentences are said of a thing and are not its name; "What to expect" heads what is told of it. */
export const isSlogan = (heading: string, language: string): boolean =>
  tells(heading) ||
  isAudienceLabel(heading, language) ||
  INVITES.test(heading) ||
  SERVICES_AND.test(heading) ||
  /[.!?…]$|[.!?]\s/.test(heading.replace(/(?<!\p{L})\p{L}{1,3}\. /gu, ""));
/** "Find your perfect home": said to the visitor, who is asked to do it. */
const INVITES =
  /^(?:find|discover|explore|experience|enjoy|finden|entdecken|erleben|trouvez|découvrez|encuentra|encuentre|descubre|descubra|encontre|trova|trovate|scopri|scoprite|vind|ontdek|znajdź|odkryj|poznaj)\s(?:(?:out|all|more|us|the|die|der|das|le|la|les|el|los|il|lo|de|het) )?(?:your|our|us|you|ihre?[nmrs]?|eure?|dein[enmrs]{0,2}|unser[enms]{0,2}|votre|vos|notre|nos|tu|tus|su|sus|nuestr[oa]s?|seus?|suas?|noss[oa]s?|il tuo|la tua|i tuoi|vostr[oaie]|nostr[oaie]|uw|jouw|je|onze|swoj\p{L}{0,2}|nasz\p{L}{0,2})(?!\p{L})/iu;
/** "Services & Conditions Treated": what all of them are called, and something else beside. */
const SERVICES_AND =
  /^(?:(?:our|unsere|nos|nuestros|nossos|i nostri|onze|nasze) )?(?:services|treatments|leistungen|prestations|servicios|serviços|servizi|diensten|usługi) (?:&|and|und|et|y|e|en|i|oraz)\s/iu;
/** "For Businesses", "Pour les particuliers": whom it is for, and not what it is. */
function isAudienceLabel(label: string, language: string): boolean {
  if (PEOPLE.test(label.trim())) return true;
  const [, word = ""] = AUDIENCE.exec(label.trim()) ?? [];
  return word !== "" && (FOR_IN[word.toLowerCase()]?.includes(language) ?? true);
}
const AUDIENCE = /^(for(?! (?:rent|sale|hire)$)|für|pour|para|per|voor|dla) \S{3,30}(?: \S{1,30}){0,2}$/iu;
/** "Landlords": for whom something is offered. */
const PEOPLE =
  /^(?:(?:our )?(?:landlords|tenants|homeowners|businesses|employers|employees|students|parents|patients|individuals|professionals)|vermieter|mieter|firmen|firmenkunden|geschäftskunden|privatkunden|eltern|bauherren|patienten|particuliers|professionnels|entreprises|locataires|propriétaires|particulares|empresas|profesionales|profissionais|inquilinos|propietarios|privati|aziende|imprese|professionisti|particulieren|bedrijven|huurders|verhuurders|firmy|rodzice|pacjenci|osoby prywatne)$/iu;
/** Words for something else elsewhere: "Pour Over Coffee", "Para Sailing", "Per Diem Nursing". */
const FOR_IN: Readonly<Record<string, readonly string[]>> = { pour: ["fr"], para: ["es", "pt"], per: ["it"] };
/** "What we do" is said of all that a business offers. */
export const tells = (heading: string): boolean => TELLS.test(heading) && !isGeneralHeading(heading, null);
const TELLS =
  /^(?:what|how|why|when|where|who|was|wie|warum|wann|wo|wer|weshalb|wieso|comment|pourquoi|quand|qué|cómo|por qué|cuándo|quién|o que|como|porque|porquê|por que|quando|quem|cosa|come|perché|chi siamo|wat|hoe|waarom|wanneer|waar|co robimy|jak|dlaczego|kiedy|gdzie|kto)(?!\S)/iu;

/**
 * What a page is called: its heading, or, where that of a page of services is a slogan, what the links to it call it. A
 * slogan is a sentence, or speaks to visitors and has no word in common with title, address and links of the page.
 */
export function headingOf(page: PageFacts, site: SiteEvidence): string {
  const heading = shortOf(siteText(withoutPictures(ownTopic(page, site)), NAME_CHARS, namesOn(site)), page, site);
  if (heading === "" || (page.kind !== "services" && page.kind !== "pricing")) return heading;
  const labels = labelsOf(page, site);
  const language = mainLanguage(site.profile);
  if (
    !isSlogan(heading, language) &&
    (isCourseName(heading) || !isForeign(heading, [...labels, page.titles[0] ?? "", decoded(page.url)]))
  )
    return heading;
  const label = labels.find((one) => siteText(one, LABEL_CHARS, namesOn(site)) !== "" && !isSlogan(one, language));
  return label ?? placeholder("name of what is offered");
}

/** Signs that decorate a name. */
export const withoutPictures = (text: string): string =>
  text.replace(/(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\u{FE0F}|\u{200D})*/gu, "").trim();

/**
 * A title that stands in for a heading goes on with the business and what it is found by; a heading may hold the slogan
 * of the start page over the word for what the page is.
 */
function shortOf(heading: string, page: PageFacts, { home, profile }: SiteEvidence): string {
  if (page.kind !== "services" && page.kind !== "pricing") return heading;
  const title = page.titles[0] ?? "";
  const first = (title.split(PARTING, 1)[0] ?? "").trim();
  if (heading === title.trim() && first !== "") return first;
  const name = profile.businessName.value ?? "";
  const isOfKind = first !== "" && first !== title && isGeneralHeading(first, null);
  const isWhole = heading.split(" ").length <= MOST_WORDS;
  return isOfKind && !isWhole && isGeneralHeading(heading, `${name} ${home.titles[0] ?? ""} ${first}`)
    ? first
    : heading;
}
const PARTING = /\s[|–—•·-]\s/;
const MOST_WORDS = 6;

/** Texts of the links in menu, header and footer that lead to the page. */
export function labelsOf(page: PageFacts, { pages }: SiteEvidence): string[] {
  const key = addressKey(page.url);
  return [...pages.slice(0, 3), page]
    .flatMap(({ anchors }) => anchors)
    .filter(({ href, region, text }) => region !== "main" && text !== "" && addressKey(href) === key)
    .map(({ text }) => text);
}

/** "Your smile in good hands", "Clear prices, full service": said to the visitor, or twice over. */
const SPEAKS =
  /, |(?<!\p{L})(?:your|our|we|you|ihre?[nmrs]?|eure?|dein[enmrs]{0,2}|unser[enms]{0,2}|wir|votre|vos|notre|nos|vous|nous|su|sus|tu|tus|nuestr[oa]s?|seus?|suas?|noss[oa]s?|tuo|tua|tuoi|vostr[oaie]|nostr[oaie]|uw|jouw|jullie|ons|onze|wij|tw[oó]j[aeą]?|wasz[aeą]?|nasz[aeą]?|ci|ty)(?!\p{L})/iu;

function isForeign(heading: string, elsewhere: readonly string[]): boolean {
  const words = stemsOf(heading);
  if (words.length === 0 || !SPEAKS.test(heading) || elsewhere.length < 2) return false;
  const known = new Set(elsewhere.flatMap(stemsOf));
  return !words.some((word) => known.has(word));
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return "";
  }
}
