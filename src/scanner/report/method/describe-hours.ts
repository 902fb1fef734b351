// The hours formula with every figure that goes into it and where each is from, as the method publishes it.
import type { HoursMethod } from "../../../model/method-knowledge.ts";
import { SizeBand } from "../../../model/profile.ts";
import type { FigureGrade } from "../../../model/results.ts";
import { EXPOSURES, NET_EFFECTS, SOURCES, typicalPeople, VOLUME_ROWS, type VolumeRow } from "../../insight/volumes.ts";
import { HOURS_CAPS } from "../cap-hours.ts";
import { factorsOf } from "../estimate-hours.ts";
import { SHOWN_FROM_HOURS } from "../../../model/round-hours.ts";
import { formulaOfNames, type HoursFactor } from "../hours-arithmetic.ts";
import { VOLUME_BOUNDS } from "../stated-volume.ts";

export function describeHours(): HoursMethod {
  const all = [...new Set(VOLUME_ROWS.map(({ family }) => family))].flatMap((family) => {
    const factors = factorsOf(family);
    return factors === null ? [] : [factors];
  });
  const namesWith = (wanted: string): string[] =>
    all
      .find((factors) => [wanted, "adoption"].every((one) => factors.some(({ name }) => name === one)))
      ?.map(({ name }) => name) ?? [];
  return {
    formula: formulaOfNames(namesWith("reduction")),
    formulaMeasured: formulaOfNames(namesWith("net effect")),
    caps: HOURS_CAPS,
    volumeBounds: VOLUME_BOUNDS,
    shownFromHours: SHOWN_FROM_HOURS,
    staff: SizeBand.options.map((sizeBand) => ({ sizeBand, people: typicalPeople(sizeBand) })),
    generic: genericFactors(all),
    measured: NET_EFFECTS.map(({ families, low, base, high, what, sources }) => ({
      families,
      low,
      base,
      high,
      what,
      sources,
    })),
    exposures: EXPOSURES.map(({ families, stepShare, beta, task, sources }) => ({
      families,
      stepShare,
      ...beta,
      task,
      sources,
    })),
    volumes: VOLUME_ROWS.map(describeVolume),
    figureGrades: countGrades(),
    sources: Object.entries(SOURCES).map(([id, { cite, grade, url }]) => ({ id, citation: cite, grade, url })),
  };
}

/** Factors that are the same for every kind of work, and not for one effect alone. */
function genericFactors(all: readonly HoursFactor[][]): HoursMethod["generic"] {
  const byName = Map.groupBy(all.flat(), ({ name }) => name);
  return [...byName.values()].flatMap((factors) => {
    const [first, ...others] = factors;
    const isSame = others.every(
      ({ low, base, high }) => low === first?.low && base === first.base && high === first.high,
    );
    return first && isSame && others.length > 1 ? [first] : [];
  });
}

const describeVolume = (row: VolumeRow): HoursMethod["volumes"][number] => ({
  industry: row.industry,
  family: row.family,
  events: {
    micro: [...row.events.micro],
    small: [...row.events.small],
    medium: [...row.events.medium],
    larger: [...row.events.larger],
  },
  eventsGrade: row.eventsGrade,
  minutes: [...row.minutes],
  minutesGrade: row.minutesGrade,
  eventsSources: row.eventsSources,
  minutesSources: row.minutesSources,
});

/** Grades that a figure of the table can have; the others are for figures of one report. */
const TABLE_GRADES: readonly FigureGrade[] = ["published", "derived", "vendor", "assumption"];

function countGrades(): HoursMethod["figureGrades"] {
  const volumes = VOLUME_ROWS.flatMap(({ eventsGrade }) => SizeBand.options.map((band) => eventsGrade[band]));
  return TABLE_GRADES.map((grade) => ({
    grade,
    volumes: volumes.filter((one) => one === grade).length,
    minutes: VOLUME_ROWS.filter(({ minutesGrade }) => minutesGrade === grade).length,
  }));
}
