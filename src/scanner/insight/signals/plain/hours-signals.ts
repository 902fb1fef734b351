// Opening hours, as data or in words.
import { textOf } from "../schema-hits.ts";
import type { ReadPage, SignalHit, SiteReading } from "../site-reading.ts";
import { hitAt, hitOn } from "./make-hit.ts";

const WEEKDAY =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|lundi|mardi|mercredi|jeudi|vendredi|samedi|lunes|martes|miércoles|jueves|viernes|sábado|segunda|terça|quarta|quinta|sexta|lunedì|martedì|venerdì|maandag|dinsdag|vrijdag|poniedziałek|pon|piątek|pt|pazartesi|cuma|pn|пн|po|pá)(?:day|sday|nesday|rsday|urday|tag)?s?\b/i;
const CLOCK_RANGE =
  /\b\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)?\s?(?:-|–|—|to|bis|à|a|do|until)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)?/i;
const LINE_CHARS = 240;

const hours = (reading: SiteReading): SignalHit[] => [...hoursInData(reading), ...hoursInText(reading)].slice(0, 3);

function hoursInData(reading: SiteReading): SignalHit[] {
  return reading.structured
    .filter((node) => "openingHours" in node.props || "openingHoursSpecification" in node.props)
    .slice(0, 1)
    .map((node) => hitAt(node.pageUrl, "schema", `Opening hours: ${textOf(node, "openingHours") || "stated by day"}`));
}

function hoursInText(reading: SiteReading): SignalHit[] {
  return reading.pages.flatMap((page) => {
    const line = hoursLine(page);
    return line === null ? [] : [hitOn(page, "body", line)];
  });
}

/** The first short text with a weekday and a range of times. */
function hoursLine(page: ReadPage): string | null {
  if (page.facts.kind === "post" || page.facts.kind === "legal") return null;
  const rows = page.facts.tables.flatMap((table) => table.cells.map((cells) => cells.join(" ")));
  const texts = [...page.facts.blocks.map((block) => block.text), ...rows];
  return texts.find((text) => text.length <= LINE_CHARS && WEEKDAY.test(text) && CLOCK_RANGE.test(text)) ?? null;
}

function hoursOnSeveralPages(reading: SiteReading): SignalHit[] {
  const hits = hoursInText(reading);
  return hits.length >= 2 ? hits.slice(0, 2) : [];
}

export const hoursSignals = { hours, "hours on several pages": hoursOnSeveralPages };
