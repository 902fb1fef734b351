// Lessons on set days: what says that a page offers them, the days still to come, and their one price.
import { speaksOfOtherMoney } from "../../evidence/answers/answers-fact-terms.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { findDates } from "../../evidence/text/text-dates.ts";
import { findPrices, type PriceMention } from "../../evidence/text/text-prices.ts";
import { placeholder } from "./draft-parts.ts";

/** In en, de, nl and pl also at the end of a compound; "golf course" and "main course" teach nothing. */
const COURSE =
  /(?<!\p{L})(?:(?<!(?:golf|race|main|first|second|of) )courses?|class(?:es)?|workshops?|seminar[es]?|cours|ateliers?|cursos?|talleres|taller|cors[oi]|cursus(?:sen)?|lessen|szkoleni[ae]|warsztaty?)(?!\p{L})|(?<!(?:dis|kon|ex|re|wechsel|zick|börsen))kurs(?:e|en|y|ów|us)?(?!\p{L})|\p{L}{3,20}(?:seminare?|workshops?|cursus)(?!\p{L})/iu;

export const isCourseName = (heading: string): boolean => COURSE.test(heading);

const MOST_DAYS = 6;
const DAY_MS = 86_400_000;
const YEARS_AHEAD_MS = 800 * DAY_MS;

const LINE_CHARS = 70;
/** A day until which one signs up, or up to which a price holds, is no day of a lesson. */
const OTHER_DAY =
  /(?<!\p{L})(?:until|by|deadline|before|early|updated|published|bis|anmelde\p{L}*|frühbucher\p{L}*|stand|jusqu|avant|limite|hasta|antes|plazo|até|prazo|entro|scadenza|tot|uiterlijk|voor|do|termin zgłoszeń|przed)(?!\p{L})/iu;

/** Days told in short lines of the main part that lie ahead and can be read in one way, in order. */
export function comingDays({ blocks }: PageFacts, { target }: Pick<SiteEvidence, "target">): string[] {
  const days = blocks
    .filter(({ region, text }) => region === "main" && text.length <= LINE_CHARS && !OTHER_DAY.test(text))
    .flatMap(({ text }) => findDates(text))
    .filter(({ ms, otherMs, precision }) => precision === "day" && (otherMs === null || otherMs === ms))
    .map(({ ms }) => ms)
    .filter((ms) => ms >= target.observedAt && ms < target.observedAt + YEARS_AHEAD_MS);
  return [...new Set(days)]
    .toSorted((a, b) => a - b)
    .slice(0, MOST_DAYS)
    .map(isoDay);
}

/** "10 Uhr", "10:30", "2 pm": where a line tells one time alone, it is when the lesson begins. */
const CLOCK =
  /(?<![\d.,:])([01]?\d|2[0-3])(?:[:.h]([0-5]\d))?\s?(uhr|uur|[ap]\.?m\.?|h)(?!\p{L})|(?<![\d.,:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/giu;
const SPAN =
  /\d\s?(?:uhr|h|[ap]\.?m\.?)?\s?[–—-]\s?\d{1,2}(?:[:.h]\d|\s?(?:uhr|uur|[ap]\.?m|h))|(?<!\p{L})(?:bis|until|till|to|jusqu|hasta|até|fino|tot|do|à|a) \d/iu;

const FIRST_LESSON = 7;

function timeIn(line: string): string | null {
  const [only, second] = [...line.matchAll(CLOCK)];
  if (only === undefined || second !== undefined || SPAN.test(line)) return null;
  const hour = Number(only[1] ?? only[4]);
  const half = (only[3] ?? "").toLowerCase();
  // "4 h" may as well be how long it takes.
  if (half === "h" && only[2] === undefined && hour < FIRST_LESSON) return null;
  const isTwelve = half.startsWith("a") || half.startsWith("p");
  if (isTwelve && hour > 12) return null;
  const shown = isTwelve ? (hour % 12) + (half.startsWith("p") ? 12 : 0) : hour;
  return `${String(shown).padStart(2, "0")}:${only[2] ?? only[5] ?? "00"}`;
}

/** One date of a course, with its time where the line of that day tells one. */
export function courseOn(day: string, { blocks }: Pick<PageFacts, "blocks">): Record<string, unknown> {
  const lines = blocks.filter(
    ({ region, text }) =>
      region === "main" && text.length <= LINE_CHARS && findDates(text).some(({ ms }) => isoDay(ms) === day),
  );
  const times = new Set(lines.map(({ text }) => timeIn(text)));
  const [time = null] = times.size === 1 ? times : [];
  return {
    "@type": "CourseInstance",
    courseMode: placeholder("Onsite or Online"),
    startDate: time === null ? day : `${day}T${time}`,
    courseWorkload: placeholder("how long it takes, such as PT2H for two hours"),
  };
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, "2026-11-20".length);

/** The price of a page on which but one amount stands; null where there are none, or several. */
export function onlyPrice({ blocks }: PageFacts): PriceMention | null {
  const prices = blocks
    .filter(({ region }) => region === "main")
    .flatMap(({ text }) => (speaksOfOtherMoney(text) ? [] : findPrices(text)))
    .filter(({ isScaled, amount }) => !isScaled && amount > 0);
  const [first] = prices;
  const isOne = prices.every(
    ({ amount, upTo, currency }) => amount === first?.amount && upTo === first.upTo && currency === first.currency,
  );
  return first !== undefined && isOne ? first : null;
}
