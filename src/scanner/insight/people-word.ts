// What the people are called who use a business: patients, clients, guests …
import { OWNERS_AND_TENANTS } from "../evidence/answers/priced-by-kind.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { Industry, Profile, SiteType } from "../../model/profile.ts";

/** Whoever asks a club or a charity need be no member and give nothing, and of a site without a kind nothing else is true. */
const ANYBODY = "people";
/** Of a business whose trade is not known: its own pages choose between the two. */
const CUSTOMERS_OR_CLIENTS = "customers or clients";
const BY_SUB_KIND: Record<string, string> = {
  "healthcare vet": "pet owners",
  "healthcare pharmacy": "customers",
  "healthcare homecare": "clients",
  "other food": "guests",
  "other lodging": "guests",
  "other nonprofit": ANYBODY,
  "other religion": "visitors",
  "other club": ANYBODY,
  "other fitness": ANYBODY,
  "other gov": "residents",
  "other travel": "travelers",
  "other transport": "customers",
  "other rental": "customers",
  "other repair": "customers",
  "other events": "visitors",
  "other media": "readers",
  "other arts": "visitors",
  "other beauty": "clients",
  "other trades": "customers",
  "education school": "parents",
  "education club": "students",
  "professional-services staffing": "clients and candidates",
  "finance lending": "borrowers",
};
const BUYERS_AND_TENANTS = "buyers and tenants";
const BY_INDUSTRY: Record<Industry, string> = {
  technology: "customers",
  healthcare: "patients",
  finance: "clients",
  retail: "customers",
  "professional-services": "clients",
  education: "students",
  manufacturing: "customers",
  "real-estate": BUYERS_AND_TENANTS,
  marketing: "clients",
  consulting: "clients",
  other: ANYBODY,
};
const BY_SITE_TYPE: Partial<Record<SiteType, string>> = {
  "media-blog": "readers",
  ecommerce: "customers",
  "nonprofit-gov": ANYBODY,
  "local-business": CUSTOMERS_OR_CLIENTS,
  services: CUSTOMERS_OR_CLIENTS,
  "saas-api": CUSTOMERS_OR_CLIENTS,
};

/** Readers of a manual are developers where it says so or shows them code; that it is about software tells nothing. */
const DEVELOPERS =
  /(?<!\p{L})(?:developers?|programmers?|entwickler(?:in|innen)?|développeu\p{L}+|desarrollador\p{L}*|desenvolvedor\p{L}*|programador\p{L}*|sviluppator\p{L}+|ontwikkelaars?|programist\p{L}*|npm install|pip install|api reference|sdk)(?!\p{L})/iu;
const LEAST_CODE = 1 / 4;

export const namesDevelopers = (pages: readonly PageFacts[]): boolean =>
  pages.some(({ blocks, headings }) => [...headings, ...blocks].some(({ text }) => DEVELOPERS.test(text))) ||
  pages.filter(({ counts }) => counts.codeBlocks > 0).length > pages.length * LEAST_CODE;

const CUSTOMERS =
  /(?<!\p{L})(?:customers?|(?:neu)?kund(?:en|innen)|clientes?|clienti|klanten?|klienci|klientów|klientom)(?!\p{L})/giu;
const CLIENTS = /(?<!\p{L})(?:clients|klient(?:en|innen|er)|mandant(?:en|innen))(?!\p{L})/giu;
const USERS =
  /(?<!\p{L})(?:users?|nutzer(?:n|innen)?|benutzer(?:n|innen)?|anwender(?:n|innen)?|utilisat(?:eurs?|rices?)|usuarios?|usuários?|utilizador(?:es)?|utenti|gebruikers?|użytkowni(?:cy|ków|kom))(?!\p{L})/giu;

/** Whom a maker of software speaks of: customers where it says so oftener than users. */
export function namesCustomers(pages: readonly PageFacts[]): boolean {
  return countIn(pages, CUSTOMERS) > countIn(pages, USERS);
}

const countIn = (pages: readonly PageFacts[], word: RegExp): number =>
  pages
    .filter(({ kind }) => kind !== "legal" && kind !== "docs" && kind !== "post")
    .flatMap(({ blocks }) => blocks.filter(({ region, quoted }) => region === "main" && !quoted))
    .reduce((sum, { text }) => sum + (text.match(word)?.length ?? 0), 0);

const LETS =
  /(?<!\p{L})(?:rent(?:s|al|als|ed|ing)?|lettings?|to let|leas(?:e|es|ing)|tenan(?:t|ts|cy)|landlords?|(?:ver)?miet\p{L}*|(?:à )?lou(?:er|ons|ée?s?)|locataires?|locati(?:f|ve)s?|loyers?|alquil\p{L}+|inquilin\p{L}+|arrend\p{L}+|alug\p{L}+|locação|affitt\p{L}+|locazion\p{L}+|(?:ver)?hu(?:ur|ren|urders?)|(?:wy|na)?naj(?:em|mu|mem|emc\p{L}+))(?!\p{L})/iu;
