// The workflows that a site shows, and what could be automated.
import type { ScanResults, Workflow } from "../../src/model/results.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../src/model/round-hours.ts";
import { type Layout } from "./report-layout.ts";
import { renderTable } from "./render-table.ts";

export function renderWorkflows({ workflows }: ScanResults, layout: Layout): string {
  if (workflows.length === 0) return "";
  const items = workflows.map(({ name, automationPotential, steps = [], currentState }) =>
    [
      layout.tagged("•", name, { text: `${automationPotential} potential`, style: "cyan" }),
      ...(steps.length === 0 ? [] : [layout.prose(steps.map((step) => stepName(step, layout)).join(" → "), 2)]),
      ...(currentState === undefined ? [] : [layout.paint("dim", layout.prose(currentState, 2))]),
    ].join("\n"),
  );
  return layout.section("How the business works today", items.join("\n"));
}

/** What looks manual stands out; word by word, since lines are broken afterwards. */
const stepName = ({ name, isManual }: NonNullable<Workflow["steps"]>[number], { paint }: Layout): string =>
  isManual
    ? name
        .split(" ")
        .map((word) => paint("yellow", word))
        .join(" ")
    : name;

export function renderOpportunities({ opportunities, hoursTotal }: ScanResults, layout: Layout): string {
  if (opportunities.length === 0) return "";
  const table = renderTable(
    [
      { title: "#", isNumber: true },
      { title: "Opportunity" },
      { title: "Impact" },
      { title: "Effort" },
      { title: "Hours a month" },
    ],
    opportunities.map((item) => [String(item.priority ?? ""), item.title, item.impact, item.effort, hoursOf(item)]),
    { width: layout.columns, paint: layout.paint },
  );
  return layout.section("What to automate", table, hoursTotal === null ? "" : `\n${layout.prose(hoursTotal.note)}`);
}

/** Base and range; what rests on another row's measurement is counted there. */
function hoursOf({ hours }: ScanResults["opportunities"][number]): string {
  if (hours === null || hours === undefined) return "–";
  const { low, base, high, eventsPerMonth, unit } = hours;
  const text =
    base < SHOWN_FROM_HOURS
      ? "under half an hour"
      : `${roundHours(base)} h (${roundHours(low)} to ${roundHours(high)})`;
  return `${text}, at ${eventsPerMonth.base.toLocaleString("en-US")} ${unit}`;
}
