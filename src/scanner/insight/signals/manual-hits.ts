// manual:x — sentences in which the business says that a step goes through people's hands.
import type { ManualGroup, ManualPhrase } from "../../evidence/workflow/manual-phrases.ts";
import { normaliseText } from "../normalise-text.ts";
import type { WorkflowFamily } from "../workflow-families.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";
import { termHits } from "./term-hits.ts";
import { vendorHits } from "./vendor-hits.ts";

interface ManualKind {
  group: ManualGroup;
  /** Stems of which one must stand in the sentence; none for any sentence of the group. */
  words: readonly string[];
}

const BOOKING_WORDS =
  "book,schedul,reserv,appointment,termin,rendez-vous,rdv,cita,turno,prenot,appuntament,afspra,wizyt,umów,randevu,agend,marca,marque,objedn,запис".split(
    ",",
  );
const ORDER_WORDS =
  "to order,place an order,place your order,place orders,order by,orders by,your order to,order form,bestellen,bestellung,bestellschein,bestellformular,command,pedidos,pedir,encomend,ordinare,ordini,zamów,sipariş,заказ,objednáv".split(
    ",",
  );
const PRINT_WORDS =
  "print,download,form,ausdruck,drucken,formular,herunterlad,imprim,télécharg,formulaire,formulario,descarg,modulo,scaric,stampa,formulier,wydruk,pobierz,drukuj".split(
    ",",
  );
const FAX_WORDS = ["fax", "faks", "télécopie", "факс"];
const VISIT_WORDS =
  "visit us,come to,in person,stop by,bring,vorbei,persönlich,mitbring,sur place,apport,en persona,traiga,di persona,persoonlijk,osobiście,przynie".split(
    ",",
  );

const KINDS: Record<string, ManualKind> = {
  "book-by-phone": { group: "manual-call", words: BOOKING_WORDS },
  "call-us": { group: "manual-call", words: [] },
  "mail-us": { group: "manual-mail", words: [] },
  "message-us": { group: "manual-mail", words: [] },
  "order-by-mail": { group: "manual-mail", words: ORDER_WORDS },
  "order-by-phone": { group: "manual-call", words: ORDER_WORDS },
  "order-by-fax": { group: "manual-form", words: ORDER_WORDS },
  "download-print": { group: "manual-form", words: PRINT_WORDS },
  fax: { group: "manual-form", words: FAX_WORDS },
  "visit-us": { group: "manual-form", words: VISIT_WORDS },
  "reply-within-days": { group: "manual-wait", words: [] },
};

/** Words that tie a sentence to one kind of work, so that "email us to cancel" is not an inquiry. */
const PARTICULAR_WORDS = [
  ...BOOKING_WORDS,
  ...ORDER_WORDS,
  ...FAX_WORDS,
  ..."quote,estimate,angebot,devis,presupuesto,preventivo,offerte,wycen,cancel,kündig,résili,return,refund,rückgabe,retour,cv,bewerb,candidat,apply,repair,reparat,répar,donat,volunteer,member,mitglied,prescription,refill,rezept,insur,versicher,tax,steuer,emergency,notdienst,form,rent,warrant,event,loan,mortgage,dealer,valu".split(
    ",",
  ),
];

/** Languages written with stems above; a phrase in any other language is taken as it is. */
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
export type PhraseOwner = Pick<WorkflowFamily, "ownWords" | "takesOtherPhrases">;

/**
 * Manual phrases of the groups that speak of the family's work: those with one of its words, any where it has none, and
 * those about no work in particular where it takes them.
 */
export function phrasesAbout(reading: SiteReading, groups: readonly string[], family: PhraseOwner): ManualPhrase[] {
  return reading.manual.filter((phrase) => groups.includes(phrase.group) && isAbout(phrase, family));
}

function isAbout(phrase: ManualPhrase, { ownWords, takesOtherPhrases }: PhraseOwner): boolean {
  if (ownWords.length === 0 || !STEMMED.has(phrase.language)) return true;
  const particular = PARTICULAR_WORDS.filter((word) => names(phrase, word));
  if (particular.length > 0)
    return particular.some((word) => ownWords.some((own) => own.includes(word) || word.includes(own)));
  return takesOtherPhrases || ownWords.some((word) => names(phrase, word));
}

function mentions(phrase: ManualPhrase, words: readonly string[]): boolean {
  if (words.length === 0 || !STEMMED.has(phrase.language)) return true;
  return words.some((word) => names(phrase, word));
}

/** Languages that join words, so that a stem may stand within one: "Bestellformular". */
const JOINING = new Set(["de", "nl"]);
/** Shorter ones stand in too many other words: "form" in "informal", "rent" in "parents". */
const JOINED_STEM_CHARS = 5;

/** Whether the stem begins a word of the sentence, or a part of a joined one. */
function names({ quote, language }: ManualPhrase, stem: string): boolean {
  const text = normaliseText(quote);
  const mayJoin = JOINING.has(language) && stem.length >= JOINED_STEM_CHARS;
  for (let at = text.indexOf(stem); at !== -1; at = text.indexOf(stem, at + 1))
    if (mayJoin || !/\p{L}/u.test(text[at - 1] ?? " ")) return true;
  return false;
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
