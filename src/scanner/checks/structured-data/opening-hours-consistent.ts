import { maskPersonalData } from "../../../model/mask.ts";
import { countOf, listOf, pathOf } from "../../../model/words.ts";
import { isStated, ownPlaces, placeKeyOf } from "../../evidence/structured/structured-entity.ts";
import {
  type OpenSpan,
  readSchemaHours,
  WEEK_DAYS,
  type WeekHours,
} from "../../evidence/structured/structured-hours.ts";
import { findShownHours, type ShownHours } from "../../evidence/structured/structured-hours-text.ts";
import { withoutBreaks } from "../../evidence/structured/structured-hours-times.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

/**
 * Days that stand in both places are compared. A page may show several sets (two offices, phone hours), so a
 * day agrees when one of the sets shown is the one in the data. A lunch break in the text is none in the data's way.
 * Where the data describe several places, each is compared with its own page, and what other pages show as well is no
 * other hour of that place.
 */
export const openingHoursConsistent = defineCheck({
  id: "opening-hours-consistent",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["structured", "target", "pages"],
  title: "Opening hours in the data are those on the page",
  why: "An assistant that reads the page's data sends people at other times than the page tells them.",
  fix: "Correct the opening hours in the page's data, or on the page, so that both say the same; best take both from one place.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/local-business",
  headline: ({ name }) => `Assistants may send people to ${name} when it is closed`,
  run({ structured, target, pages }) {
    const places = ownPlaces({ structured, target });
    const stated = statedHours(places, structured);
    if (stated.length === 0)
      return na(
        structured.some(
          (node) => !places.includes(node) && isStated([node], "openingHours", "openingHoursSpecification"),
        )
          ? "The opening hours in the pages' data stand for single places and were not compared."
          : "The pages' data states no opening hours.",
      );
    const shown = pages.flatMap((page) => findShownHours(page).map((hours) => ({ ...hours, url: page.url })));
    const compared = stated.flatMap((place) => compareDays(place, shown));
    const days = [...new Set(compared.map(({ day }) => day))].sort((a, b) => a - b);
    if (days.length === 0) return na("Opening hours do not stand both in the pages' text and in their data.");
    const odd = compared.filter(({ against }) => against !== null);
    const different = days.filter((day) => odd.some((one) => one.day === day));
    if (different.length === 0)
      return pass(`Opening hours agree between text and data for ${countOf(days.length, "day")}.`);
    const evidence = different.slice(0, 4).flatMap((day) => {
      const one = odd.find((other) => other.day === day);
      const isElsewhere = one !== undefined && one.statedOn !== one.against?.url;
      const meaning = `The data${isElsewhere ? ` of ${pathOf(one.statedOn)}` : ""} says ${WEEK_DAYS[day] ?? ""}: ${sayHours(one?.spans ?? [])}.`;
      return one?.against ? [seen(one.against.url, maskPersonalData(one.against.line), meaning)] : [];
    });
    const names = listOf(
      different.map((day) => WEEK_DAYS[day] ?? ""),
      7,
    );
    const situation = `Opening hours differ between text and data on ${names}.`;
    const shownOn = new Set(evidence.map(({ url }) => url));
    const dataPages = [...new Set(odd.map(({ statedOn }) => statedOn))].filter((url) => !shownOn.has(url));
    return (different.length * 2 < days.length ? warn : fail)(
      situation,
      evidence,
      dataPages.length === 0
        ? {}
        : {
            fix: `Correct the opening hours in the data of ${listOf(dataPages.map(pathOf))}, or in the text of ${listOf([...shownOn].map(pathOf))}, so that both say the same; best take both from one place.`,
          },
    );
  },
});

interface PlaceHours {
  /** What each node says of the place; several may tell it in parts. */
  weeks: WeekHours[];
  /** What they say together. */
  whole: WeekHours;
  /** The page whose data states them. */
  statedOn: string;
  /** The page that shows this place; null where the site has one place, which any page may show. */
  url: string | null;
}
type Shown = ShownHours & { url: string };
interface ComparedDay {
  day: number;
  statedOn: string;
  spans: readonly OpenSpan[];
  against: Shown | null;
}

function statedHours(places: readonly SiteNode[], all: readonly SiteNode[]): PlaceHours[] {
  const weekOf = (...nodes: SiteNode[]): WeekHours => readSchemaHours(nodes, all);
  const stated = places.filter((place) => weekOf(place).size > 0);
  const keys = new Set(stated.map((place) => placeKeyOf(place, all)).filter((key) => key !== ""));
  if (stated.length > 0 && keys.size < 2)
    return [
      {
        weeks: stated.map((place) => weekOf(place)),
        whole: weekOf(...stated),
        url: null,
        statedOn: stated[0]?.pageUrl ?? "",
      },
    ];
  return stated.map((place) => ({
    weeks: [weekOf(place)],
    whole: weekOf(place),
    url: place.pageUrl,
    statedOn: place.pageUrl,
  }));
}

/** The days of a place that a page shows, each with a line against it, or none. */
function compareDays({ weeks, whole, url, statedOn }: PlaceHours, all: readonly Shown[]): ComparedDay[] {
  return [...whole.keys()].flatMap((day): ComparedDay[] => {
    const [spans = [], ...more] = [...weeks, whole].flatMap((week) => (week.has(day) ? [week.get(day) ?? []] : []));
    const lines = all.filter((hours) => hours.day === day && (url === null || hours.url === url));
    if (lines.some((hours) => [spans, ...more].some((stated) => isSame(hours, stated))))
      return [{ day, spans, statedOn, against: null }];
    const own = lines.find(
      ({ line }) => url === null || !all.some((other) => other.url !== url && other.line === line),
    );
    return own ? [{ day, spans, statedOn, against: own }] : [];
  });
}

const isSame = (hours: ShownHours, stated: readonly OpenSpan[]): boolean =>
  [hours.spans, withoutBreaks(hours)].some((spans) => sayHours(spans) === sayHours(stated));

function sayHours(spans: readonly OpenSpan[]): string {
  return spans.length === 0 ? "closed" : spans.map(({ from, to }) => `${clock(from)} to ${clock(to)}`).join(", ");
}

const clock = (minutes: number): string =>
  `${Math.floor((minutes % 1_440) / 60)}:${String(minutes % 60).padStart(2, "0")}`;
