// manual:x — sentences in which the business says that a step goes through people's hands.
import type { ManualGroup, ManualPhrase } from "../../evidence/workflow/manual-phrases.ts";
import { toPrintable } from "../../../model/printable-text.ts";
import stems from "../data/phrase-words.json" with { type: "json" };
import { holdsOne, normaliseText } from "../normalise-text.ts";
import { isMutilated } from "../quote-of.ts";
import type { WorkflowFamily } from "../workflow-families.ts";
import { isExcepted } from "./is-excepted.ts";
import { isOfDesk } from "./desks.ts";
import { isForProfession } from "./for-profession.ts";
import { isHeadedWith } from "./headed-with.ts";
import { isOfLaw } from "./privacy-notice.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";
import { termHits } from "./term-hits.ts";
import { vendorHits } from "./vendor-hits.ts";

interface ManualKind {
  group: ManualGroup;
  /** Stems of which one must stand in the sentence; none for any sentence of the group. */
  words: readonly string[];
}

const KINDS: Record<string, ManualKind> = {
  "book-by-phone": { group: "manual-call", words: stems.booking },
  "call-us": { group: "manual-call", words: [] },
  "mail-us": { group: "manual-mail", words: [] },
  "message-us": { group: "manual-mail", words: [] },
  "order-by-mail": { group: "manual-mail", words: stems.order },
  "keys-by-mail": { group: "manual-mail", words: stems.keys },
  "order-by-phone": { group: "manual-call", words: stems.order },
  "order-by-fax": { group: "manual-form", words: stems.order },
  "download-print": { group: "manual-form", words: stems.print },
  fax: { group: "manual-form", words: stems.fax },
  "visit-us": { group: "manual-form", words: stems.visit },
  "reply-within-days": { group: "manual-wait", words: [] },
};

/**
 * Words that tie a sentence to one kind of work, so that "email us to book" is not an inquiry; a price that is told on
 * request is a quote, whatever else the sentence invites to.
 */
const PARTICULAR_WORDS = (["booking", "order", "fax", "price", "job", "work", "keys", "apikeys"] as const).flatMap(
  (kind) => stems[kind],
);
/** Where people ask what the business could do for them, it calls those back and asks them a few things first. */
const OF_PROSPECTS = [...stems.callback, ...stems.asked];
const WITHOUT_PROSPECTS: ReadonlySet<string | null> = new Set(["healthcare", "education"]);

const WATCHES_STOCK = "wf-inventory-merch";

/** Languages written with stems; a phrase in any other language is taken as it is. */
const STEMMED = new Set("en,de,fr,es,pt,it,nl,pl,tr,cs".split(","));

export const isManualSignal = (name: string): boolean =>
  name === "manual:bank-transfer" || (name.startsWith("manual:") && name.slice("manual:".length) in KINDS);

/** Sentences of one kind that are about the family's work. */
export function manualHits(reading: SiteReading, name: string, family: PhraseOwner): SignalHit[] {
  if (name === "manual:bank-transfer") return bankTransferHits(reading);
  const kind = KINDS[name.slice("manual:".length)];
  if (!kind) return [];
  return phrasesAbout(reading, [kind.group], family)
    .filter((phrase) => mentions(phrase, kind.words))
    .map(toHit);
}

/** Which phrases are about a family's work. */
export type PhraseOwner = Pick<WorkflowFamily, "id" | "ownWords" | "takesOtherPhrases">;

/**
 * Manual phrases of the groups that speak of the family's work: those with one of its words, any where it has none, and
 * those about no work in particular where it takes them.
 */
export function phrasesAbout(reading: SiteReading, groups: readonly string[], family: PhraseOwner): ManualPhrase[] {
  return reading.manual.filter(
    (phrase) =>
      groups.includes(phrase.group) &&
      !isMutilated(toPrintable(phrase.quote)) &&
      isAbout(reading, phrase, family) &&
      !(answersAnybody(family) && (phrase.isOfOtherWork || isDuty(reading, phrase))) &&
      !isExcepted(family.id, () => phrase.quote) &&
      isOfDesk(reading, toHit(phrase), family) &&
      !(family.id === "wf-intake-forms" && isForProfession(reading, phrase.url)),
  );
}

const answersAnybody = ({ id, takesOtherPhrases }: PhraseOwner): boolean =>
  takesOtherPhrases || id === "wf-lead-intake";

