import { maskPersonalData } from "../../../model/mask.ts";
import { countOf, listOf } from "../../../model/words.ts";
import { ownPlaces } from "../../evidence/structured/structured-entity.ts";
import { type OpenSpan, readSchemaHours, WEEK_DAYS } from "../../evidence/structured/structured-hours.ts";
import { findShownHours, type ShownHours } from "../../evidence/structured/structured-hours-text.ts";
import { withoutBreaks } from "../../evidence/structured/structured-hours-times.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

/**
 * Days that stand in both places are compared. A page may show several sets (two offices, phone hours), so a
 * day agrees when one of the sets shown is the one in the data. A lunch break in the text is none in the data's way.
 */
export const openingHoursConsistent = defineCheck({
  id: "opening-hours-consistent",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["structured", "target", "pages"],
  title: "Opening hours are the same everywhere on the site",
  why: "An assistant that reads the page's data sends people at other times than the page tells them.",
  fix: "Correct the opening hours in the page's data, or on the page, so that both say the same; best take both from one place.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/local-business",
  headline: ({ name }) => `Assistants may send people to ${name} when it is closed`,
  run({ structured, target, pages }) {
    const places = ownPlaces({ structured, target });
    const stated = readSchemaHours(places, structured);
    if (stated.size === 0) return na("The pages' data states no opening hours.");
    const shown = pages.flatMap((page) => findShownHours(page).map((hours) => ({ ...hours, url: page.url })));
    const days = [...stated.keys()].filter((day) => shown.some((hours) => hours.day === day)).sort((a, b) => a - b);
    if (days.length === 0) return na("Opening hours do not stand both in the pages' text and in their data.");
    const different = days.filter((day) => !agrees(stated.get(day) ?? [], shown, day));
    if (different.length === 0)
      return pass(`Opening hours agree between text and data for ${countOf(days.length, "day")}.`);
    const evidence = different.slice(0, 4).flatMap((day) => {
      const line = shown.find((hours) => hours.day === day);
      const meaning = `The data says ${WEEK_DAYS[day] ?? ""}: ${sayHours(stated.get(day) ?? [])}.`;
      return line ? [seen(line.url, maskPersonalData(line.line), meaning)] : [];
    });
    const names = listOf(
      different.map((day) => WEEK_DAYS[day] ?? ""),
      7,
    );
    const situation = `Opening hours differ between text and data on ${names}.`;
    return (different.length * 2 < days.length ? warn : fail)(situation, evidence);
  },
});

const agrees = (stated: readonly OpenSpan[], shown: readonly ShownHours[], day: number): boolean =>
  shown
    .filter((hours) => hours.day === day)
    .some((hours) => [hours.spans, withoutBreaks(hours)].some((spans) => sayHours(spans) === sayHours(stated)));

function sayHours(spans: readonly OpenSpan[]): string {
  return spans.length === 0 ? "closed" : spans.map(({ from, to }) => `${clock(from)} to ${clock(to)}`).join(", ");
}

const clock = (minutes: number): string =>
  `${Math.floor((minutes % 1_440) / 60)}:${String(minutes % 60).padStart(2, "0")}`;
