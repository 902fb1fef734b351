// What each price of a page is for, in the page's own words: its line, the section it stands in, what follows it.
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { findPrices } from "../../evidence/text/text-prices.ts";
import { foldText, makeSearchText, prepareTerms, spacedOf } from "../../evidence/text/text-search.ts";
import { isFullSentence } from "../../evidence/text/text-sentences.ts";
import { listOf } from "../../../model/words.ts";
import { pageAddress, siteText } from "./draft-parts.ts";
import { offerOf } from "./offer-node.ts";
import { amountKey, IS_LENGTH, type PlacedPrice, pricedLines, type PriceLine, priceLines } from "./price-lines.ts";
import { stemsOf } from "./page-topic.ts";

const NAME_CHARS = 110;
/** Of a list that names fewer of its prices, most cannot be told from the page. */
const LEAST_SHARE = 0.25;

/** The offers of a page that show what each price is for; undefined where there are none. */
export function pricesOn(page: PageFacts, site: SiteEvidence): Record<string, unknown>[] | undefined {
  const found = priceLines(page);
  if (isTariff(found)) return undefined;
  if (page.kind === "product") {
    const [only, second] = new Map(found.map((line) => [amountKey(line), line])).values();
    return only === undefined || second !== undefined ? undefined : [offerOf("", only, page, site)];
  }
  const isSectioned = needsSections(found);
  const lines = new Map(
    found.map((line) => {
      const label = labelOf(line);
      const name = nameOf(line, label, isSectioned);
      return [`${amountKey(line)} ${name}`, { line, label, name }];
    }),
  );
  const [first, second] = lines.values();
  if (first !== undefined && second === undefined) return [offerOf(first.name, first.line, page, site)];
  // A name that several prices have tells none of them apart.
  const byName = Map.groupBy(lines.values(), ({ name }) => name);
  // Where two sections price the same things, the longer line of one may be the other's price for them.
  const isTwice = [...byName].some(([name, same]) => name !== "" && same.length > 1);
  const priced = isTwice ? pricedLines(page) : [];
  const isOpen = ({ line, label }: NamedPrice): boolean =>
    line.section === "" &&
    priced.some((text) => text !== line.line && text.startsWith(`${label} `) && !text.includes(line.price.text));
  const named = [...byName].flatMap(([name, same]) => {
    const told = same.length === 1 ? same.filter((one) => !isOpen(one)) : toldApart(same);
    return name === "" ? [] : told;
  });
  const isPart = named.length < pricedLines(page).length * LEAST_SHARE;
  return named.length === 0 || isPart ? undefined : named.map(({ name, line }) => offerOf(name, line, page, site));
}

/** A base fee and what each kilometre or unit of energy costs are parts of one price, and neither is offered alone. */
const isTariff = (found: readonly PlacedPrice[]): boolean =>
  found.some(({ line }) => BASE_FEE.test(line)) && found.some(({ line }) => BY_MEASURE.test(line));
const BASE_FEE =
  /(?<!\p{L})(?:grund(?:preis|gebühr|taxe)|(?:base|basic|starting|minimum) (?:fare|fee|charge|price)|flag ?fall|standing charge|prise en charge|bajada de bandera|tarifa base|bandeirada|scatto (?:alla partenza|iniziale)|tariffa base|(?:instap|start)tarief|vastrecht|opłata (?:startowa|początkowa|stała))(?!\p{L})/iu;
const BY_MEASURE =
  /(?:\/|(?<!\p{L})(?:per|pro|je|jeder?|par|le|por|al|a|za|elke))\s?(?:gefahrene[rnm]? )?(?:km|kilomet\p{L}{1,5}|kilómetros?|quilómetros?|chilometr[oi]|miles?|kwh)(?!\p{L})/iu;

interface NamedPrice {
  line: PlacedPrice;
  label: string;
  name: string;
}

const SECTION_WORDS = 3;
/** Of "Lesson" in two sections nobody knows which is meant; short names of sections say of what kind a thing is. */
function needsSections(found: readonly PlacedPrice[]): boolean {
  const sections = new Set(found.map(({ section }) => section));
  if (sections.size < 2) return false;
  const labels = found.map((line) => ({ label: labelOf(line), section: line.section }));
  const isShared = labels.some(
    ({ label, section }) =>
      label !== "" && labels.some((other) => other.section !== section && `${other.label} `.startsWith(`${label} `)),
  );
  return isShared || [...sections].every((section) => section.split(" ").length <= SECTION_WORDS);
}

