// A notice that still stands on a page a year after its day.
import type { PageFacts } from "../page-facts.ts";
import { pathOf } from "../../../model/words.ts";
import { isDatedNotice, isPandemicNotice } from "../text/dated-notice.ts";
import { findDates } from "../text/text-dates.ts";
import { bodyBlocks } from "./answers-content.ts";

const YEAR_MS = 366 * 86_400_000;
/** The day since which something holds, or what goes on being offered. */
const STANDING =
  /privacy|data protection|cookie|accessibility|terms|effective|in force|updated|vaccin|vakzin|impf|testing|(?<!\p{L})tests?(?!\p{L})|datenschutz|barrierefrei|gültig|confidentialité|accessibilité|vigueur|privacidad|accesibilidad|vigor|privacidade|acessibilidade|accessibilità|vacun|vacin|szczepie|prywatnoś|dostępnoś|toegankelijk/iu;
const HISTORY = /histor|geschichte|chronik|chronicle|archiv|geschiedenis/iu;

/** The heading of a notice whose last date, there or right below, is more than a year old, or of one of the pandemic that names none. */
export function staleNotice(page: PageFacts, now: number): string | null {
  if (HISTORY.test(pathOf(page.url))) return null;
  for (const [at, { text, hidden }] of page.headings.entries()) {
    if (hidden || STANDING.test(text) || !isDatedNotice(text)) continue;
    const below = bodyBlocks(page).filter(({ heading }) => heading === at);
    const days = [text, ...below.map((block) => block.text)].flatMap(findDates).map(({ ms }) => ms);
    if (days.length === 0 ? isPandemicNotice(text) : Math.max(...days) < now - YEAR_MS) return text;
  }
  return null;
}
