// Alert rules as data (operations/alerts.json), and which of them fire on the numbers of a moment.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../lib/folders.ts";
import { NUMBER_NAMES, type Numbers } from "./number-list.ts";

const Alert = z
  .object({
    id: z.string().regex(/^[a-z-]+$/),
    number: z.enum(NUMBER_NAMES as [(typeof NUMBER_NAMES)[number], ...typeof NUMBER_NAMES]),
    above: z.number(),
    /** page: somebody looks now. ticket: somebody looks on a working day. */
    severity: z.enum(["page", "ticket"]),
    means: z.string(),
    runbook: z.string().startsWith("RUNBOOK.md#"),
  })
  .strict();
export type Alert = z.infer<typeof Alert>;

export const readAlerts = (): Alert[] =>
  z.array(Alert).parse(JSON.parse(readFileSync(join(ROOT, "operations/alerts.json"), "utf8")));

/** Rules over numbers that nobody measured do not fire, and are told apart from those that hold. */
export function judgeAlerts(alerts: readonly Alert[], numbers: Numbers): { firing: Alert[]; unmeasured: Alert[] } {
  return {
    firing: alerts.filter(({ number, above }) => (numbers[number] ?? Number.NEGATIVE_INFINITY) > above),
    unmeasured: alerts.filter(({ number }) => numbers[number] === null),
  };
}
