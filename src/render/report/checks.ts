// Every check with its evidence, filtered by status and category through the address alone.
import {
  CHECK_CATEGORIES,
  CHECK_STATUSES,
  type CheckCategory,
  type CheckStatus,
  type Outcome,
} from "../../model/outcome.ts";
import { type Markup, markup } from "../markup.ts";
import { categoryAnchor, checkAnchor, type CheckLinks } from "./check-links.ts";
import { type CheckFilter, pairsWithout, type ReportQuery } from "./report-query.ts";
import { seen } from "./seen.ts";
import { STATUS_ORDER } from "./status-order.ts";
import { effortInWords, hiddenInputs, methodOf, section, statusChip, statusWord, ticked } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.checks;

const MOST_EVIDENCE = 5;

export interface ChecksView {
  startUrl: string;
  all: readonly Outcome[];
  shown: readonly Outcome[];
  query: ReportQuery;
  links: CheckLinks;
}

export const passFilter = (all: readonly Outcome[], { status, category }: CheckFilter): Outcome[] =>
  all.filter(
    (check) =>
      (status === null || check.status === status) &&
      (category === null || check.category === category || check.aeoCategory === category),
  );

export function allChecks(view: ChecksView): Markup {
  const { all, shown, query } = view;
  const isFiltered = shown.length !== all.length;
  const groups = CHECK_CATEGORIES.filter((category) => shown.some((check) => check.category === category));
  return section("checks", TEXTS.title, [
    filterForm(all, query),
    markup`<p class="under">${TEXTS.counted(shown.length, all.length)}${isFiltered && markup` <a class="tap" href="?${new URLSearchParams(pairsWithout("filter", query)).toString()}#checks">${TEXTS.showAll}</a>`}</p>`,
    shown.length === 0 ? markup`<p>${TEXTS.none}</p>` : null,
    ...groups.map((category) => group(category, view, isFiltered)),
  ]);
}

function group(category: CheckCategory, { shown, startUrl, links }: ChecksView, isOpen: boolean): Markup {
  const own = shown.filter((check) => check.category === category).toSorted((a, b) => rankOf(a) - rankOf(b));
  const lent = shown.filter((check) => check.aeoCategory === category && check.status !== "na");
  return markup`
<details class="group"${isOpen && markup` open`}><summary><span>${TEXTS.group(markup`<strong>${category}</strong>`, tally(own))}</span></summary>
<div id="${categoryAnchor(category)}">
${lent.length > 0 && markup`<p class="note">${TEXTS.lent(lent.map(({ id, title, status }) => ({ check: markup`<a class="tap" href="${links.linkTo(id)}">${title}</a>`, status })))}</p>`}
${own.map((one) => check(one, startUrl))}
</div></details>`;
}

const rankOf = ({ status }: Outcome): number => STATUS_ORDER.indexOf(status);

function tally(own: readonly Outcome[]): { status: CheckStatus; count: number }[] {
  return STATUS_ORDER.map((status) => ({
    status,
    count: own.filter((check) => check.status === status).length,
  })).filter(({ count }) => count > 0);
}

const check = (
  { id, title, status, situation, evidence, why, fix, effort }: Outcome,
  startUrl: string,
): Markup => markup`
<details class="check"><summary>${statusChip(status)}<span>${title}</span></summary>
<p id="${checkAnchor(id)}">${ticked(situation)}</p>
${seen(evidence, { startUrl, situation, most: MOST_EVIDENCE })}
<p>${ticked(why)}</p>
${(status === "fail" || status === "warn") && markup`<p>${TEXTS.whatToChange(effortInWords(effort), ticked(fix))}</p>`}
<p class="note"><a class="tap" href="${methodOf(id)}">${TEXTS.method(id)}</a></p>
</details>`;

function filterForm(checks: readonly Outcome[], query: ReportQuery): Markup {
  const { filter } = query;
  const statuses = CHECK_STATUSES.filter((status) => checks.some((one) => one.status === status));
  const categories = CHECK_CATEGORIES.filter((category) => checks.some((one) => one.category === category));
  return markup`<form class="filter" method="get" action="#checks">
<div><label for="filter-status">${TEXTS.status}</label><select id="filter-status" name="status"><option value="">${TEXTS.all}</option>${statuses.map(
    (status) =>
      markup`<option value="${status}"${status === filter.status && markup` selected`}>${statusWord(status)}</option>`,
  )}</select></div>
<div><label for="filter-category">${TEXTS.category}</label><select id="filter-category" name="category"><option value="">${TEXTS.all}</option>${categories.map(
    (category) =>
      markup`<option value="${category}"${category === filter.category && markup` selected`}>${category}</option>`,
  )}</select></div>
<button class="quiet" type="submit">${TEXTS.show}</button><span data-follows="filter" hidden>${hiddenInputs(pairsWithout("filter", query))}</span>
</form>`;
}
