// Sentences in which a business says that a step of its own work goes through people's hands.
import { addTo } from "../add-to.ts";
import { primarySubtag } from "../text/text-language.ts";
import { UNSPACED } from "../text/text-words.ts";
import data from "../data/manual-phrases.json" with { type: "json" };
import { memoByPage } from "../memo-by-page.ts";
import type { PageFacts, TextBlock } from "../page-facts.ts";
import { labelsJoined } from "../text/joined-labels.ts";
import { isTerminal, tellsOfOthers } from "../text/words-of-others.ts";
import { isMakersNote } from "../text/makers-notes.ts";
import { headOf, headsOf } from "../text/word-gate.ts";
import { fold, quoteAround } from "./manual-quote.ts";
import { isOfOtherWork, namesQuestions } from "./other-work.ts";

export const MANUAL_GROUPS = ["manual-call", "manual-mail", "manual-form", "manual-wait"] as const;
/** Call us; write to us or send papers; print, sign or fax a form; wait until someone answers. */
export type ManualGroup = (typeof MANUAL_GROUPS)[number];

export interface ManualPhrase {
  group: ManualGroup;
  /** The sentence, personal data masked, at most 120 characters around the phrase. */
  quote: string;
  /** Address of the page as it stands in the evidence. */
  url: string;
  /** Language of the phrase that matched, primary tag. */
  language: string;
  /** The sentence before it in the same block, where it tells of an answer: what that is about. */
  before?: string;
  /** The sentence sends the papers to an office of the state: its step, unless the business is one. */
  isForOffice?: true;
  /** It is about a booking, papers, joining, a case or an emergency. */
  isOfOtherWork?: true;
  /** It names questions or messages, or a reply to them. */
  namesQuestions?: true;
}

const MOST_PER_PAGE = 24;
const TRIES_PER_PHRASE = 5;
const SENTENCE_CHARS = 400;
const NEGATION_WINDOW = 70;
const DENIAL_WINDOW = 30;

/**
 * Phrases of manual handling on one page, in the business's own voice: posts, quotations, privacy
 * texts, negations ("no need to call") and advice to call others are left out. A sentence counts once
 * per group. All languages are tried, the page's own first, since the declared language is often wrong. `page.blocks` holds at most 60,000 characters, so this is linear.
 */
export const findManualPhrases = memoByPage((page: PageFacts): readonly ManualPhrase[] => {
  if (!speaksForItself(page)) return [];
  const blocks = ownBlocks(page);
  const text = blocks.map((block) => block.text.replaceAll("\n", " ")).join("\n");
  const folded = fold(text);
  const found = new Map<string, ManualPhrase>();
  const declared = primarySubtag(page.htmlLang);
  const keep = (phrase: Phrase, sentence: Span): void => {
    const key = `${phrase.group} ${sentence.start}`;
    if (found.has(key)) return;
    const said = text.slice(sentence.start, sentence.end);
    const language = phrase.languages.find((l) => l === declared) ?? phrase.languages[0] ?? declared;
    const quote = quoteAround(said, phrase.head, declared === "de" ? declared : language);
    if (fold(quote).endsWith(`${phrase.head}…`) && hasNumberOfOthers(page, text, said)) return;
    const saidFolded = folded.slice(sentence.start, sentence.end);
    const isForOffice = phrase.group === "manual-form" && goesToOffice(saidFolded);
    const before = phrase.group === "manual-wait" ? sentenceBefore(folded, sentence.start) : "";
    found.set(key, {
      group: phrase.group,
      quote,
      url: page.url,
      language,
      ...(before !== "" && { before }),
      ...(isForOffice && { isForOffice }),
      ...(isOfOtherWork(saidFolded) && { isOfOtherWork: true as const }),
      ...(namesQuestions(saidFolded) && { namesQuestions: true as const }),
    });
  };
  for (const phrase of ownLanguageFirst(phrasesIn(folded), declared)) {
    for (const sentence of ownUses(folded, phrase)) if (found.size < MOST_PER_PAGE) keep(phrase, sentence);
  }
  return [...found.values()];
});