/** Until when the law, or an order, has requests and complaints answered is no promise to whoever asks a question. */
const isDuty = ({ pages }: SiteReading, { group, quote, url }: ManualPhrase): boolean =>
  group === "manual-wait" &&
  (holdsOne(normaliseText(quote), stems.duty) || pages.some(({ facts }) => facts.url === url && isOfLaw(facts)));

function isAbout(reading: SiteReading, phrase: ManualPhrase, family: PhraseOwner): boolean {
  const { ownWords, takesOtherPhrases } = family;
  if (ownWords.length === 0 || !STEMMED.has(phrase.language)) return true;
  const isNamed = (word: string): boolean => names(phrase, word);
  const isOwn = (word: string): boolean => ownWords.some((own) => own.startsWith(word) || word.startsWith(own));
  // What ends or takes back comes before all else: "to cancel your booking" books nothing.
  const ending = stems.ending.filter(isNamed);
  if (ending.length > 0) return ending.some(isOwn);
  // Who asks for help with the costs of learning applies for no post and no place.
  if (stems.aid.some(isNamed)) return false;
  const applied = isNamed("apply") || isNamed("application") ? stems.applied.filter(isNamed) : [];
  if (applied.length > 0) return applied.some(isOwn);
  // What is asked about something does not ask for it: "questions about your order" orders nothing.
  if (stems.questions.some(isNamed)) return takesOtherPhrases;
  // Whoever waits for goods to come back is told by those who watch the stock.
  if (stems.restock.some(isNamed)) return family.id === WATCHES_STOCK;
  const hasProspects = !WITHOUT_PROSPECTS.has(reading.profile.industry.value);
  const particular = [...PARTICULAR_WORDS, ...(hasProspects ? OF_PROSPECTS : [])].filter(isNamed);
  if (particular.length > 0) {
    if (particular.some(isOwn) || particular.some((word) => !stems.booking.includes(word)))
      return particular.some(isOwn);
    // What it begins with a sentence is about, and not the date it asks for: "To sign up, write to us with your date".
    const first = Math.min(...particular.map((word) => placeOf(phrase, word)));
    return ownWords.some((word) => isNamed(word) && placeOf(phrase, word) < first);
  }
  if (ownWords.some(isNamed)) return true;
  // "Ring us to make an appointment. If the line is busy, we call you back": the answer is to what was said before.
  const { before, ...rest } = phrase;
  if (before !== undefined && isAboutBooking({ ...rest, quote: before }))
    return isAbout(reading, { ...rest, quote: before }, family);
  // How a sheet goes back and forth tells of no work in particular.
  return stems.paper.some(isNamed) ? isHeadedWith(reading, phrase.url, ownWords) : takesOtherPhrases;
}

const isAboutBooking = (phrase: ManualPhrase): boolean => stems.booking.some((word) => names(phrase, word));

function mentions(phrase: ManualPhrase, words: readonly string[]): boolean {
  if (words.length === 0 || !STEMMED.has(phrase.language)) return true;
  return words.some((word) => names(phrase, word));
}

/** Languages that join words, so that a stem may stand within one: "Bestellformular". */
const JOINING = new Set(["de", "nl"]);
/** Shorter ones stand in too many other words: "form" in "informal", "rent" in "parents". */
const JOINED_STEM_CHARS = 5;

/** Whether the stem begins a word of the sentence, or a part of a joined one. */
const names = (phrase: ManualPhrase, stem: string): boolean => placeOf(phrase, stem) !== -1;

function placeOf({ quote, language }: ManualPhrase, stem: string): number {
  const text = normaliseText(quote);
  const mayJoin = JOINING.has(language) && stem.length >= JOINED_STEM_CHARS;
  for (let at = text.indexOf(stem); at !== -1; at = text.indexOf(stem, at + 1))
    if (mayJoin || !/\p{L}/u.test(text[at - 1] ?? " ")) return at;
  return -1;
}

/** Transfer words count as handwork only where nothing takes payments. */
function bankTransferHits(reading: SiteReading): SignalHit[] {
  if (vendorHits(reading, "vendor:payment").length > 0) return [];
  return [...termHits(reading, "says:bank-transfer"), ...termHits(reading, "says:bank-details")];
}

const toHit = (phrase: ManualPhrase): SignalHit => ({
  url: phrase.url,
  region: phrase.group,
  quote: phrase.quote,
  strength: 1,
});
