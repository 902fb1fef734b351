// Opening hours as a page shows them: lines of days and times in the languages of the visitors.
import type { PageFacts, TextBlock } from "../page-facts.ts";
import { memoByText } from "../../../model/memo-by-text.ts";
import { memoByPage } from "../memo-by-page.ts";
import { endOfOpening, isOpeningLine, namesOpening } from "./structured-hours-kind.ts";
import { type DayTimes, endOfTimes, readStart, readTimes, saysClosed, saysStart } from "./structured-hours-times.ts";
import { foldText } from "../text/text-search.ts";
import { sentencesOf, splitSentences } from "../text/text-sentences.ts";
import { DAYS, EVERY_DAY_WORDS } from "./structured-hours-words.ts";
import { indexOfTerm } from "../trust/trust-term-position.ts";
import { makeWordGate } from "../text/word-gate.ts";

/** Hours of one day in one line; empty spans mean closed. */
export interface ShownHours extends DayTimes {
  day: number;
  line: string;
  /** Of the business, and not of its phone, kitchen, season or course. */
  isOpening: boolean;
}

const DAY_TERMS: readonly (readonly [string, number])[] = DAYS.flatMap((names, day) =>
  names.split(/ (?!(?:שני|שלישי|רביעי|חמישי|שישי|ראשון))/).map((name) => [foldText(name), day] as const),
).sort(([a], [b]) => b.length - a.length);
const EVERY_DAY = EVERY_DAY_WORDS.map(foldText);
/** Lines kept: each is looked at as a label, as hours and as a start. */
const KEPT = 1_000;
/** Most lines name no day, and to find that out must be cheap. */
const mayHoldDay = memoByText(KEPT, makeWordGate([...DAY_TERMS.map(([term]) => term), ...EVERY_DAY]));
const DAY_RANGE =
  /^\s*(?:\.\s*)?(?:[-‐‑–—−~〜～]|t\/m|tot en met|to|till|until|through|thru|bis|au|a|al|ao|do|tot|до|по|至|から|부터)\s*$/;
const DAY_LIST =
  /^\s*(?:\.\s*)?(?:(?:,|\/|\+|&|and|und|et|y|e|i|en|oraz|ve|и|a|、|・)\s*)?(?:(?:from|von|du|de|da|od|van)\s*)?$/;
const MAX_LINE = 160;
const LONGEST_PARAGRAPH = 4_000;
const MOST_LINES = 400;
/** A line without digits can only say "Sunday closed". */
const SHORT_LINE = 60;
const LABEL_CHARS = 80;
/** A line with a year is about an event. */
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** Lines with days and times on a page, each day apart. Lines about other hours (phone, kitchen) are kept: they are variants. */
export const findShownHours = memoByPage((page: PageFacts): readonly ShownHours[] =>
  linesOf(page)
    .filter(({ text }) => /\d/.test(text) || text.length <= SHORT_LINE)
    .slice(0, MOST_LINES)
    .flatMap((line) => readLine(line, page)),
);

/** Those that stand for the opening of the business alone: what may be compared over pages, and published again. */
export const findOpeningHours = (page: PageFacts): ShownHours[] =>
  findShownHours(page).filter(({ isOpening }) => isOpening);

/** Lines that say when the business opens and not when it closes: "Monday from 17:00", days under "Opens at". */
export const findOpeningStarts = memoByPage((page: PageFacts): readonly string[] =>
  linesOf(page)
    .filter(({ text }) => /\d/.test(text) && text.length <= LONGEST_START)
    .filter((line) => isStart(line, page))
    .map(({ text }) => text)
    .slice(0, MOST_LINES),
);

const LONGEST_START = 100;

/** A word for opening has to stand over the days, or with "from" before the time. */
function isStart({ text, under }: Line, page: PageFacts): boolean {
  const folded = foldText(text.replace(LOST_BORDER, " "));
  const days = findDays(folded, page.htmlLang);
  const daily = mayHoldDay(folded) ? EVERY_DAY.find((term) => indexOfTerm(folded, term) !== -1) : undefined;
  const last = days.at(-1)?.end ?? (daily === undefined ? 0 : indexOfTerm(folded, daily) + daily.length);
  // Without a day the line has to begin with the opening.
  const from = last > 0 ? last : endOfOpening(folded);
  const start = from === -1 ? null : readStart(folded.slice(from));
  // Hardly a line tells a start, so whose it is comes last: it is looked for in all that stands over the line.
  if (start === null) return false;
  const above = under.flatMap(({ heading, label }) => [label, ...headingsOver(page, heading)]);
  const before = folded.slice(0, days[0]?.at ?? last);
  if (!isOpeningLine(text, before, above)) return false;
  if (last === 0) return start.isSaid;
  return start.isSaid ? [before, ...above].some(namesOpening) : above.some(saysStart);
}

/** "Crash course 24.08.-31.08." over a line tells its days; "Opening hours from 24.08." tells those of the business. */
const isOfDates = (label: string): boolean =>
  (DATE.test(label) || (YEAR.test(label) && DAY_NUMBER.test(label))) && !namesOpening(label);