/** Posts tell about others; terms and privacy texts promise what the law asks. Terms of return and delivery are real steps. */
export function speaksForItself(page: PageFacts): boolean {
  if (page.kind === "post") return false;
  if (page.kind !== "legal") return true;
  const topic = fold([page.url, ...page.titles, ...page.headings.slice(0, 3).map((h) => h.text)].join(" "));
  return data.returnsWords.some((word) => topic.includes(word));
}

/** Two controls side by side are no sentence; one alone may be: "Call us to book". */
const LEAST_CONTROLS = 2;

function ownBlocks(page: PageFacts): TextBlock[] {
  const labels = new Set([
    ...page.anchors.map(({ text }) => text.trim()),
    ...page.buttons.map(({ name }) => name.trim()),
  ]);
  const isOwn = (block: TextBlock) =>
    !block.quoted &&
    !(page.kind === "blog" && block.inArticle) &&
    !isMakersNote(block.text) &&
    !isTerminal(block.text) &&
    !tellsOfOthers(page, block) &&
    labelsJoined(block.text, labels) < LEAST_CONTROLS;
  return page.blocks.filter(isOwn);
}

/** "Please call Wildlife Rescue on 555 0199": whose number stands nowhere else, beside the business's own. */
function hasNumberOfOthers({ anchors }: PageFacts, text: string, said: string): boolean {
  const told = numbersIn(said);
  const linked = anchors.filter((anchor) => TEL.test(anchor.href) && !said.includes(anchor.text.trim()));
  const own = [text.replace(said, " "), ...linked.map(({ href }) => href)].flatMap(numbersIn);
  return told.length > 0 && own.length > 0 && told.every((number) => !own.includes(number));
}
const TEL = /^tel:/i;
const NUMBER = /\d[\d\s().-]{5,18}\d/g;
const LAST_DIGITS = 7;
const numbersIn = (text: string): string[] =>
  (text.match(NUMBER) ?? []).map((number) => number.replaceAll(/\D/g, "").slice(-LAST_DIGITS));

type Words = Readonly<Record<string, readonly string[]>>;

interface Phrase {
  group: ManualGroup;
  /** Languages that share the phrase ("per fax" is German, Italian and Dutch): a denial in any of them counts. */
  languages: string[];
  /** Text before the number, or the whole phrase. */
  head: string;
  /** How the phrase begins, where that can be looked up; null for others. */
  start: string | null;
  /** Text after the number; null when the phrase holds none. */
  tail: string | null;
  /** The last word may go on ("werktag" also finds "werktagen"). */
  isStem: boolean;
  /**
   * Words of which one has to stand in the sentence, by language: "within 2 business days" may be about delivery, and
   * "we answer" is no wait unless it says when.
   */
  needs: Words | null;
}

const START_CHARS = 5;
const PHRASES = [
  ...MANUAL_GROUPS.flatMap((group) => readPhrases(data.phrases[group], group, null)),
  ...readPhrases(data.replyWithin, "manual-wait", data.replyWords),
  ...readPhrases(data.answering, "manual-wait", data.timeWords),
];

function readPhrases(table: Words, group: ManualGroup, needs: Words | null): Phrase[] {
  const languagesOf = new Map<string, string[]>();
  for (const [language, texts] of Object.entries(table)) {
    for (const text of texts) addTo(languagesOf, text, language);
  }
  return [...languagesOf].map(([text, languages]) => {
    const isStem = text.endsWith("*");
    const [before = "", after] = fold(isStem ? text.slice(0, -1) : text).split("{n}");
    const [head, tail] = [before.trim(), after === undefined ? null : after.trim()];
    return { group, languages, needs, isStem, head, start: headOf(head, START_CHARS), tail };
  });
}

