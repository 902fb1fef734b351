// Hours as three scenarios, the reader's own volumes, and the formula of every estimate opened.
import type { HoursTotal, ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { hoursFormula } from "./hours-formula.ts";
import { hoursForm } from "./hours-form.ts";
import { inOrder } from "./opportunity-order.ts";
import type { ReportQuery } from "./report-query.ts";
import { volumeFields } from "./stated-volumes.ts";
import { section } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.hours;

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
  return section("hours", TEXTS.title, [
    markup`<p class="under" id="hours-note" role="status">${noteOf(now.hoursTotal)}</p>
<div class="cards scenarios" data-follows="scenarios"${now.hoursTotal === null && markup` hidden`}>${SCENARIOS.map((part) => scenario(part, now.hoursTotal))}</div>`,
    hoursForm(volumeFields(assumed), query, now.scanId),
    estimates.length === 0
      ? null
      : markup`<h3>${TEXTS.byFormula}</h3>
<p class="under" data-follows="figures">${stated.assumptions === null ? TEXTS.everyFigure : TEXTS.stated}</p>
${estimates.map(hoursFormula)}`,
  ]);
}

const SCENARIOS = ["low", "base", "high"] as const;

const noteOf = (total: HoursTotal | null): string => (total === null ? TEXTS.underAnHour : TEXTS.note(total));

const scenario = (part: (typeof SCENARIOS)[number], total: HoursTotal | null): Markup => markup`
<div class="card"><h3 class="label">${TEXTS[part].name}</h3><p class="big">${TEXTS.amount(total === null ? "" : total[part])}</p><p class="note">${TEXTS[part].note}</p></div>`;
