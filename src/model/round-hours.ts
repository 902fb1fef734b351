// Hours as all of a report tell them: its sentences, cards, tables, files and messages.

import { listOf } from "./words.ts";

/** Least a workflow has to save before it is shown as a number. */
export const SHOWN_FROM_HOURS = 0.5;

/** Whole hours from 5, halves below; under an hour tenths, so that it reads as no hour and a low end not as nothing. */
export function roundHours(hours: number): number {
  if (hours >= 5) return Math.round(hours);
  const parts = hours < 1 ? 10 : 2;
  return Math.round(hours * parts) / parts;
}

interface Change {
  title: string;
  workflowId?: string | null | undefined;
  estimatedTimeSavingsRange?: string | undefined;
}

const NO_FIGURE = "No hours are given";
const MOST_TITLES = 8;

/** What comes of a change that saves nobody time. */
export const KEEPS_VISITS = `${NO_FIGURE}: what it keeps is visits, not hours.`;

/** Says so itself, in words for its place. */
export const hasNoFigure = ({ estimatedTimeSavingsRange }: Pick<Change, "estimatedTimeSavingsRange">): boolean =>
  estimatedTimeSavingsRange?.startsWith(NO_FIGURE) === true;

/** One sentence for all changes to the work that have no hours; empty where all have. */
export function withoutHours(changes: readonly Change[]): string {
  const without = changes.filter(hasNoFigure);
  const kept = without.filter(({ estimatedTimeSavingsRange }) => estimatedTimeSavingsRange === KEEPS_VISITS);
  const rest = without.filter((change) => !kept.includes(change));
  const told = (some: readonly Change[], why: string): string =>
    some.length === 0
      ? ""
      : `${NO_FIGURE} for ${listOf(
          some.map(({ title }) => `“${title}”`),
          MOST_TITLES,
        )}: ${why}.`;
  return [
    told(rest, `no source gives a figure for what ${rest.length === 1 ? "it saves" : "they save"}`),
    told(kept, "what such messages keep is visits, not hours"),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
