// What the changes of one phase of the playbook save a month, and which of them do.
import type { Opportunity } from "../../model/results.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { listOf } from "../../model/words.ts";

const isSaving = ({ hours }: Opportunity): boolean => (hours?.base ?? 0) >= SHOWN_FROM_HOURS;

/** The sum of what is told beside each, rounded once. */
export const savedBy = (changes: readonly Opportunity[]): number =>
  roundHours(changes.filter(isSaving).reduce((sum, { hours }) => sum + (hours?.base ?? 0), 0));

/** Not each change of a phase carries hours. */
export function savingOf(changes: readonly Opportunity[]): string {
  const titles = changes.filter(isSaving).map(({ title }) => `“${title}”`);
  return titles.length === changes.length ? "they" : listOf(titles);
}
