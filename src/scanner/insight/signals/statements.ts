// Statements of a business about its work: groups of words that stand near each other in one sentence.
import statements from "../data/statements.json" with { type: "json" };
import { compileTerms, findTerms } from "../match-terms.ts";
import type { MatchedText, TermIndex, TermMatch, TermSource } from "../match-terms.ts";
import { isBreak, SENTENCE_END } from "../normalise-text.ts";

/** Alternatives of a language; each is groups joined by " + ", a group words joined by "|". */
type Wordings = Record<string, string[] | undefined>;

const STATEMENTS = new Map<string, Wordings>(Object.entries(statements));
/** How far apart the words of one statement may stand, and what still denies it before the first of them. */
const WINDOW_WORDS = 10;
const DENIAL_WORDS = 4;

export const isStatement = (id: string): boolean => STATEMENTS.has(id);

/** Alternatives of one statement, each as its groups of words. */
const wordingsOf = (id: string, language: string): readonly string[][][] =>
  (STATEMENTS.get(id)?.[language] ?? []).map((wording) => wording.split(" + ").map((group) => group.split("|")));

/** Which group of which alternative a word belongs to. */
export interface Part {
  id: string;
  wording: string;
  group: number;
  of: number;
}

export interface Made {
  id: string;
  near: string;
}

/** What the heading says counts with what stands under it, as long as the text itself says a part of it. */
export function statementsIn(index: TermIndex<Part>, text: MatchedText, under?: MatchedText): Made[] {
  const headed = Map.groupBy(under ? matchesIn(index, under) : [], ({ value }) => value.wording);
  const byWording = Map.groupBy(matchesIn(index, text), ({ value }) => value.wording);
  return [...byWording.values()].flatMap((matches): Made[] => {
    const [first] = matches;
    if (!first) return [];
    const { id, of, wording } = first.value;
    const said = (headed.get(wording) ?? []).map(({ value }) => value.group);
    const start = matches.find(({ from }) => {
      const end = text.words.indexOf(SENTENCE_END, from);
      const last = Math.min(from + WINDOW_WORDS, end === -1 ? text.words.length : end);
      const near = matches.filter((one) => one.from >= from && one.to <= last);
      return new Set([...said, ...near.map(({ value }) => value.group)]).size === of && !isDenied(text.words, from);
    });
    return start ? [{ id, near: start.word }] : [];
  });
}

const matched = new WeakMap<MatchedText, Map<TermIndex<Part>, readonly TermMatch<Part>[]>>();

/** A text is looked through once, however often it is asked about. */
function matchesIn(index: TermIndex<Part>, text: MatchedText): readonly TermMatch<Part>[] {
  const known = matched.get(text) ?? new Map<TermIndex<Part>, readonly TermMatch<Part>[]>();
  matched.set(text, known);
  const matches = known.get(index) ?? findTerms(index, text);
  known.set(index, matches);
  return matches;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(","));
/** Before what is stated: "we do not accept", "ohne Anmeldung". */
const DENYING_BEFORE = words(
  "no,not,never,without,cannot,don,kein,keine,keinen,keiner,nicht,ohne,nie,pas,sans,aucun,aucune,jamais,sin,nunca,não,nem,sem,non,senza,mai,geen,niet,zonder,bez,brak",
);
/** Behind it: "Anmeldung ist nicht nötig". What comes without obligation is not denied. */
const DENYING_AFTER = words("not,nicht,pas,niet,nie,non,não");

function isDenied(text: readonly string[], from: number): boolean {
  const before = text.slice(Math.max(0, from - DENIAL_WORDS), from);
  const clause = before.slice(before.findLastIndex(isBreak) + 1);
  const after = text.slice(from + 1, from + DENIAL_WORDS);
  const end = after.findIndex(isBreak);
  return (
    clause.some((word) => DENYING_BEFORE.has(word)) ||
    after.slice(0, end === -1 ? after.length : end).some((word) => DENYING_AFTER.has(word))
  );
}

const indexes = new Map<string, TermIndex<Part> | null>();

/** The statements of one language, compiled when first needed; null where none are known. */
export function statementIndex(language: string): TermIndex<Part> | null {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const sources: TermSource<Part>[] = [...STATEMENTS.keys()].flatMap((id) =>
    wordingsOf(id, language).flatMap((groups, at) =>
      groups.flatMap((words, group) =>
        words.map((text) => ({ text, value: { id, wording: `${id} ${at}`, group, of: groups.length } })),
      ),
    ),
  );
  const index = sources.length === 0 ? null : compileTerms(sources, language);
  indexes.set(language, index);
  return index;
}
