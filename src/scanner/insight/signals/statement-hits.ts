// states:x — a sentence in which a business says what it does, whatever the order and the endings of its words.
import { speaksForItself } from "../../evidence/workflow/manual-phrases.ts";
import statements from "../data/statements.json" with { type: "json" };
import { compileTerms, findTerms } from "../match-terms.ts";
import type { MatchedText, TermIndex, TermSource } from "../match-terms.ts";
import { isBreak, SENTENCE_END } from "../normalise-text.ts";
import { quoteOf } from "../quote-of.ts";
import type { PageLine } from "./page-lines.ts";
import { describesAProduct } from "./site-reading.ts";
import type { ReadPage, SignalHit, SiteReading } from "./site-reading.ts";

/** Alternatives of a language; each is groups joined by " + ", a group words joined by "|". */
type Wordings = Record<string, string[] | undefined>;

const STATEMENTS = new Map<string, Wordings>(Object.entries(statements));
const PREFIX = "states:";
/** How far apart the words of one statement may stand, and what still denies it before the first of them. */
const WINDOW_WORDS = 12;
const DENIAL_WORDS = 4;
const MOST_HITS = 6;
const FOREIGN_PAGE = 0.4;

export const isStatementSignal = (name: string): boolean =>
  name.startsWith(PREFIX) && STATEMENTS.has(name.slice(PREFIX.length));

/** Alternatives of one statement, each as its groups of words. */
const wordingsOf = (id: string, language: string): readonly string[][][] =>
  (STATEMENTS.get(id)?.[language] ?? []).map((wording) => wording.split(" + ").map((group) => group.split("|")));

/** Sentences that make the statement, each once. */
export const statementHits = (reading: SiteReading, name: string): SignalHit[] =>
  (allHits(reading).get(name.slice(PREFIX.length)) ?? []).slice(0, MOST_HITS);

const hitsByReading = new WeakMap<SiteReading, Map<string, SignalHit[]>>();

function allHits(reading: SiteReading): Map<string, SignalHit[]> {
  const known = hitsByReading.get(reading);
  if (known) return known;
  const found = new Map<string, SignalHit[]>();
  const indexes = reading.languages.flatMap((language) => indexOf(language) ?? []);
  const read = new Map<MatchedText, readonly Made[]>();
  const isManual = describesAProduct(reading.profile);
  for (const page of reading.pages) collect(page, indexes, read, found, isManual);
  for (const hits of found.values()) hits.sort((a, b) => b.strength - a.strength);
  hitsByReading.set(reading, found);
  return found;
}

function collect(
  page: ReadPage,
  indexes: readonly TermIndex<Part>[],
  read: Map<MatchedText, readonly Made[]>,
  found: Map<string, SignalHit[]>,
  isManual: boolean,
): void {
  for (const line of page.lines) {
    // A menu repeats on every page and says the same each time.
    const known = line.under ? undefined : read.get(line.words);
    const made = known ?? indexes.flatMap((index) => statementsIn(index, line.words, line.under));
    if (!known && !line.under) read.set(line.words, made);
    for (const { id, near } of made) {
      const hits = found.get(id) ?? [];
      const strength = isManual || isTopic(line) || !speaksFor(page, id) ? FOREIGN_PAGE : 1;
      const quote = quoteOf(line.text, near);
      if (hits.some((hit) => hit.quote === quote && hit.strength >= strength)) continue;
      // Posts, read first, must not take the places of what the business says of itself.
      if (hits.filter((hit) => hit.strength === strength).length >= MOST_HITS) continue;
      found.set(id, [...hits, { url: page.facts.url, region: line.region, quote, strength, isPieced: true }]);
    }
  }
}

/** Guides and help pages explain a subject; these they explain because the business does them. */
const HELP_ON_ORDERS: ReadonlySet<string> = new Set(["takes-returns", "delivers-goods", "takes-orders"]);

/** What a list of posts heads and links are topics of its posts. */
const isTopic = ({ region, strength }: PageLine): boolean => region !== "body" && region !== "footer" && strength < 1;

/** Terms of return are real steps of returns, and help on orders of sending goods; neither says anything of other work. */
const speaksFor = ({ facts }: ReadPage, id: string): boolean => {
  if (facts.kind === "legal") return id === "takes-returns" && speaksForItself(facts);
  if (facts.kind === "docs") return HELP_ON_ORDERS.has(id);
  return speaksForItself(facts);
};

/** Which group of which alternative a word belongs to. */
interface Part {
  id: string;
  wording: string;
  group: number;
  of: number;
}

interface Made {
  id: string;
  near: string;
}

/** What the heading says counts with what stands under it, as long as the text itself says a part of it. */
function statementsIn(index: TermIndex<Part>, text: MatchedText, under?: MatchedText): Made[] {
  const headed = Map.groupBy(under ? findTerms(index, under) : [], ({ value }) => value.wording);
  const byWording = Map.groupBy(findTerms(index, text), ({ value }) => value.wording);
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

/** The statements of one language, compiled when first needed. */
function indexOf(language: string): TermIndex<Part> | null {
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