/** The words before the price, under which section they stand, and that section alone where it has but one price. */
function nameOf({ line, price, section, isAlone }: PlacedPrice, label: string, isSectioned: boolean): string {
  if (label === "") {
    const before = line.slice(0, price.start).replace(CODE, "");
    const isOnSection =
      !/\p{L}/u.test(before) || (isFullSentence(line) && stemsOf(section).some((stem) => stemsOf(line).includes(stem)));
    return isAlone && isOnSection ? section : "";
  }
  if (!isSectioned || section === "" || isWithin(section, label)) return label;
  const name = foldText(label) === foldText(section) ? section : `${section}: ${label}`;
  return name.length > NAME_CHARS ? "" : name;
}

const isWithin = (part: string, whole: string): boolean => foldText(whole).includes(foldText(part));

/** Prices of one name whose lines say behind the price what each is for: "1 day $50 up to 100 miles". */
function toldApart(same: readonly NamedPrice[]): NamedPrice[] {
  const told = same.map((one) => {
    const behind = siteText(one.line.line.slice(one.line.price.end).trim(), BEHIND_CHARS);
    return { ...one, name: behind, whole: `${one.name}, ${behind}` };
  });
  const isTold = told.every(({ name }) => /^\p{L}{2}/u.test(name) && findPrices(name).length === 0);
  const names = new Set(told.map(({ whole }) => whole));
  return isTold && names.size === told.length && told.every(({ whole }) => whole.length <= NAME_CHARS)
    ? told.map(({ whole, line, label }) => ({ name: whole, line, label }))
    : [];
}
const BEHIND_CHARS = 40;

/** "soit", "that is", "only", "Total": words that lead over to a price and name nothing. */
const LEADING: ReadonlySet<string> = new Set(
  prepareTerms(
    [
      "amount sum betrag montant importe valor importo bedrag kwota",
      "or and only just so thus that is ie from for at the a price total sum per up to starting as low now",
      "oder und nur also das heißt dh ab für insgesamt gesamt preis summe bis jetzt zu je pro",
      "soit ou et seulement donc à partir dès le la prix total au",
      "o y e sólo solo es decir sea desde por el precio ou só apenas seja partir preço",
      "cioè ossia oppure da soltanto il prezzo totale of en slechts dus vanaf de prijs totaal",
      "lub i tylko czyli to jest od razem cena suma już",
    ]
      .join(" ")
      .split(" "),
  ).map((term) => term.trim()),
);
const namesSomething = (label: string): boolean =>
  spacedOf(makeSearchText(label))
    .trim()
    .split(" ")
    .some((word) => !LEADING.has(word));

/** "AUD $40" */
const CODE = /(?<!\p{L})(?:AUD|CAD|HKD|NZD|SGD|USD)\s*$/u;

/** The words before a price; in a sentence they are no name. */
function labelOf({ line, price }: PriceLine): string {
  const before = (isFullSentence(line) ? "" : line).slice(0, price.start).replace(CODE, "").trim();
  const label = siteText(
    before
      .replace(
        /[\s–—:·|(~-]{0,5}(?:(?<!\p{L})(?:from|for|of|ab|für|von|dès|desde|da|vanaf|voor|od|de|di|à|a))?[\s:(]{0,2}$/iu,
        "",
      )
      .trim(),
    NAME_CHARS,
  );
  const isOne = /\p{L}{2}/u.test(label) && !/[€$£]/.test(label) && findPrices(label).length === 0;
  return isOne && !IS_LENGTH.test(label) && namesSomething(label) ? label : "";
}

/** How many of a page's lines with a price its block holds; null where it holds them all. */
export function restOf(page: PageFacts, node: Record<string, unknown>): string | null {
  const given = [node["offers"], node["itemListElement"]].find(Array.isArray)?.length ?? 0;
  const amounts = new Set(JSON.stringify(node).match(/(?<="(?:price|minPrice)":)[\d.]+/g));
  // The same price once more, with no name of its own, is no other line.
  const isSame = (line: string): boolean =>
    findPrices(line).every(({ amount, text }) => amounts.has(`${amount}`) && !namesSomething(line.replace(text, "")));
  const all = pricedLines(page).filter((line, at) => at < given || !isSame(line)).length;
  return given >= all ? null : `${given} of the ${all} lines with a price on \`${pageAddress(page.url)}\``;
}

/** What a draft leaves out, since what it is for cannot be told from the line alone, or since it would be too long. */
export const noteOnRest = (rests: readonly string[]): string[] =>
  rests.length === 0 ? [] : [`It holds ${listOf(rests, rests.length)}: add the others, each with what it is for.`];