const BY_START = Map.groupBy(PHRASES.keys(), (at) => PHRASES[at]?.start ?? null);

/** The few phrases that can stand in a text: those that begin like one of its words, in the order of all. */
function phrasesIn(folded: string): Phrase[] {
  const places = [null, ...headsOf(folded, START_CHARS)].flatMap((start) => BY_START.get(start) ?? []);
  return places.sort((a, b) => a - b).flatMap((at) => PHRASES[at] ?? []);
}

function ownLanguageFirst(phrases: readonly Phrase[], declared: string): Phrase[] {
  const isOwn = (phrase: Phrase) => phrase.languages.includes(declared);
  return [...phrases.filter(isOwn), ...phrases.filter((phrase) => !isOwn(phrase))];
}

interface Span {
  start: number;
  end: number;
}

/** Sentences that use a phrase, a few at most: two may be about different work. */
function ownUses(folded: string, phrase: Phrase): Span[] {
  // A phrase that begins with its number is looked for by what follows the number.
  const anchor = phrase.head || (phrase.tail ?? "");
  const uses: Span[] = [];
  let at = folded.indexOf(anchor);
  for (let tries = 0; at !== -1 && tries < TRIES_PER_PHRASE; tries += 1) {
    const use = phrase.head ? readForward(folded, at, phrase) : readBackward(folded, at, anchor);
    const sentence = use && sentenceAround(folded, use);
    if (sentence && isOwnVoice(folded, sentence, use, phrase)) uses.push(sentence);
    at = folded.indexOf(anchor, at + anchor.length);
  }
  return uses;
}

const LETTER = /\p{L}|\p{N}/u;
const NUMBER_CHARS = 24;
const NUMBER_WORDS = new Set(data.numberWords);

function readForward(folded: string, at: number, phrase: Phrase): Span | null {
  if (!endsWord(folded, at - 1, folded[at])) return null;
  let end = at + phrase.head.length;
  if (phrase.tail !== null) {
    const next = folded.indexOf(phrase.tail, end + 1);
    if (next === -1 || next - end > NUMBER_CHARS || !isNumber(folded.slice(end, next))) return null;
    end = next + phrase.tail.length;
  }
  if (!phrase.isStem && !endsWord(folded, end, folded[end - 1])) return null;
  return { start: at, end };
}

function readBackward(folded: string, at: number, tail: string): Span | null {
  const before = folded.slice(Math.max(0, at - 4), at).trimEnd();
  const last = before.at(-1) ?? "";
  return /\p{N}/u.test(last) || NUMBER_WORDS.has(last) ? { start: at - 1, end: at + tail.length } : null;
}

/** Whether the character at `index` cannot belong to the word that `inside` belongs to. */
function endsWord(folded: string, index: number, inside: string | undefined): boolean {
  const outside = folded[index];
  if (outside === undefined || inside === undefined) return true;
  return !LETTER.test(outside) || UNSPACED.test(inside);
}

function isNumber(text: string): boolean {
  const words = text.split(/[\s\-–—/()]+/).filter(Boolean);
  return words.length > 0 && words.every((word) => /^\d{1,3}$/.test(word) || NUMBER_WORDS.has(word));
}

function sentenceAround(folded: string, use: Span): Span {
  let start = use.start;
  const first = Math.max(0, use.start - SENTENCE_CHARS);
  while (start > first && !isBoundary(folded, start - 1)) start -= 1;
  let end = use.end;
  const last = Math.min(folded.length, use.end + SENTENCE_CHARS);
  while (end < last && !isBoundary(folded, end)) end += 1;
  if (end < last && folded[end] !== "\n") end += 1;
  return { start, end };
}

function sentenceBefore(folded: string, start: number): string {
  const end = folded.slice(0, start).trimEnd().length;
  if (end === 0 || folded.slice(end, start).includes("\n")) return "";
  const span = sentenceAround(folded, { start: end - 1, end });
  return folded.slice(span.start, end).trim();
}

