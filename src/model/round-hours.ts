// Hours as all of a report tell them: its sentences, cards, tables, files and messages.

/** Least a workflow has to save before it is shown as a number. */
export const SHOWN_FROM_HOURS = 0.5;

/** Whole hours from 5, halves below; under half an hour tenths, so that a low end does not read as nothing. */
export function roundHours(hours: number): number {
  if (hours >= 5) return Math.round(hours);
  const parts = hours < SHOWN_FROM_HOURS ? 10 : 2;
  return Math.round(hours * parts) / parts;
}

/** A sum of printed hours stays what its parts add up to. */
export const roundTotal = (hours: number): number => Math.round(hours * 10) / 10;

/** Two decimals: a factor that holds a volume within its bounds has many. */
export const roundFactor = (factor: number): number => Math.round(factor * 100) / 100;
