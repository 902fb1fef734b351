// Statements of a business about its work: groups of words that stand near each other in one sentence.
import asides from "../data/asides.json" with { type: "json" };
import statements from "../data/statements.json" with { type: "json" };
import type { PageFacts } from "../../evidence/page-facts.ts";
import { compileTerms, findTerms, prepareText } from "../match-terms.ts";
import type { MatchedText, TermIndex, TermMatch, TermSource } from "../match-terms.ts";
import { isBreak, SENTENCE_END } from "../normalise-text.ts";

/** Alternatives of a language; each is groups joined by " + ", a group words joined by "|". */
type Wordings = Record<string, string[] | undefined>;

const STATEMENTS = new Map<string, Wordings>(Object.entries({ ...statements, ...asides }));
/** How work goes, or that it stands still: it tells of no kind of work that it is done. */
export const isAside = (id: string): boolean => Object.hasOwn(asides, id);
/** Who does a step. */
export const isByHand = (id: string): boolean => id.startsWith("hand-");
/** What holds a denial itself is not taken back by one. */
const DENYING: ReadonlySet<string> = new Set(["paused", "not-open-yet", "no-plan", "no-homes-now"]);
/** How far apart the words of one statement may stand, and what still denies it before the first of them. */
const WINDOW_WORDS = 10;
const DENIAL_WORDS = 4;

export const isStatement = (id: string): boolean => STATEMENTS.has(id);

/** Alternatives of one statement, each as its groups of words. */
const wordingsOf = (id: string, language: string): readonly string[][][] =>
  (STATEMENTS.get(id)?.[language] ?? []).map((wording) => wording.split(" + ").map((group) => group.split("|")));

/** One alternative of a statement. */
interface Wording {
  id: string;
  /** All of its groups, as bits of a number. */
  whole: number;
  /** Those met in the text that is read; none between two texts. */
  met: number;
}

/** Which group of which alternative a word belongs to. */
export interface Part {
  wording: Wording;
  group: number;
}

export interface Made {
  id: string;
  near: string;
  /** The longest of its words, which tells the sentence better than "we". */
  key: string;
}

/** What the heading says counts with what stands under it, as long as the text itself says a part of it. */
export function statementsIn(index: TermIndex<Part>, text: MatchedText, under?: MatchedText): readonly Made[] {
  return under === undefined
    ? onceFor(stated, index, text, () => readStatements(index, text))
    : readStatements(index, text, under);
}

function readStatements(index: TermIndex<Part>, text: MatchedText, under?: MatchedText): Made[] {
  const inText = matchesIn(index, text);
  // Most lines hold no word of any statement.
  if (inText.length === 0) return [];
  const inHeading = under ? matchesIn(index, under) : [];
  const made: Made[] = [];
  for (const wording of wholeIn(inText, inHeading)) {
    const matches = inText.filter(({ value }) => value.wording === wording);
    const said = inHeading.filter(({ value }) => value.wording === wording).reduce(withGroup, 0);
    const start = matches.find(
      ({ from }, at) =>
        groupsNear(matches, at, text.words, said) === wording.whole &&
        (DENYING.has(wording.id) || !isDenied(text.words, from)),
    );
    if (start) made.push({ id: wording.id, near: start.word, key: longestFrom(start.from, matches) });
  }
  return made;
}

/**
 * Wordings of which no group is nowhere: without one none can be made. What is met is noted on them, since a table of
 * hundreds for each line costs more than all else.
 */
function wholeIn(inText: readonly TermMatch<Part>[], inHeading: readonly TermMatch<Part>[]): readonly Wording[] {
  const whole: Wording[] = [];
  for (const { value } of inHeading) value.wording.met |= 1 << value.group;
  for (const { value } of inText) value.wording.met |= 1 << value.group;
  for (const { value } of inText) {
    const { wording } = value;
    if (wording.met === wording.whole) whole.push(wording);
    wording.met = 0;
  }
  for (const { value } of inHeading) value.wording.met = 0;
  return whole;
}

