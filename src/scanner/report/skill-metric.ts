// How the success of a skill is counted, and which way the figure should go. No goal is set: the start value is the business's own.
import goals from "./data/figure-goals.json" with { type: "json" };

const DIRECTIONS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ["rise", new Set(goals.rise)],
  ["fall", new Set(goals.fall)],
];

/** Figures of what is not there before the change. */
const NEW: ReadonlySet<string> = new Set(goals.new);

/** The month before the change has a figure to compare with. */
export const isCountedBefore = (figure: string): boolean => figure !== "" && !NEW.has(figure);

/** What repairs count is there to be counted today; it is what works, unless the list says otherwise. */
export function metricOf(figure: string, isRepair = false): string {
  const direction = DIRECTIONS.find(([, figures]) => figures.has(figure))?.[0] ?? (isRepair ? "rise" : undefined);
  const should = direction === undefined ? "" : `; it should ${direction}`;
  if (NEW.has(figure)) return `${figure}: counted each month from the start${should}`;
  const start = isRepair ? "noted before the repair" : "counted for a month before the start";
  return `${figure}: ${start}, then each month${should}`;
}
