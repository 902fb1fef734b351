// Figures that say something: numbers with a unit, in the ways people write them in different countries.
import { findPhones, foldDigits } from "../../../model/find-phones.ts";
import { findDates } from "./text-dates.ts";
import { NUMBER_PATTERN, parseNumber } from "./text-numbers.ts";
import { findPrices } from "./text-prices.ts";
import { lowerInPlace } from "./text-words.ts";

export type FigureKind = "money" | "percent" | "measure" | "count";

export interface FigureMention {
  kind: FigureKind;
  /** As written, number and unit. */
  text: string;
  value: number;
  start: number;
  end: number;
}

const PERCENT = /^\s?(?:%|‰|proc\.|(?:percent|per\scent|prozent|pour\scent|por\sci?ento|per\scento|procent)(?!\p{L}))/u;
/** Units of time, length, area, volume, mass, energy, data and multiples, by their signs or their words. */
const UNIT_WORDS = [
  "s|sec|secs|ms|min|mins|minutes?|hrs?|hours?|days?|weeks?|months?|years?|yrs?|times|x",
  "sekunden?|minuten?|stunden?|std|tagen?|tage|tag|wochen?|monaten?|monate?|jahren?|jahre?|mal",
  "secondes?|heures?|jours?|semaines?|mois|ans?|années?|fois",
  "segundos?|minutos?|horas?|d[ií]as?|semanas?|mes|meses|m[eê]s|años?|anos?|veces|vezes",
  "secondi|minuti|ore|giorni|giorno|settiman[ae]|mes[ei]|ann[io]|volte",
  "seconden|minuten|uur|dagen|dag|weken|week|maanden|maand|jaar|keer",
  "sekund[ay]?|minut[ay]?|godzin[ay]?|godz|dni|dzień|tygodni[ea]?|tydzień|miesi(?:ęcy|ące|ąc)|lat[ay]?|rok|razy",
  "mm|cm|dm|m|km|m2|m²|m³|qm|ha|km²|km2|ft|feet|inch(?:es)?|in|miles?|mi|acres?|sq|meters?|metres?|mètres?|metros?|metri|metr(?:y|ów|a)?",
  "mg|g|kg|t|lbs?|oz|tons?|tonnes?|tonnen?|ml|cl|l|liters?|litres?|litros?|litri|litr(?:y|ów)?|gallons?",
  "w|kw|mw|gw|kwh|mwh|v|mah|hz|mhz|ghz|bits?|bytes?|kb|mb|gb|tb|px|dpi|fps|rpm|km\\/h|mph|kcal|cal|°c|°f|db|ppm|bar|psi",
].join("|");
const UNIT = new RegExp(`^[\\s\\u00a0-]?(?:${UNIT_WORDS})(?![\\p{L}\\p{N}])`, "u");
const CJK_UNIT =
  /^\s?(?:[年月日天周週回件人名時时分秒間间度倍個个台本枚歳岁坪階階]|時間|か月|ヶ月|小时|分钟|시간|개월|년|명|건|회|분|일)/u;
const NUMBER = new RegExp(`(?<![\\p{sc=Latn}\\p{N}.,:/_#-])${NUMBER_PATTERN}`, "gu");
/** Words that follow a number without being what is counted. */
const NO_NOUN = new Set(
  (
    "and or of to in on at by for with from is are was were the a an as per than but " +
    "und oder von zu im in am an auf mit bis ist sind war der die das den ein eine als pro sowie uhr " +
    "et ou de du des à au aux en par pour avec est sont le la les un une que " +
    "y o del al con por para es son el los las una " +
    "e ou do da dos das ao com é são os as um uma " +
    "ed di il lo gli i uno che sono nel della " +
    "en of van op aan voor met het een zijn " +
    "street road avenue lane rue boulevard chemin place impasse allée route calle avenida via viale piazza straat ulica " +
    "i oraz lub w we z ze na do od po za jest są to się jako"
  ).split(" "),
);
const MOST = 300;

/**
 * Numbers that carry a unit, a percent sign, a currency or a counted noun ("300 patients", "1 200
 * Kunden"), in order, at most 300. Dates, years, times, phone numbers, postal codes and numbered
 * labels ("Chapter 12") are left out. Linear.
 */
