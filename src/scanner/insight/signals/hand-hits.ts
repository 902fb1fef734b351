// Sentences in which a business says who does a step of its work: "Reception types it into your record."
import { plainUrl } from "../../../model/target.ts";
import { toPrintable } from "../../../model/printable-text.ts";
import type { Sign } from "../../../model/profile.ts";
import table from "../data/by-hand.json" with { type: "json" };
import { withoutGivenNames } from "../../evidence/text/given-names.ts";
import { lettersOf } from "../normalise-text.ts";
import { quoteOf } from "../quote-of.ts";
import type { WorkflowFamily } from "../workflow-families.ts";
import { isHeadedWith } from "./headed-with.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";
import { statementHits } from "./statement-hits.ts";

export interface HandSign extends Sign {
  /** Position of the step that the sentence tells of. */
  step: number;
  /** The customers do it, and not the staff. */
  isByOthers: boolean;
}

export const BY_HAND_REGION = "manual-hand";
const MOST = 4;

interface ByHand {
  /** Statement that tells who does the step. */
  states: string;
  step: number;
  /** "any": every page may tell it; "headed": one whose headings name the work; else one that shows the work. */
  on?: string;
  /** "others" where customers do it. */
  by?: string;
}

const BY_HAND: Readonly<Record<string, readonly ByHand[] | undefined>> = table;

/** Where others speak, or of others; work that one page tells of by its kind is read there alone. */
const SILENT_KINDS: ReadonlySet<string> = new Set(["post", "blog", "legal"]);
const OWN_KINDS: Readonly<Record<string, string>> = { careers: "wf-recruiting", docs: "wf-developer-onboarding" };

/** What runs by itself, or has to be done by hand without what is sold here, is told in the same words. */
const BY_ITSELF =
  /automa[tz]|by itself|on its own|instead of|no longer|used to|no more|statt|nicht mehr|von selbst|au lieu|plus besoin|en lugar|en vez|ya no|em vez|já não|não precisa|invece di|non serve più|in plaats van|niet meer|zamiast|bez konieczno/iu;

/** Where a program is sold, its own people are told from those who use it. */
const OWN_STAFF =
  /\bour (?:\w+ )?(?:team|staff|support|colleagues|specialists)\b|(?<!\p{L})(?:unser\p{L}* (?:\p{L}+ )?(?:team|support|mitarbeite\p{L}*)|notre (?:équipe|support)|nuestro (?:equipo|soporte)|(?:nossa equipa|nossa equipe|nosso suporte)|nostr[oa] (?:team|staff|supporto)|ons (?:team|supportteam)|onze (?:medewerkers|supportafdeling)|nasz (?:zespół|dział))/iu;

/** Sentences about the family's steps by hand, one for each step; `urls` are the pages that show the work. */
export function handSigns(reading: SiteReading, family: WorkflowFamily, urls: ReadonlySet<string>): HandSign[] {
  const kinds = new Map(reading.pages.map(({ facts }) => [facts.url, facts.kind]));
  const speaks = ({ url, region, isSold, told }: SignalHit): boolean => {
    const kind = kinds.get(url) ?? "";
    const isOwnKind = OWN_KINDS[kind] === undefined || OWN_KINDS[kind] === family.id;
    if (region !== "body" || told === undefined || SILENT_KINDS.has(kind) || !isOwnKind) return false;
    return (!isSold || OWN_STAFF.test(told.sentence)) && !BY_ITSELF.test(told.sentence);
  };
  const mayTell = (url: string, on: string | undefined): boolean =>
    on === "any" || (on === "headed" ? isHeadedWith(reading, url, family.ownWords) : urls.has(url));
  const quotes = new Map<string, string>();
  const signs = new Map<number, HandSign>();
  for (const { states, step, on, by } of BY_HAND[family.id] ?? []) {
    const hit = statementHits(reading, `states:${states}`).find((one) => speaks(one) && mayTell(one.url, on));
    if (!hit?.told || signs.has(step) || signs.size >= MOST) continue;
    const { sentence, key } = hit.told;
    // Two steps that one sentence tells of are told in the same words, where these hold both.
    const known = quotes.get(sentence) ?? "";
    const at = known.toLowerCase().indexOf(key);
    const isWhole = at !== -1 && (!known.endsWith("…") || known.length - at > key.length + ROOM);
    const quote = isWhole ? known : toPrintable(quoteOf(withoutGivenNames(sentence), key));
    quotes.set(sentence, quote);
    const isByOthers = by === "others";
    const region = isByOthers ? "manual-form" : BY_HAND_REGION;
    signs.set(step, { url: plainUrl(hit.url), region, quote, step, isByOthers });
  }
  return [...signs.values()].toSorted((a, b) => Number(a.isByOthers) - Number(b.isByOthers));
}

/** Characters behind the word that show what is done. */
const ROOM = 12;

type Told = Sign & Partial<Pick<HandSign, "step" | "isByOthers">>;

/**
 * Phrases of handwork and such sentences in turn, none that says again what another does; a phrase that tells who does
 * the step stands as that.
 */
export function inTurn(phrases: readonly Sign[], hands: readonly Told[]): Told[] {
  const [first, ...rest] = distinct(phrases).map((phrase) => {
    const hand = hands.find(({ quote }) => isSameText(quote, phrase.quote));
    return hand ? { ...hand, ...phrase, ...(!hand.isByOthers && { region: hand.region }) } : phrase;
  });
  const [hand, ...more] = distinct(hands).filter(({ quote }) => phrases.every((one) => !isSameText(quote, one.quote)));
  return [first, hand, ...rest, ...more].filter((sign) => sign !== undefined);
}

const distinct = (signs: readonly Told[]): Told[] =>
  signs.filter(({ quote }, at) => signs.findIndex((sign) => isSameText(sign.quote, quote)) === at);

const BEGINNING = 20;

/** One quote goes on where the other was cut, or holds it. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  return a.includes(b.slice(0, BEGINNING)) || b.includes(a.slice(0, BEGINNING));
}
