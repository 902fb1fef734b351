// The class of schema.org that fits a business best, by what its titles say and by its finer kind.
import { primaryTag } from "../infer-language.ts";
import tradeTypes from "../data/trade-types.json" with { type: "json" };
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { isKnownType, isSubtypeOf } from "../../evidence/structured/schema-types.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { sentencesOf, splitSentences } from "../../evidence/text/text-sentences.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../../evidence/text/text-search.ts";

/** Words of a trade in titles and main headings; the narrower class first. */
export const WORDS = Object.entries(tradeTypes.words).map(([type, words]) => [type, prepareTerms(words)] as const);
/** What a business says in its running text and of nobody else, on more pages than one. */
const SAID = Object.entries(tradeTypes.said).map(([type, words]) => [type, prepareTerms(words)] as const);
const SAID_ON = 2;
const SPORTS = prepareTerms(tradeTypes.words.SportsClub);
const BY_KIND: Readonly<Record<string, string>> = tradeTypes.kinds;
/** Of these a business that visitors do not come to can be one, too. */
const WITHOUT_PLACE: ReadonlySet<string> = new Set(["NGO", "GovernmentOrganization", "SportsOrganization", "School"]);

/** A trade in their title is that of their customers, or a name: "software for dentists". */
const FOR_FIRMS: ReadonlySet<string> = new Set(["technology", "consulting", "marketing", "manufacturing"]);

const ORGANIZATIONS: ReadonlySet<string> = new Set(["nonprofit-gov", "media-blog", "docs", "saas-api"]);

/** Whether people come to it or it comes to them: then it is asked for a kind of place. */
export const isPlace = ({ profile }: Pick<SiteEvidence, "profile">): boolean => profile.isLocal;

/** Classes for the block about the business; a place gets as many as make it a place and an organization. */
export function schemaTypesOf(site: Pick<SiteEvidence, "home" | "pages" | "profile">): string[] {
  const { profile } = site;
  const byKind = kindOf(site);
  if (!isPlace(site)) return [withoutPlace(profile.siteType.value, byKind)];
  const type = typeByWords(site) ?? byKind;
  if (type !== undefined)
    return [
      type,
      // A school that sells lessons is a business, for all that the vocabulary has only one word for it.
      ...(isSubtypeOf(type, "Place") && type !== "EducationalOrganization" ? [] : ["LocalBusiness"]),
      ...(isSubtypeOf(type, "Organization") ? [] : ["Organization"]),
    ];
  // An address alone makes no shop or practice of a project, a club or a publication.
  if (profile.industry.subKind === "club" || ORGANIZATIONS.has(profile.siteType.value ?? "")) return ["Organization"];
  const general = profile.industry.value === "retail" ? "Store" : "LocalBusiness";
  return [general, `[class that fits best, from https://schema.org/${general}]`];
}

/** The first class that says what kind of business it is; undefined where only general ones are named. */
export const tellingTypeOf = (types: readonly string[]): string | undefined =>
  types.find((type) => isKnownType(type) && !GENERAL_TYPES.has(type));

const GENERAL_TYPES: ReadonlySet<string> = new Set(["LocalBusiness", "Store", "Organization", "OnlineStore", "Person"]);

function withoutPlace(siteType: string | null, byKind: string | undefined): string {
  if (siteType === "portfolio") return "Person";
  if (byKind !== undefined && WITHOUT_PLACE.has(byKind)) return byKind;
  return siteType === "ecommerce" ? "OnlineStore" : "Organization";
}

/** The trades that an agency sends people for are those of its customers: what it calls itself comes first. */
function kindOf(site: Pick<SiteEvidence, "home" | "pages" | "profile">): string | undefined {
  const byKind = BY_KIND[finerKindOf(site)];
  const asked = byKind === BY_KIND["trades"] ? SAID.slice(0, 1) : byKind === undefined ? SAID : [];
  if (asked.length === 0 || FOR_FIRMS.has(site.profile.industry.value ?? "")) return byKind;
  const pages = site.pages.filter(({ kind }) => !/^(?:post|blog|legal|careers)$/.test(kind));
  const isSaid = ([type, terms]: (typeof SAID)[number]): boolean =>
    pages.filter((page) => hasTerm((type === "LodgingBusiness" ? textOfHost : textOn)(page), terms)).length >= SAID_ON;
  return asked.find(isSaid)?.[0] ?? byKind;
}

/** "Keine Zeitarbeit": what it is not. */
const DENIES =
  /(?<!\p{L})(?:no|not|kein\p{L}{0,2}|nicht|pas d(?:e|['’])|(?:ne |n['’])\p{L}{1,20} pas|aucune?|sin|sem|não|senza|non|geen|niet|bez|nie)(?!\p{L})/iu;
/** In Portuguese "no" is "in the". */
const DENIES_IN_PORTUGUESE = /(?<!\p{L})(?:não|sem|nenhuma?|nem)(?!\p{L})/iu;
/** "We clean holiday homes": work for who lets them. */
const SERVES =
  /reinig|clean(?:ing|ers?(?!\p{L}))|we clean|putz|housekeep|nettoy|m[eé]nage|limpi|limpez|puliz|schoonma|sprz[aą]t|w[aä]sche|laundry|manage(?:ment|s|d)?(?!\p{L})|verwaltung|hausmeister|gestion|gest[aã]o|beheer|zarz[aą]dzan/iu;

const saidOn = memoByPage((page: PageFacts): readonly string[] =>
  [
    ...splitSentences(metaContent(page, "description")),
    ...page.blocks
      .filter(({ quoted, inArticle, region }) => !quoted && !inArticle && region !== "footer")
      .flatMap(sentencesOf),
  ].filter((sentence) => !(primaryTag(page.htmlLang) === "pt" ? DENIES_IN_PORTUGUESE : DENIES).test(sentence)),
);
const textOn = memoByPage((page: PageFacts) => makeSearchText(saidOn(page).join(" | ")));
const textOfHost = memoByPage((page: PageFacts) =>
  makeSearchText(
    saidOn(page)
      .filter((sentence) => !SERVES.test(sentence))
      .join(" | "),
  ),
);

/** Not every club is one of sport. */
function finerKindOf(site: Pick<SiteEvidence, "home" | "profile">): string {
  const kind = site.profile.industry.subKind ?? "";
  return kind === "club" && !hasTerm(headsOf(site).text, SPORTS) ? "" : kind;
}

/**
 * The start page's title and main heading alone: a trade named further down may be a customer's. So is one for which
 * the title says the work is: "window displays for estate agents".
 */
function typeByWords(site: Pick<SiteEvidence, "home" | "profile">): string | undefined {
  if (FOR_FIRMS.has(site.profile.industry.value ?? "")) return undefined;
  const { text, served } = headsOf(site);
  const isServing = SERVES.test(text.plain);
  return WORDS.find(
    ([type, terms]) =>
      hasTerm(text, terms) && !hasTerm(served, terms) && !(isServing && isSubtypeOf(type, "LodgingBusiness")),
  )?.[0];
}

function headsOf({ home, profile }: Pick<SiteEvidence, "home" | "profile">) {
  const heads = home.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text);
  const title = home.titles[0] ?? "";
  const text = makeSearchText([profile.businessName.value ?? "", title, ...heads].join(" | "));
  return { text, served: makeSearchText((title.match(SERVED) ?? []).join(" | ")) };
}

const SERVED =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|dla)\s(?:\p{L}{2,20}\s(?:and|und|et|y|e|en|i|&)\s)?\p{L}{2,20}(?:\s\p{L}{2,20})?/giu;
