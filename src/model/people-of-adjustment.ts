import type { HoursEstimate } from "./results.ts";

/** Reports from before the number was kept have it at the start of the reason. */
const SAID = /^(\d{1,9}) (?:people|person) .{0,60}against /;

/** How many people an adjustment scales a volume by; null where it rests on something else. */
export function peopleOf({ people, reason }: HoursEstimate["adjustments"][number]): number | null {
  if (people !== undefined) return people;
  const [, said] = SAID.exec(reason) ?? [];
  return said === undefined ? null : Number(said);
}