const DATE = /(?<!\d)\d{1,2}[./]\s?\d{1,2}[./]/;
const DAY_NUMBER = /(?<!\d)\d{1,2}(?!\d)/;

interface Line {
  text: string;
  /** Index of the heading it stands under, and what else names it: the head of its table, the label over it. */
  under: { heading: number; label: string }[];
}

/** Read once for the spans of time and for the starts. */
const linesOf = memoByPage((page: PageFacts): readonly Line[] => {
  const rows = page.tables.flatMap(({ cells, heading }) =>
    cells.map((row) => ({ text: row.join(" "), heading, label: cells[0]?.join(" ") ?? "" })),
  );
  const items = page.lists.flatMap(({ texts, heading }) => texts.map((text) => ({ text, heading, label: "" })));
  const lines = new Map<string, Line>();
  for (const { text, heading, label } of [...rows, ...items, ...blockLines(page)]) {
    if (text.length > MAX_LINE || YEAR.test(text) || isOfDates(label) || !/\d|\p{L}/u.test(text)) continue;
    const known = lines.get(text);
    if (known) known.under.push({ heading, label });
    else lines.set(text, { text, under: [{ heading, label }] });
  }
  return [...lines.values()];
});

/** Lines of the blocks, a day with the times below it, each with the last short line above that tells no hours. */
function blockLines({ blocks }: PageFacts): { text: string; heading: number; label: string }[] {
  const lines = blocks.flatMap((block) => linesIn(block).map((text) => ({ text, heading: block.heading })));
  let label = "";
  let labelled = -1;
  return lines.map(({ text, heading }, at) => {
    if (labelled !== heading) label = "";
    labelled = heading;
    const next = lines[at + 1]?.text ?? "";
    const day = /^\s*\d/.test(next) && isDayOnly(text);
    const line = { text: day ? `${text} ${next}` : text, heading, label };
    if (!day && !/^\s*\d/.test(text) && !(/\d/.test(text) && mayHoldDay(foldText(text)))) label = labelIn(text);
    return line;
  });
}

/** A line with a mail address tells how to write, and is no heading of the hours below it. */
const labelIn = (text: string): string =>
  !text.includes("@") && (text.length <= LABEL_CHARS || (text.endsWith(":") && text.length <= MAX_LINE)) ? text : "";

/** The headings over a line, nearest first; the page's own only where it is the nearest. */
function headingsOver({ headings }: PageFacts, at: number): string[] {
  const over: string[] = [];
  let level = Infinity;
  for (let index = at; index >= 0 && level > 2; index -= 1) {
    const heading = headings[index];
    if (heading === undefined || heading.level >= level || (heading.level === 1 && over.length > 0)) continue;
    over.push(heading.text);
    level = heading.level;
  }
  return over;
}

/** A paragraph tells its hours in one of its sentences; the year in another has nothing to do with them. */
const isCut = (line: string): boolean => line.length > MAX_LINE || YEAR.test(line);
const cutLong = (line: string): string[] => (isCut(line) ? splitSentences(line.slice(0, LONGEST_PARAGRAPH)) : [line]);

/** Most blocks are one paragraph, of which many ask for the sentences. */
const linesIn = (block: TextBlock): readonly string[] => {
  const { text } = block;
  if (text.includes("\n") || text.length > LONGEST_PARAGRAPH) return text.split("\n").flatMap(cutLong);
  return isCut(text) ? sentencesOf(block) : [text];
};

const isDayOnly = (text: string): boolean =>
  text.length <= 40 && !/\d/.test(text) && findDays(foldText(text)).length > 0;

/** "do" is Thursday for short in German and Dutch, and "to" in Polish, in which "sa" is "are" and "po" is "after". */
const POLISH_WORDS: ReadonlySet<string> = new Set(["do", "sa", "po"]);
const POLISH_LINE =
  /(?<!\p{L})(?:od|pn|pon|pt|nd|poniedzial\p{L}*|wtor\p{L}*|srod\p{L}*|czwart\p{L}*|piat\p{L}*|sobot\p{L}*|niedziel\p{L}*)(?!\p{L})/u;

interface FoundDay {
  day: number;
  at: number;
  end: number;
}

/** Short names that are another day in some languages. */
const OTHER_DAYS: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:cs|sk)\b/i, "so", 5],
  [/^(?:es|fr|it|ro|ca)\b/i, "ma", 1],
];

/** Behind a number it is that many months in Romanian. */
const IS_COUNTED: ReadonlySet<string> = new Set(["luni"]);

