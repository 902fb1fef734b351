// The opportunities as a file for spreadsheets (RFC 4180). What a website wrote is text there, never a formula.
import type { Opportunity, ScanResults } from "../model/results.ts";
import { roundHours } from "../model/round-hours.ts";
import { inOrder } from "./report/opportunity-order.ts";

type Cell = string | number | null | undefined;

const COLUMNS: readonly (readonly [string, (one: Opportunity) => Cell])[] = [
  ["priority", ({ priority }) => priority],
  ["title", ({ title }) => title],
  ["description", ({ description }) => description],
  ["category", ({ category }) => category],
  ["impact", ({ impact }) => impact],
  ["impact_reason", ({ impactReason }) => impactReason],
  ["effort", ({ effort }) => effort],
  ["effort_reason", ({ ease }) => ease],
  ["hours_a_month_low", ({ hours }) => hours && roundHours(hours.low)],
  ["hours_a_month_base", ({ hours }) => hours && roundHours(hours.base)],
  ["hours_a_month_high", ({ hours }) => hours && roundHours(hours.high)],
  ["events_a_month_low", ({ hours }) => hours?.eventsPerMonth.low],
  ["events_a_month_base", ({ hours }) => hours?.eventsPerMonth.base],
  ["events_a_month_high", ({ hours }) => hours?.eventsPerMonth.high],
  ["event", ({ hours }) => hours?.unit],
  ["events_from", ({ hours }) => hours?.eventsPerMonth.grade],
  ["formula", ({ hours }) => hours?.formula],
  ["confidence", ({ hours }) => hours?.confidence],
  ["now", ({ currentState }) => currentState],
  ["then", ({ potentialState }) => potentialState],
  ["steps", ({ automationApproach }) => lines(automationApproach)],
  ["needs_checks", ({ prerequisites }) => lines(prerequisites)],
  ["tools", ({ recommendedTools }) => lines(recommendedTools)],
  ["risks", ({ risks }) => lines(risks)],
  ["measure", ({ kpi }) => kpi],
  ["seen_at", ({ evidence }) => lines([...new Set(evidence?.map(({ url }) => url))])],
];

/** Spreadsheet programs read a file as UTF-8 when it begins with this mark. */
const BYTE_ORDER_MARK = "\ufeff";

export function opportunitiesCsv({ opportunities }: Pick<ScanResults, "opportunities">): string {
  const head = COLUMNS.map(([name]) => name);
  const rows = inOrder(opportunities).map((one) => COLUMNS.map(([, read]) => read(one)));
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(toField).join(",")}\r\n`).join("");
}

const lines = (items: readonly string[] | undefined): string => (items ?? []).join("\n");

function toField(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  return typeof cell === "number" ? String(cell) : `"${inert(cell).replaceAll('"', '""')}"`;
}

/**
 * Programs take a cell for a formula that begins with one of these, some of them after spaces or in full width; an
 * apostrophe before it makes it text (OWASP, CSV injection).
 */
const FORMULA_START = /^[\s\0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

const inert = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);
