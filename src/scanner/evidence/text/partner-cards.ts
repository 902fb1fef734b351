// Cards of other businesses under a heading such as "Our partners": what they say, and the numbers on them, are theirs.
import { addressParts } from "../../../model/address-parts.ts";
import { isWithin, registrableDomainOf } from "../../../model/target.ts";
import { memoByPage } from "../memo-by-page.ts";
import type { PageFacts, Region } from "../page-facts.ts";
import { foldText } from "./text-search.ts";

const LONGEST = 60;
const PARTNERS =
  /^(?:(?:meet|our|my|the|all|trusted|valued|local|preferred|proud|official|strategic|business|referral|community|unsere|meine|die|starken?|lokalen?|regionalen?|offiziellen?|nos|les|mes|nuestros|nuestras|mis|los|las|nossos|nossas|os|as|i|nostri|miei|onze|mijn|vaste|nasi|zaufani|lokalni) ){0,4}(?:partners?|sponsors?|suppliers|sponsoren|lieferanten|kooperationspartner|netzwerkpartner|geschaftspartner|partnerunternehmen|partnerfirmen|partnerbetriebe|partenaires|fournisseurs|socios|aliados|colaboradores|patrocinadores|proveedores|empresas colaboradoras|parceiros|fornecedores|fornitori|leveranciers|samenwerkingspartners|partnerzy|sponsorzy|dostawcy)(?: (?:&|and|und|et|y|e|en|i) [a-z]{3,16}){0,2}$/u;

const plainHead = (text: string): string =>
  foldText(text)
    .replace(/^[^a-z]+/u, "")
    .replace(/(?<![^a-z])[^a-z]+$/u, "");

const headsPartners = (text: string): boolean => text.length <= LONGEST && PARTNERS.test(plainHead(text));

/** In firms of lawyers, doctors and others the partners are its own people. */
const MAYBE_PEOPLE =
  /^(?:(?:meet|our|my|the|all|unsere|meine|die|nos|les|mes|nuestros|nuestras|mis|los|las|nossos|nossas|os|as|i|nostri|miei|onze|mijn|nasi) ){0,4}(?:partners?|partenaires|socios|partnerzy)(?: (?:&|and|und|et|y|e|en|i) [a-z]{3,16}){0,2}$/u;

/** Where the page speaks of itself again, or to those who ask it. */
const OWN =
  /^\W{0,3}(?:about|contact|get in touch|call us|find us|visit us|become|opening|über uns|kontakt|öffnungszeiten|à propos|nous contacter|devenir|horaires|sobre|contacto|contáctanos|contato|contactos|horario|chi siamo|contatti|contattaci|orari|diventa|over ons|openingstijden|word|o nas|zostań|get an?|request|book|ask|order|angebot|termin|anfrage|demandez|réserve[rz]|devis|solicit[ae]|pid[ae]|reserv[ae]|pedir|peça|richiedi|prenota|vraag|offerte|boek|afspraak|zapytaj|umów|zamów)(?!\p{L})/iu;

/** Of a firm, as its register has it. */
const LEGAL_FORM =
  /(?<![\p{L}\d])(?:GmbH|OHG|KG|AG|e\.\s?K\.|LLC|LLP|Inc|Ltd|Limited|PLC|Corp|SARL|EURL|SAS|S\.A\.S?|S\.L\.(?:U\.)?|SLU?|Ltda|Lda|S\.r\.l\.|SRL|Srl|S\.p\.A\.|SpA|SNC|B\.V\.|BV|N\.V\.|NV|VOF|[Ss]p\. ?z ?o\. ?o|S\.A\.)(?![\p{L}\d])/u;

const LEAST_NAMED = 2;
/** "River Trust" of "river-trust.org", and not "Book online" of "bookly.com". */
export function isNamedBy(domain: string, name: string): boolean {
  const words = foldText(name).match(/[\p{L}\d]{3,}/gu) ?? [];
  const plain = domain.replaceAll("-", "");
  return words.length > 0 && words.filter((word) => plain.includes(word)).length >= Math.min(LEAST_NAMED, words.length);
}

/** Places of the headings of such cards: named as a firm, or as the site that the card leads to. */
const cardHeadings = memoByPage((page: PageFacts): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const [at, { text, level, region, hidden }] of page.headings.entries())
    if (region === "main" && !hidden && headsPartners(text))
      for (const card of cardsBelow(page, at, level))
        if (isOfOthers(page, card, MAYBE_PEOPLE.test(plainHead(text)))) for (const one of card) found.add(one);
  return found;
});

export const headsPartnerCard = (page: PageFacts, heading: number): boolean => cardHeadings(page).has(heading);

/** Whether a link or a text stands on one. */
export const isOnPartnerCard = (page: PageFacts, { heading, region }: { heading: number; region: Region }): boolean =>
  region === "main" && headsPartnerCard(page, heading);

/** Headings below the one at `from`, up to the next of its rank, cut before each of the highest rank among them. */
function cardsBelow({ headings }: PageFacts, from: number, level: number): number[][] {
  const rest = headings.slice(from + 1);
  const end = rest.findIndex((one) => one.level <= level || one.region !== "main" || OWN.test(one.text));
  const section = end === -1 ? rest : rest.slice(0, end);
  const top = Math.min(...section.map((one) => one.level));
  const cards: number[][] = [];
  for (const [at, one] of section.entries())
    if (one.level === top) cards.push([from + 1 + at]);
    else cards.at(-1)?.push(from + 1 + at);
  return cards;
}

function isOfOthers({ url, headings, anchors, titles }: PageFacts, card: readonly number[], isPerhapsOurs: boolean) {
  const name = headings[card[0] ?? -1]?.text ?? "";
  const here = addressParts(url)?.hostname ?? "";
  if (isNamedBy(registrableDomainOf(here), withoutForm(name)) || titles.some((title) => isCalled(title, name)))
    return false;
  const hrefs = anchors.filter(({ heading, region }) => region === "main" && card.includes(heading)).map(hrefOf);
  const isOurs = (host: string): boolean => isWithin(here, registrableDomainOf(host));
  // A card with an address of the business itself tells of its own people.
  if (hrefs.some((href) => isOurs(MAILED_TO.exec(href)?.[1]?.toLowerCase() ?? ""))) return false;
  if (LEGAL_FORM.test(name)) return true;
  const away = hrefs.flatMap((href) => addressParts(href)?.hostname || []).filter((host) => !isOurs(host));
  return !isPerhapsOurs && away.some((host) => isNamedBy(registrableDomainOf(host), name));
}

const withoutForm = (name: string): string => name.replace(LEGAL_FORM, " ");
const wordsOf = (name: string): string[] => foldText(withoutForm(name)).match(/[\p{L}\d]{3,}/gu) ?? [];
const TITLE_PARTS = /\s[-–—:]\s|[|·•»]|:\s/u;

/** Whether a part of the title is the name, or is in it: "Weber AG – Maschinenbau" and "Einkauf der Weber AG". */
function isCalled(title: string, name: string): boolean {
  const named = wordsOf(name);
  const isIn = (some: string[], all: string[]): boolean => some.length > 0 && some.every((word) => all.includes(word));
  return title.split(TITLE_PARTS).some((part) => isIn(named, wordsOf(part)) || isIn(wordsOf(part), named));
}

const hrefOf = ({ href }: { href: string }): string => href;
const MAILED_TO = /^mailto:[^@?]{1,80}@([^?]{3,80})/i;