const SELLS =
  /(?<!\p{L})(?:for sale|buy(?:ers?|ing)?|sell(?:ers?|ing)?|sales?|sold|(?:ver)?k[aä]uf\p{L}*|vend\p{L}+|vente|achet\p{L}+|achat|acquér\p{L}+|compr\p{L}+|acquist\p{L}+|te koop|(?:ver)?kopen|(?:ver)?kocht|(?:ver)?koop|sprzeda\p{L}+|kup(?:no|ić|ujący|na))(?!\p{L})/iu;

/** A place in English, and a let in French. */
const LETS_IN_FRENCH = /(?<!\p{L})locations?(?!\p{L})/iu;

/** Named in the title or the heading of the start page: owners pay for it, tenants ask. */
const MANAGES =
  /(?<!\p{L})(?:(?:haus|miet|weg-|immobilien|liegenschafts|sondereigentums)verwaltung\p{L}*|property (?:management|managers?)|managing agents?|block management|syndics?(?: de copropriété)?|gestion locative|administra(?:ción|dor|dores) de fincas|administra(?:ção|dora) de condomínios|amministra(?:zion[ei]|tor[ei]) (?:di )?condomin\p{L}+|vastgoedbeheer\p{L}*|vve-?beheer\p{L}*|zarządzani[ae] nieruchomościami)(?!\p{L})/giu;
const BROKERS =
  /(?<!\p{L})(?:real estate|realty|realtors?|brok(?:ers?|erage)|(?:estate|letting) agents?|(?:immobilien)?makler\p{L}*|agences? immobilières?|transactions?|inmobiliarias?|imobiliárias?|agenzi[ae] immobiliar[ei]|makelaar\p{L}*|pośrednic\p{L}+)(?!\p{L})/iu;
/** It lets and sells besides where its title or its heading says so, too. */
const isManager = (pages: readonly PageFacts[]): boolean =>
  pages.some(({ kind, titles, headings }) => {
    if (kind !== "home") return false;
    const named = [...titles, ...headings.filter(({ level }) => level === 1).map(({ text }) => text)].join(" | ");
    const rest = named.replace(MANAGES, "");
    return rest !== named && ![LETS, SELLS, BROKERS].some((other) => other.test(rest));
  });

/**
 * Whom a business with homes speaks to: who buys where no page read has a word of letting, who rents where none sells. Whom
 * a business of an unknown trade speaks to is what its pages call them; French has one word for customers and clients.
 */
export function peopleOf(word: string, pages: readonly PageFacts[]): string {
  if (word === CUSTOMERS_OR_CLIENTS)
    return !isIn("fr", pages) && !isIn("ca", pages) && countIn(pages, CLIENTS) > countIn(pages, CUSTOMERS)
      ? "clients"
      : "customers";
  if (word !== BUYERS_AND_TENANTS) return word;
  if (isManager(pages)) return OWNERS_AND_TENANTS;
  const says = (kind: RegExp): boolean =>
    pages.some(({ blocks, headings }) => [...headings, ...blocks].some(({ text }) => kind.test(text)));
  const [sells, lets] = [says(SELLS), says(LETS) || (isIn("fr", pages) && says(LETS_IN_FRENCH))];
  return sells === lets ? "clients" : sells ? "buyers" : "tenants";
}

const isIn = (language: string, pages: readonly PageFacts[]): boolean =>
  pages.some(({ htmlLang }) => htmlLang?.toLowerCase().startsWith(language));

/**
 * Plural noun in lower case. The finer kind decides first, then a kind of site that has its own word, then the industry.
 * An industry that is only guessed decides nothing: customers called patients are told of another business.
 */
export function peopleWord(
  { value: industry, confidence, subKind }: Pick<Profile["industry"], "value" | "confidence" | "subKind">,
  siteType: SiteType | null,
  areDevelopers: () => boolean = () => false,
  areCustomers: () => boolean = () => false,
): string {
  const ofSite = (siteType && BY_SITE_TYPE[siteType]) ?? ANYBODY;
  if (confidence === "low" && industry !== null && industry !== "other" && siteType !== "docs")
    return ofSite === CUSTOMERS_OR_CLIENTS ? ANYBODY : ofSite;
  const finer = industry && subKind ? BY_SUB_KIND[`${industry} ${subKind}`] : undefined;
  if (finer !== undefined) return finer;
  const isProduct = industry === "technology" && siteType === "saas-api";
  if (isProduct && areCustomers()) return "customers";
  const isManual = siteType === "docs" || (industry === "technology" && subKind === "docs");
  if (isManual) return areDevelopers() ? "developers" : "users";
  if (siteType === "media-blog" && industry === "other") return BY_SITE_TYPE[siteType] ?? "readers";
  if (industry === "other" || industry === null) return ofSite;
  if (isProduct) return "users";
  return BY_INDUSTRY[industry];
}
