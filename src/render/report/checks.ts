// Every check with its evidence, filtered by status and category through the address alone.
import {
  CHECK_CATEGORIES,
  CHECK_STATUSES,
  type CheckCategory,
  type CheckStatus,
  type Outcome,
} from "../../model/outcome.ts";
import { countOf } from "../../model/words.ts";
import { type Markup, markup } from "../markup.ts";
import { seen } from "./findings.ts";
import { countedStatus, effortInWords, methodOf, section, statusChip, statusWord, ticked } from "./words.ts";

export interface CheckFilter {
  status: CheckStatus | null;
  category: CheckCategory | null;
}

/** Worst first. */
const ORDER: readonly CheckStatus[] = ["fail", "warn", "unable", "pass", "info", "na"];
const MOST_EVIDENCE = 5;

export function allChecks(startUrl: string, checks: readonly Outcome[], filter: CheckFilter): Markup {
  const shown = checks.filter(
    ({ status, category }) =>
      (filter.status === null || status === filter.status) &&
      (filter.category === null || category === filter.category),
  );
  const groups = CHECK_CATEGORIES.flatMap((category) => {
    const own = shown.filter((check) => check.category === category);
    return own.length === 0 ? [] : [{ category, own: own.toSorted((a, b) => rankOf(a) - rankOf(b)) }];
  });
  const isFiltered = shown.length !== checks.length;
  return section("checks", "All checks", [
    filterForm(checks, filter),
    markup`<p class="under">${isFiltered ? `${shown.length} of ${countOf(checks.length, "check")}` : countOf(checks.length, "check")}. Each opens into what was seen, why it matters and what to change.</p>`,
    shown.length === 0 ? markup`<p>No check is of this status and category.</p>` : null,
    ...groups.map(
      ({ category, own }) => markup`
<details${isFiltered && markup` open`}><summary><strong>${category}</strong>: ${tally(own)}</summary>
${own.map((one) => check(one, startUrl))}
</details>`,
    ),
  ]);
}

const rankOf = ({ status }: Outcome): number => ORDER.indexOf(status);

function tally(own: readonly Outcome[]): string {
  return ORDER.map((status) => ({ status, count: own.filter((check) => check.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => countedStatus(count, status))
    .join(", ");
}

const check = (
  { id, title, status, situation, evidence, why, fix, effort }: Outcome,
  startUrl: string,
): Markup => markup`
<details class="check"><summary>${statusChip(status)}<span>${title}</span></summary>
<p>${ticked(situation)}</p>
${seen(startUrl, evidence, MOST_EVIDENCE)}
<p>${ticked(why)}</p>
${(status === "fail" || status === "warn") && markup`<p><strong>What to change</strong> (${effortInWords(effort)}): ${ticked(fix)}</p>`}
<p class="note"><a href="${methodOf(id)}">How ${id} is judged and weighed</a></p>
</details>`;

function filterForm(checks: readonly Outcome[], filter: CheckFilter): Markup {
  const statuses = CHECK_STATUSES.filter((status) => checks.some((one) => one.status === status));
  const categories = CHECK_CATEGORIES.filter((category) => checks.some((one) => one.category === category));
  return markup`<form class="filter" method="get" action="#checks">
<div><label for="filter-status">Status</label><select id="filter-status" name="status"><option value="">All</option>${statuses.map(
    (status) =>
      markup`<option value="${status}"${status === filter.status && markup` selected`}>${statusWord(status)}</option>`,
  )}</select></div>
<div><label for="filter-category">Category</label><select id="filter-category" name="category"><option value="">All</option>${categories.map(
    (category) =>
      markup`<option value="${category}"${category === filter.category && markup` selected`}>${category}</option>`,
  )}</select></div>
<button class="quiet" type="submit">Show these</button>
</form>`;
}
