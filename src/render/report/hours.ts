// Hours as three scenarios, the reader's own volumes, and the formula of every estimate opened.
import type { HoursTotal, ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { hoursFormula } from "./hours-formula.ts";
import { hoursForm } from "./hours-form.ts";
import { inOrder } from "./opportunity-order.ts";
import type { ReportQuery } from "./report-query.ts";
import { volumeFields } from "./stated-volumes.ts";
import { hours, section } from "./words.ts";

export interface HoursView {
  /** As the scan assumed them. */
  assumed: ScanResults;
  /** With the reader's volumes; the same when none were stated. */
  now: ScanResults;
  query: ReportQuery;
}

export function hoursSaved({ assumed, now, query }: HoursView): Markup | null {
  const estimates = inOrder(now.opportunities).flatMap(({ id, title, hours: estimate }) =>
    estimate === undefined || estimate === null ? [] : [{ id, title, estimate }],
  );
  if (now.hoursTotal === null && estimates.length === 0) return null;
  const { stated } = query;
  return section("hours", "Hours", [
    markup`<div id="hours-now" data-hours="/api/insights/scan/${now.scanId}/hours" data-under="${UNDER_AN_HOUR}">
<p class="under" id="hours-note" role="status">${noteOf(now.hoursTotal)}</p>
<div class="cards scenarios"${now.hoursTotal === null && markup` hidden`}>${SCENARIOS.map(({ name, part, note }) => scenario(name, note, part, now.hoursTotal))}</div>
</div>`,
    hoursForm(volumeFields(assumed), query, now.scanId),
    estimates.length === 0
      ? null
      : markup`<h3>By which formula</h3>
<p class="under">${stated.assumptions === null ? "Every figure with its range and where it comes from." : "With the numbers that you stated."}</p>
${estimates.map(hoursFormula)}`,
  ]);
}

const SCENARIOS = [
  { name: "Low", part: "low", note: "every effect at its lowest" },
  { name: "Base", part: "base", note: "what we would plan with" },
  { name: "High", part: "high", note: "every effect at its highest" },
] as const;

const UNDER_AN_HOUR = "With these numbers less than an hour a month would be saved in all; its parts stand below.";

const noteOf = (total: HoursTotal | null): string =>
  total === null ? UNDER_AN_HOUR : `${total.note} Confidence: ${total.confidence}.`;

const scenario = (
  name: string,
  note: string,
  part: "low" | "base" | "high",
  total: HoursTotal | null,
): Markup => markup`
<div class="card"><h3 class="label">${name}</h3><p class="big"><span data-total="${part}">${total === null ? "" : hours(total[part])}</span> h</p><p class="note">a month: ${note}</p></div>`;
