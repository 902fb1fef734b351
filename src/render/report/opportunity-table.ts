// The opportunities as a table that its heads sort: links to the page in another order, which a script answers in place.
import type { Opportunity } from "../../model/results.ts";
import { roundHours } from "../../model/round-hours.ts";
import { type Markup, markup } from "../markup.ts";
import { type OpportunityPlace, opportunityDetails } from "./opportunity-details.ts";
import {
  inOrder,
  nextOrder,
  ORDER_COLUMNS,
  type OpportunityOrder,
  type OrderColumn,
  orderValue,
  writeOrder,
} from "./opportunity-order.ts";
import { pairsWithout, type ReportQuery } from "./report-query.ts";
import { hidden, hoursText } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.opportunities;

export function opportunityTable(all: readonly Opportunity[], query: ReportQuery, place: OpportunityPlace): Markup {
  const numbers = new Map(all.map((one, at) => [one, at + 1]));
  const links = ORDER_COLUMNS.map((by) => sortLink(by, query));
  const [priority = null, hours = null, impact = null, effort = null] = ORDER_COLUMNS.map((by, at) =>
    head(by, links[at] ?? null, query.order),
  );
  return markup`<p class="sorts note">${TEXTS.sortBy(links)}</p>
<table class="sortable">
<caption class="hidden">${TEXTS.caption}</caption>
<thead><tr>${priority}<th scope="col">${TEXTS.columns.opportunity}</th>${hours}${impact}${effort}</tr></thead>
${inOrder(all, query.order).map((one) => rows(one, numbers.get(one) ?? 0, place))}
</table>`;
}

function sortLink(by: OrderColumn, query: ReportQuery): Markup {
  const sort = writeOrder(nextOrder(query.order, by));
  const pairs = [...pairsWithout("order", query), ...(sort === null ? [] : [["sort", sort]])];
  return markup`<a class="tap" data-sort="${by}" data-follows="sort-${by}" href="?${new URLSearchParams(pairs).toString()}#opportunities">${TEXTS.columns[by]}</a> `;
}

const head = (by: OrderColumn, link: Markup | null, order: OpportunityOrder): Markup =>
  markup`<th scope="col" class="${by}"${by === order.by && markup` aria-sort="${order.isDescending ? "descending" : "ascending"}"`}>${link}</th>`;

/** Two rows that stay together in every order: the figures, and what they open into. */
const rows = (one: Opportunity, number: number, place: OpportunityPlace): Markup => markup`
<tbody id="opportunity-${number}"${ORDER_COLUMNS.map((by) => markup` data-${by}="${orderValue(one, by) ?? ""}"`)}>
<tr><td class="number">${number}</td><th scope="row">${one.title}<small class="narrow">${TEXTS.weight(one.impact, one.effort)}</small></th><td class="number saving" data-follows="hours-${one.id}">${saving(one)}</td><td class="impact">${WORDS.names.ratings[one.impact]}</td><td class="effort">${WORDS.names.ratings[one.effort]}</td></tr>
<tr class="more"><td></td><td colspan="4"><details><summary>${TEXTS.more(hidden, one.title)}</summary>
${opportunityDetails(one, place)}
</details></td></tr>
</tbody>`;

const saving = ({ hours: estimate }: Opportunity): string | Markup =>
  estimate === undefined || estimate === null
    ? TEXTS.notKnown
    : markup`<strong>${hoursText(estimate.base)}</strong> ${WORDS.hours.range(roundHours(estimate.low), roundHours(estimate.high))}`;
