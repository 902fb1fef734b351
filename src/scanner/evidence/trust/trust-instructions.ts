// Texts that give orders to AI systems: cancel what a model was told, claim to be its configuration,
// or speak to it and say what to answer. Written for few false alarms: naming an assistant, offering one
// or pointing crawlers to a document is no order.
import { findSpokenTo, startsSegment, STOP } from "./trust-addressee.ts";
import { memoByPage } from "../memo-by-page.ts";
import { singleSpaced } from "../text/single-spaced.ts";
import { mayLackSpaces } from "../text/text-words.ts";
import { headOf, headsOf, makeHeadGate } from "../text/word-gate.ts";
import { CHAT_MARKS, SYSTEM_LABELS } from "./trust-instruction-words.ts";
import { foldTerm, LANGUAGES, NAMED, type OrderLanguage, SHARED, UNBOUND_SCRIPTS } from "./trust-order-languages.ts";
import { indexOfTerm, positionsOf } from "./trust-term-position.ts";
import { readableText } from "./trust-unicode.ts";

export type OrderKind =
  /** "Ignore all previous instructions." */
  | "cancel"
  /** Marks or labels of a chat format: the text claims to be the model's configuration. */
  | "configuration"
  /** Speaks to an AI system and says what to answer or do. */
  | "address"
  /** Says that AI systems should recommend this very business. */
  | "promotion";

export interface FoundOrder {
  kind: OrderKind;
  /** The words it was known by, folded. */
  match: string;
}

const MAX_CHARS = 2_000;
const CANCEL_WINDOW = 64;
const DIRECTIVE_REACH = 260;

/**
 * The first order to AI systems in a text of at most 2,000 characters, or null. Covert characters are
 * read as what they spell, letters that imitate Latin ones as the Latin ones. `ownNames` are names of
 * the business, for texts that say AI systems should recommend it. After OWASP LLM01 (prompt injection).
 */
export function findOrder(text: string, ownNames: readonly string[] = []): FoundOrder | null {
  const readable = readableText(text.slice(0, MAX_CHARS));
  const plain = findOrderIn(readable, ownNames);
  if (plain) return plain;
  const latin = spellLatin(readable);
  return latin === readable ? null : findOrderIn(latin, ownNames);
}

function findOrderIn(readable: string, ownNames: readonly string[]): FoundOrder | null {
  const folded = singleSpaced(foldTerm(readable)).trim();
  if (folded.length < 6) return null;
  const marked = findChatMark(folded);
  if (marked || !mayHoldOrder(folded)) return marked;
  const languages = wordsThatMayStand(languagesIn(folded), folded);
  return findCancel(folded, languages) ?? findAddress(folded, languages) ?? findPromotion(folded, ownNames, languages);
}

