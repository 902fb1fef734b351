// Days that are over are added to their months, so that analytics of all time read a few rows a month.
import { isoDay } from "../../model/words.ts";
import type { Ports } from "../../model/ports.ts";

const DAY_MS = 86_400_000;

export const sumUpMonths = ({ rollups, clock }: Ports): Promise<void> =>
  rollups.sumUpMonths(isoDay(clock.now() - DAY_MS));