/** A line end, or a full stop that ends a word of three letters or more ("z. B." and "Dr." do not). */
function isBoundary(folded: string, index: number): boolean {
  const mark = folded[index] ?? "";
  if (mark === "\n" || "。！？".includes(mark)) return true;
  if (!".!?".includes(mark) || folded[index + 1] !== " ") return false;
  return mark !== "." || /[^\s.]{3}$/.test(folded.slice(Math.max(0, index - 3), index));
}

function isOwnVoice(folded: string, sentence: Span, use: Span, phrase: Phrase): boolean {
  const before = folded.slice(sentence.start, use.start);
  const after = folded.slice(use.end, sentence.end);
  const { needs, languages } = phrase;
  const said = folded.slice(sentence.start, sentence.end).trimStart();
  if (needs && !inLanguages(needs, languages).some((word) => ` ${said}`.includes(word))) return false;
  // "A rapid response, at your door within 90 minutes": when somebody comes.
  if (needs && data.coming.some((word) => said.includes(word))) return false;
  // "Respond to our requests within 5 days": what clients have to do.
  if (
    phrase.group === "manual-wait" &&
    data.readersDuty.some((words) => said.startsWith(words) && endsWord(said, words.length, words.at(-1)))
  )
    return false;
  // "Unlimited help desk: your staff can call us": what a plan holds for those who pay for it.
  if (data.sold.some((words) => hasWord(said, words))) return false;
  return !isQuoted(before, after) && !isNegated(before, after, phrase.languages) && !sendsElsewhere(after, phrase);
}

const inLanguages = (table: Words, languages: readonly string[]): string[] =>
  languages.flatMap((language) => table[language] ?? []);

const QUOTE_MARK = /["“”„«»]/g;

/** Any quotation mark toggles, so „German“, «French» and “English” pairs are read alike. */
function isQuoted(before: string, after: string): boolean {
  const opened = before.match(QUOTE_MARK)?.length ?? 0;
  return opened % 2 === 1 && after.search(QUOTE_MARK) !== -1;
}

function isNegated(before: string, after: string, languages: readonly string[]): boolean {
  const lead = clauseBefore(before).slice(-NEGATION_WINDOW);
  const hesitates = data.hesitation.some((stem) => lead.includes(stem));
  if (!hesitates && inLanguages(data.negations, languages).some((word) => hasWord(lead, word))) return true;
  const rest = clauseAfter(after).slice(0, DENIAL_WINDOW);
  return inLanguages(data.deniedAfter, languages).some((word) => hasWord(rest, word));
}

const CLAUSE_END = /[,;:(–—]/;
const clauseBefore = (text: string): string => text.split(CLAUSE_END).at(-1) ?? "";
const clauseAfter = (text: string): string => text.split(CLAUSE_END)[0] ?? "";

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (endsWord(text, at - 1, word[0]) && endsWord(text, at + word.length, word.at(-1))) return true;
  }
  return false;
}

const TARGET_PREPOSITIONS = new Set(["an", "à", "a", "para", "naar", "to", "na"]);

/** "Please call 911", "call your doctor", "a confirmation by mail to your address". */
function sendsElsewhere(after: string, phrase: Phrase): boolean {
  const lastWord = phrase.head.split(" ").at(-1) ?? "";
  if (phrase.group !== "manual-call" && !TARGET_PREPOSITIONS.has(lastWord)) return false;
  const next = after.trimStart();
  return data.othersAfter.some((word) => next.startsWith(word) && endsWord(next, word.length, word.at(-1)));
}

/** "Bring the completed form to the town hall", and not to us. */
const goesToOffice = (sentence: string): boolean => OFFICES.test(sentence) && !TO_US.test(sentence);
const OFFICES = new RegExp(`(?<![\\p{L}])(?:${data.offices.join("|")})`, "u");
const TO_US = new RegExp(`(?<![\\p{L}])(?:${data.toUs.join("|")})(?![\\p{L}])`, "u");