export function findFigures(text: string, language: string): FigureMention[] {
  const plain = foldDigits(text);
  const money = findPrices(plain).map(({ text: written, amount, start, end }): FigureMention => ({
    kind: "money",
    text: written,
    value: amount,
    start,
    end,
  }));
  const taken = mergeSpans([...money, ...findDates(plain), ...findPhones(plain)]);
  const numbers: FigureMention[] = [];
  let next = 0;
  for (const match of plain.matchAll(NUMBER)) {
    while ((taken[next]?.end ?? Infinity) <= match.index) next += 1;
    if ((taken[next]?.start ?? Infinity) < match.index + match[0].length) continue;
    const figure = readFigure(plain, match[0], match.index, language);
    if (figure) numbers.push(figure);
    if (numbers.length >= MOST) break;
  }
  return [...money, ...numbers].sort((a, b) => a.start - b.start).slice(0, MOST);
}

function readFigure(text: string, written: string, start: number, language: string): FigureMention | null {
  const value = parseNumber(written);
  const end = start + written.length;
  const tail = text.slice(end, end + 60);
  if (value === null || /^[:/]\d/.test(tail)) return null;
  const found = (kind: FigureKind, unit: string): FigureMention => {
    const whole = `${written}${tail.slice(0, unit.length)}`;
    return { kind, text: whole.trim(), value, start, end: start + whole.length };
  };
  const lower = lowerInPlace(tail);
  const percent = PERCENT.exec(lower);
  if (percent) return found("percent", percent[0]);
  const unit = UNIT.exec(lower) ?? CJK_UNIT.exec(lower);
  if (unit) return found("measure", unit[0]);
  if (!canCount(text, written, value, start)) return null;
  const noun = countedNoun(tail, language);
  return noun === null ? null : found("count", noun);
}

/** Years, one-digit numbers, postal codes and numbers behind a label are not counts. */
function canCount(text: string, written: string, value: number, start: number): boolean {
  if (value < 2 || !Number.isInteger(value)) return false;
  const isPlain = /^\d+$/.test(written);
  if (isPlain && ((value >= 1900 && value <= 2100) || written.length >= 5 || written.startsWith("0"))) return false;
  const before = /(?<![\p{L}\p{N}.])([\p{L}\p{N}.]+)\s?$/u.exec(text.slice(Math.max(0, start - 24), start))?.[1] ?? "";
  const opensSentence = /(?:^|[.!?:]\s*)$/.test(text.slice(0, start - before.length).slice(-3));
  return opensSentence || !LABEL.test(before);
}

/** "Chapter", "Kapitel", "Nr." before a number: it is a name, not an amount. */
const LABEL =
  /^(?:chapter|section|table|figure|fig|step|page|version|room|suite|level|part|article|no|kapitel|abschnitt|tabelle|abbildung|schritt|seite|zimmer|teil|artikel|nr|chapitre|tableau|étape|page|partie|n|capítulo|tabla|paso|página|capitolo|tabella|passo|pagina|hoofdstuk|stap|rozdział|tabela|krok|strona|część|art)\.?$/iu;

/**
 * The counted noun. German writes nouns with a capital, perhaps behind an adjective; elsewhere a
 * capital after a number starts a name or a street, so only small letters count.
 */
function countedNoun(tail: string, language: string): string | null {
  const match = /^[\s\u00a0](\p{L}[\p{L}\p{M}'’-]{2,39})(?:\s(\p{L}[\p{L}\p{M}'’-]{2,39}))?/u.exec(tail);
  const first = match?.[1];
  if (!match || first === undefined || NO_NOUN.has(first.toLowerCase())) return null;
  const startsSmall = /^\p{Ll}|^\p{Lo}/u.test(first);
  if (language !== "de") return startsSmall ? ` ${first}` : null;
  if (!startsSmall) return ` ${first}`;
  return match[2] !== undefined && /^\p{Lu}/u.test(match[2]) && /(?:e|en|er|es)$/.test(first) ? match[0] : null;
}

interface Span {
  start: number;
  end: number;
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