function findDays(folded: string, lang: string | null = null): FoundDay[] {
  const found: FoundDay[] = [];
  if (!mayHoldDay(folded)) return found;
  const isPolish = POLISH_LINE.test(folded);
  const others = new Map(
    OTHER_DAYS.filter(([tag]) => tag.test(lang ?? "")).map(([, term, day]) => [term, day] as const),
  );
  for (const [term, day] of DAY_TERMS) {
    if (isPolish && POLISH_WORDS.has(term)) continue;
    for (let at = indexOfTerm(folded, term); at !== -1; at = indexOfTerm(folded, term, at + term.length)) {
      const end = at + term.length;
      if (IS_COUNTED.has(term) && /\d\s?$/.test(folded.slice(Math.max(0, at - 3), at))) continue;
      if (!found.some((other) => at < other.end && end > other.at))
        found.push({ day: others.get(term) ?? day, at, end });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** A cell or a line of its own, whose border is lost: "HoursMon", "Friday9:00". */
const LOST_BORDER = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})|(?<=\p{L}{2})(?=\d)/gu;

function readLine({ text: line, under }: Line, page: PageFacts): ShownHours[] {
  const folded = foldText(line.replace(LOST_BORDER, " "));
  if (!mayHoldDay(folded)) return [];
  const daily = EVERY_DAY.map((term) => indexOfTerm(folded, term)).filter((at) => at !== -1);
  const days = findDays(folded, page.htmlLang);
  if (days.length === 0 && daily.length === 0) return [];
  const hours = hoursIn(folded, days);
  if (hours.length === 0) return [];
  const before = folded.slice(0, days[0]?.at ?? Math.min(...daily));
  const above = under.flatMap(({ heading, label }) => [label, ...headingsOver(page, heading)]);
  const isOpening = isOpeningLine(line, before, above);
  return hours.map((shown) => ({ ...shown, line, isOpening }));
}

/** "Daily except Mondays 9-17": the hours are those of the other days. */
const EXCEPT =
  /(?<!\p{L})(?:except|excluding|ausser|ausgenommen|sauf|hormis|excepto|salvo|exceto|eccetto|tranne|escluso|behalve|uitgezonderd|oprocz|poza)(?!\p{L})/u;

function hoursIn(folded: string, found: readonly FoundDay[]): (DayTimes & { day: number })[] {
  if (EXCEPT.test(folded)) return [];
  if (found.length === 0) {
    const times = readTimes(folded);
    return times === null ? [] : [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...times }));
  }
  const groups = groupDays(folded, found);
  const [first, last] = [groups[0], groups.at(-1)];
  // "9-5 Monday to Friday, 10-2 Saturday": hours stand before their days. With some on both sides nobody can tell.
  const leads = first !== undefined && isLed(first);
  if (leads && last !== undefined && readTimes(last.rest) !== null) return [];
  return groups.flatMap((group) => {
    if (leads ? !isLed(group) : group.isShort && !isFollowed(group)) return [];
    const times = readTimes(leads ? group.before : group.rest);
    return times === null ? [] : group.days.map((day) => ({ day, ...times }));
  });
}

const NEAR = 15;
const isLed = ({ before }: Group): boolean => {
  const end = endOfTimes(before);
  return end !== -1 && before.length - end <= NEAR;
};

/** "mo", "per", "di", "sun" are words and units as well: as days they have their times, or that there are none, behind them. */
const LONGEST_SHORT = 3;
const FOLLOWS =
  /^[\s.:,;(|·•*=–—-]{0,6}(?:(?:from|between|open|zwischen|entre|tra|fra|tussen|miedzy|von|ab|jeweils|durchgehend|vormittags?|nachmittags?|geoffnet|de|des|le|ouvert|matin|las|abierto|das|aberto|dalle|ore|aperto|van|od|w|godz\.?|godzinach|otwarte|mornings?|evenings?)[\s:.]{1,3}){0,3}(?:\d|\p{sc=Han}|\p{sc=Hangul}|$)/u;

interface Group {
  days: number[];
  isShort: boolean;
  before: string;
  rest: string;
}

const CLOSED_NEAR = 25;
const isFollowed = ({ rest }: Group): boolean => FOLLOWS.test(rest) || saysClosed(rest.slice(0, CLOSED_NEAR));

/** Days joined by "to" or "and", with the text between them and the groups on either side. */
function groupDays(folded: string, days: readonly FoundDay[]): Group[] {
  const groups: { days: number[]; end: number; start: number }[] = [];
  for (const found of days) {
    const group = groups.at(-1);
    const between = group ? folded.slice(group.end, found.at) : "";
    const last = group?.days.at(-1);
    if (group && last !== undefined && DAY_RANGE.test(between)) {
      for (let step = 1; step <= (found.day - last + 7) % 7; step += 1) group.days.push((last + step) % 7);
      group.end = found.end;
    } else if (group && DAY_LIST.test(between)) {
      group.days.push(found.day);
      group.end = found.end;
    } else groups.push({ days: [found.day], start: found.at, end: found.end });
  }
  return groups.map(({ days: joined, start, end }, at) => ({
    days: joined,
    isShort: days.every((one) => one.at < start || one.end > end || one.end - one.at <= LONGEST_SHORT),
    before: folded.slice(groups[at - 1]?.end ?? 0, start),
    rest: folded.slice(end, groups[at + 1]?.start ?? folded.length),
  }));
}