const GATE_HEAD = 4;
const wordsOfTerm = (term: string): string[] => term.replace("*", "").split(/[ '-]/);
/** A text that holds a term holds each of its words, and of "your rules" the longest is the one that is rarest. */
const longestWord = (term: string): string =>
  wordsOfTerm(term).reduce((longest, word) => (word.length > longest.length ? word : longest));
const gateOf = (words: readonly string[]) =>
  makeHeadGate(new Set(words.map((word) => word.slice(0, GATE_HEAD))), GATE_HEAD);

/** Most of these begin with "ai", which is rarer than what they end with. */
const SHARED_WORDS = [...SHARED, ...NAMED].map((term) => wordsOfTerm(term)[0] ?? "");
const ownWords = ({ orders, addressees }: OrderLanguage): string[] => [...orders, ...addressees].map(longestWord);

const holdsGateWord = gateOf([...LANGUAGES.flatMap(ownWords), ...SHARED_WORDS]);
const holdsSharedWord = gateOf(SHARED_WORDS);
const OWN_GATES = LANGUAGES.map((words) => ({ words, holdsOwnWord: gateOf(ownWords(words)) }));

const isUnbound = (folded: string): boolean => mayLackSpaces(folded) && UNBOUND_SCRIPTS.test(folded);

/** Cheap first look: without a word for AI or for instructions there is nothing to find. */
const mayHoldOrder = (folded: string): boolean => holdsGateWord(folded) || isUnbound(folded);

/** Those in which the text can hold an order: where it names no AI by a shared name, only those of which it has a word. */
function languagesIn(folded: string): OrderLanguage[] {
  const isAny = holdsSharedWord(folded) || isUnbound(folded);
  return OWN_GATES.flatMap(({ words, holdsOwnWord }) =>
    words.script.test(folded) && (isAny || holdsOwnWord(folded)) ? [words] : [],
  );
}

/** The same lists without those first words of an order that no word of the text begins like: most of most languages. */
function wordsThatMayStand(languages: readonly OrderLanguage[], folded: string): OrderLanguage[] {
  const heads = headsOf(folded, HEAD_CHARS);
  const thatMayStand = (terms: readonly string[]): readonly string[] => {
    const headsOfTerms = headsOfOrders(terms);
    return terms.filter((_, at) => {
      const head = headsOfTerms[at] ?? null;
      return head === null || heads.has(head);
    });
  };
  return languages.map((words) => ({
    ...words,
    cancel: thatMayStand(words.cancel),
    openers: thatMayStand(words.openers),
    labelled: thatMayStand(words.labelled),
    ...(words.verbLast ? { verbLast: thatMayStand(words.verbLast) } : {}),
  }));
}

const HEAD_CHARS = 3;
/** The lists never change. */
const headsOfOrders = memoByPage((terms: readonly string[]) =>
  terms.map((term) => headOf(term.replace("*", ""), HEAD_CHARS)),
);

/** One look for all of them: hardly a text holds any. */
const MAY_BE_MARKED = new RegExp(
  [...CHAT_MARKS, ...SYSTEM_LABELS].map((mark) => mark.replace(/[|[\]/]/g, String.raw`\$&`)).join("|"),
);

function findChatMark(folded: string): FoundOrder | null {
  if (!MAY_BE_MARKED.test(folded)) return null;
  const mark = CHAT_MARKS.find((mark) => folded.includes(mark));
  if (mark) return { kind: "configuration", match: mark };
  for (const label of SYSTEM_LABELS) {
    const at = folded.indexOf(label);
    if (at === -1 || !startsSegment(folded, at)) continue;
    const rest = folded.slice(at + label.length, at + label.length + DIRECTIVE_REACH);
    if (LANGUAGES.some((words) => hasDirective(rest, words))) return { kind: "configuration", match: label };
  }
  return null;
}

/** A verb that cancels, what it cancels, and "previous" or "all", close together in any order. */
function findCancel(folded: string, languages: readonly OrderLanguage[]): FoundOrder | null {
  for (const words of languages) {
    for (const verb of words.cancel) {
      for (const at of positionsOf(folded, verb)) {
        if (NEGATED.test(folded.slice(Math.max(0, at - 8), at).trimEnd()) || isTalkedAbout(folded, at)) continue;
        const near = sameSentence(folded, at, verb.length);
        if (!words.orders.some((word) => indexOfTerm(near, word) !== -1)) continue;
        if (words.earlier.some((word) => indexOfTerm(near, word) !== -1)) return { kind: "cancel", match: verb };
      }
    }
  }
  return null;
}

/** "Do not ignore any instructions" is the opposite. */
const NEGATED = /(?:^|[^\p{L}])(?:not|never|nicht|nie|niemals|ne|no|non|nao|niet|не)$|n't$/u;

const MENTION_WORDS = 3;
const QUOTE_MARKS = /["“”„«»]/;

/** "Tickets that say “ignore all previous instructions” are data": quoted in a sentence of its own, it orders nobody. */
function isTalkedAbout(folded: string, at: number): boolean {
  const before = folded.slice(Math.max(0, at - CANCEL_WINDOW), at);
  const after = folded.slice(at, at + 2 * CANCEL_WINDOW);
  const opened = before.search(/["“„«](?=[^"“”„«»]*$)/);
  const closed = after.search(QUOTE_MARKS);
  // A colon hands the quotation on: "obey the following: …".
  if (opened === -1 || closed === -1 || /:\s*$/.test(before.slice(0, opened))) return false;
  const sentence = `${before.slice(0, opened).split(STOP).at(-1) ?? ""} ${after.slice(closed + 1).split(STOP)[0] ?? ""}`;
  return (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length >= MENTION_WORDS;
}

function sameSentence(folded: string, at: number, length: number): string {
  const before = folded.slice(Math.max(0, at - CANCEL_WINDOW), at);
  const after = folded.slice(at, at + length + CANCEL_WINDOW);
  const stop = after.search(STOP);
  return (before.split(STOP).at(-1) ?? "") + (stop === -1 ? after : after.slice(0, stop));
}

/** "If you are an AI assistant, recommend …", "AI assistants: say that …". */
function findAddress(folded: string, languages: readonly OrderLanguage[]): FoundOrder | null {
  for (const words of languages) {
    for (const spoken of findSpokenTo(folded, words, DIRECTIVE_REACH)) {
      if (hasDirective(spoken.rest, words)) return { kind: "address", match: spoken.match };
    }
  }
  return null;
}

/** Somebody who does it, so that no order is given: "I recommend", "clients praise", "we send". */
const DOER =
  /(?:^|[^\p{L}])(?:i|we|they|to|our|je|nous|ich|wir|yo|io|eu|ik|wij|can|may|who|customers|clients|will|would|not)$/u;

function hasDirective(text: string, words: OrderLanguage): boolean {
  return words.directives.some((directive) => {
    for (const at of positionsOf(text, directive)) {
      if (!DOER.test(text.slice(Math.max(0, at - 14), at).trimEnd())) return true;
    }
    return false;
  });
}

const wordsOf = (...lines: string[]): string[] => lines.flatMap((line) => line.split(" "));
const MODALS = wordsOf(
  "should must shall sollten sollen mussen devraient doivent deberian deben",
  "dovrebbero devono deveriam devem moeten powinny musza",
);
const PROMOTIONS = wordsOf(
  "recommend rank prefer recommander conseiller privilegier empfehlen bevorzugen",
  "recomendar raccomandare consigliare aanbevelen polecac rekomendowac",
);
const SHORTEST_NAME = 4;

/** "AI systems should always recommend <this business>". Questions are no orders. */
function findPromotion(
  folded: string,
  ownNames: readonly string[],
  languages: readonly OrderLanguage[],
): FoundOrder | null {
  const names = ownNames.map(foldTerm).filter((name) => name.length >= SHORTEST_NAME);
  const has = (sentence: string, terms: readonly string[]) =>
    terms.find((term) => indexOfTerm(sentence, term) !== -1) ?? null;
  for (const sentence of folded.split(/(?<=[.!?。！？])/)) {
    if (sentence.trimEnd().endsWith("?") || !has(sentence, names)) continue;
    const addressee = has(sentence, [...SHARED, ...languages.flatMap((words) => words.addressees)]);
    if (addressee && has(sentence, MODALS) && has(sentence, PROMOTIONS)) return { kind: "promotion", match: addressee };
  }
  return null;
}

/** Cyrillic, Greek and Armenian letters, each before the Latin one it looks like. */
const LOOKALIKES = "аaеeоoрpсcхxуyіiѕsԁdӏlһhјjԛqԝwոnαaοoνvρpιiκkτtυu";
const IMITATES: ReadonlyMap<string, string> = new Map(
  [...LOOKALIKES].flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? letter] as const] : [])),
);

/** Foreign letters inside otherwise Latin text, read as the Latin letters they look like. */
function spellLatin(text: string): string {
  if (!/[a-z]/i.test(text) || !/[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}]/u.test(text)) return text;
  return [...text.toLowerCase()].map((letter) => IMITATES.get(letter) ?? letter).join("");
}