function longestFrom(from: number, matches: readonly TermMatch<Part>[]): string {
  const words = matches
    .filter((match) => match.from >= from && match.from <= from + WINDOW_WORDS)
    .map(({ word }) => word);
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/** Groups as bits of a number: a line is asked for hundreds of wordings, and sets of so few cost more than all else. */
const withGroup = (groups: number, { value }: TermMatch<Part>): number => groups | (1 << value.group);

/** Groups of the match at `at` and of those behind it, which come in the order of the text, within window and sentence. */
function groupsNear(matches: readonly TermMatch<Part>[], at: number, words: readonly string[], said: number): number {
  const from = matches[at]?.from ?? 0;
  const end = words.indexOf(SENTENCE_END, from);
  const last = Math.min(from + WINDOW_WORDS, end === -1 ? words.length : end);
  let groups = said;
  for (const match of matches.slice(at)) {
    if (match.from > last) break;
    if (match.to <= last) groups = withGroup(groups, match);
  }
  return groups;
}

type ByText<Found> = WeakMap<MatchedText, Map<TermIndex<Part>, readonly Found[]>>;

const matched: ByText<TermMatch<Part>> = new WeakMap();
const stated: ByText<Made> = new WeakMap();

/** A text is looked through once, however often it is asked about. */
function onceFor<Found>(
  found: ByText<Found>,
  index: TermIndex<Part>,
  text: MatchedText,
  read: () => readonly Found[],
): readonly Found[] {
  const ofText = found.get(text) ?? new Map<TermIndex<Part>, readonly Found[]>();
  found.set(text, ofText);
  const known = ofText.get(index) ?? read();
  ofText.set(index, known);
  return known;
}

const matchesIn = (index: TermIndex<Part>, text: MatchedText): readonly TermMatch<Part>[] =>
  onceFor(matched, index, text, () => findTerms(index, text));

const words = (list: string): ReadonlySet<string> => new Set(list.split(","));
/** Before what is stated: "we do not accept", "ohne Anmeldung". */
const DENYING_BEFORE = words(
  "no,0,zero,not,never,without,cannot,don,kein,keine,keinen,keiner,nicht,ohne,nie,pas,sans,aucun,aucune,jamais,sin,nunca,não,nem,sem,non,senza,mai,geen,niet,zonder,bez,brak,inte,ej,utan,ikke,uden,uten,ingen,не,без,fără,fara,ilman,χωρίς,δεν,בלי,ללא,אין,بدون,دون,ليس,tanpa,tidak,bukan",
);
/** Behind it: "Anmeldung ist nicht nötig". What comes without obligation is not denied. */
const DENYING_AFTER = words("not,nicht,pas,niet,nie,non,não,inte,ikke,olmadan,değil");
/** "Im Mai", "en mai", "4. Mai": a month in German and French, where Italian says "never". */
const BEFORE_MAY = words("im,ab,bis,seit,anfang,mitte,ende,am,den,vom,zum,der,en,de,du,dès");

const isMonth = (text: readonly string[], at: number): boolean =>
  text[at] === "mai" && at > 0 && (BEFORE_MAY.has(text[at - 1] ?? "") || /^\d{1,2}(?:er)?$/.test(text[at - 1] ?? ""));

function isDenied(text: readonly string[], from: number): boolean {
  const before = text.slice(Math.max(0, from - DENIAL_WORDS), from);
  const clause = before.slice(before.findLastIndex(isBreak) + 1);
  const after = text.slice(from + 1, from + DENIAL_WORDS);
  const end = after.findIndex(isBreak);
  return (
    clause.some((word, at) => DENYING_BEFORE.has(word) && !isMonth(text, from - clause.length + at)) ||
    after.slice(0, end === -1 ? after.length : end).some((word) => DENYING_AFTER.has(word))
  );
}

const indexes = new Map<string, TermIndex<Part> | null>();

/** The statements of one language, compiled when first needed; null where none are known. */
export function statementIndex(language: string): TermIndex<Part> | null {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const sources: TermSource<Part>[] = [...STATEMENTS.keys()].flatMap((id) =>
    wordingsOf(id, language).flatMap((groups) => {
      const wording = { id, whole: 2 ** groups.length - 1, met: 0 };
      return groups.flatMap((words, group) => words.map((text) => ({ text, value: { wording, group } })));
    }),
  );
  const index = sources.length === 0 ? null : compileTerms(sources, language);
  indexes.set(language, index);
  return index;
}

/** Whether the running text of a page makes all of these statements. */
export function saysAll(page: PageFacts, languages: readonly string[], ids: readonly string[]): boolean {
  const indexes = languages.flatMap((language) => statementIndex(language) ?? []);
  const said = new Set(
    page.blocks
      .filter(({ region, quoted }) => region === "main" && !quoted)
      .flatMap(({ text }) => {
        const words = prepareText(text);
        return indexes.flatMap((index) => statementsIn(index, words).map(({ id }) => id));
      }),
  );
  return ids.every((id) => said.has(id));
}
