// A course or event that a page announces as the next one, with a date that is long past.
import type { PageFacts } from "../page-facts.ts";
import { findDates } from "../text/text-dates.ts";
import { foldText } from "../text/text-search.ts";
import { bodyBlocks } from "./answers-content.ts";

/** Without accents, en de fr es pt it nl pl. */
const NEXT =
  "next|upcoming|forthcoming|nachste[nrs]?|kommende[nrs]?|prochaine?s?|proxim[oa]s?|prossim[oaie]|volgende|aankomende|komende|najblizsz[aey]|nadchodzac[aey]";
const EVENT =
  "course|class|event|date|session|workshop|seminar|training|concert|meeting|webinar|open day|exhibition|kurs|termin|veranstaltung|schulung|konzert|treffen|vortrag|fuhrung|cours|stage|evenement|formation|atelier|rendez-vous|seance|curso|evento|eventi|taller|sesion|fecha|concierto|clase|jornada|oficina|sessao|sessoes|aula|turma|corsi|corso|incontr|appuntament|lezion|cursus|bijeenkomst|datum|data|voorstelling|wydarzeni|warsztat|szkoleni|spotkani|koncert|zajecia";
const ANNOUNCES = new RegExp(
  `(?<!\\p{L})(?:(?:${NEXT})\\s(?:\\p{L}{1,20}\\s)?(?:${EVENT})|(?:${EVENT})\\p{L}{0,3}\\s(?:a venir|proxim[oa]s))`,
  "u",
);
/** Who tells what took place announces nothing. */
const TELLS =
  /(?<!\p{L})(?:was|were|held|took|started|began|since|fand|fanden|war|waren|seit|eu lieu|etait|depuis|fue|tuvo|desde|foi|aconteceu|stat[oa]|svolt[oa]|vond|sinds|odbyl\p{L}{0,2})(?!\p{L})/u;
const LONGEST_LINE = 160;
const LONGEST_HEADING = 60;
/** "Next" may be a few weeks late without misleading anybody about the year. */
const OVERDUE_MS = 92 * 86_400_000;

/** The line with the latest date, where all dates beside the announcement are past; null otherwise. */
export function overdueNext(page: PageFacts, now: number): string | null {
  const blocks = bodyBlocks(page).filter(({ quoted }) => !quoted);
  for (const { text } of blocks) {
    if (text.length > LONGEST_LINE || !isAnnouncement(text) || !isOver([text], now)) continue;
    return text;
  }
  for (const [at, { text, hidden }] of page.headings.entries()) {
    if (hidden || text.length > LONGEST_HEADING || !isAnnouncement(text)) continue;
    const below = blocks.filter(({ heading }) => heading === at).map((block) => block.text);
    if (isOver(below, now)) return `${text}: ${latestOf(below)?.line ?? ""}`;
  }
  return null;
}

function isAnnouncement(text: string): boolean {
  const folded = foldText(text);
  return ANNOUNCES.test(folded) && !TELLS.test(folded);
}

function isOver(lines: readonly string[], now: number): boolean {
  const latest = latestOf(lines);
  return latest !== null && latest.ms < now - OVERDUE_MS;
}

const latestOf = (lines: readonly string[]): { line: string; ms: number } | null =>
  lines
    .flatMap((line) => findDates(line).map(({ ms, otherMs }) => ({ line, ms: Math.max(ms, otherMs ?? ms) })))
    .toSorted((a, b) => b.ms - a.ms)[0] ?? null;
