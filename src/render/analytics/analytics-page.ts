// GET /analytics: what public scans of the last days say together. Its figures are for whoever is
// signed in; its Markdown says what it is and how to get in, and programs read the same figures over the API.
import { operationPagePath } from "../../model/documentation-paths.ts";
import type { AnalyticsSummary, ScoreStep, TimeRange } from "../../model/analytics.ts";
import { SIGN_IN_PATH } from "../../model/auth-paths.ts";
import { SCAN_STATUSES } from "../../model/scan.ts";
import { accountFrame, KEYS_PATH } from "../account/account-frame.ts";
import { link, list, p, prose, twinPath } from "../blocks.ts";
import type { Message } from "../message-page.ts";
import { dateInWords } from "../date-in-words.ts";
import { type Markup, markup } from "../markup.ts";
import { NAMED, SCAN_FORM } from "../navigation.ts";
import { pageShell } from "../page-shell.ts";
import { hidden, table } from "../report/words.ts";
import { WORDS } from "../words/index.ts";
import { columns, histogram, legend, share, trend } from "./charts.ts";

const TEXTS = WORDS.analytics;
const { spread: SPREAD, development: DAYS, industries: INDUSTRIES } = TEXTS;
const OPERATION = markup`<a href="${operationPagePath("get_analytics")}">get_analytics</a>`;
const PATH = NAMED.analytics.path;
const SIGN_IN = `${SIGN_IN_PATH}?next=${encodeURIComponent(PATH)}`;

/** Periods that can be chosen, in days. */
export const PERIODS = { "7d": 7, "30d": 30, "90d": 90 } as const satisfies Partial<Record<TimeRange, number>>;
export type Period = keyof typeof PERIODS;
export const isPeriod = (text: string): text is Period => Object.hasOwn(PERIODS, text);

export interface AnalyticsView {
  period: Period;
  summary: AnalyticsSummary;
  /** Every day of the period in order, YYYY-MM-DD. */
  days: readonly string[];
}

export function analyticsPage(view: AnalyticsView): string {
  const { summary, period } = view;
  return accountFrame({
    title: TEXTS.title,
    section: PATH,
    main: [
      markup`<p class="lead">${TEXTS.lead(PERIODS[period])}</p>`,
      periods(period),
      ...(summary.totalScans === 0
        ? [noScans(period)]
        : [
            figures(summary),
            ...(summary.trend.length === 0
              ? [noneComplete()]
              : [distributions(summary), development(view), industries(summary)]),
            rest(summary),
          ]),
    ],
  });
}

const periods = (current: Period): Markup =>
  markup`<nav class="periods" aria-label="${TEXTS.period}">${Object.keys(PERIODS)
    .filter(isPeriod)
    .map(
      (period) =>
        markup`<a class="button quiet" href="${PATH}?range=${period}"${period === current && markup` aria-current="true"`}>${TEXTS.days(PERIODS[period])}</a> `,
    )}</nav>`;

const noScans = (period: Period): Markup => markup`<div class="card empty">
<p>${period === "90d" ? TEXTS.noScans : TEXTS.noScansBut((name) => markup`<a href="${PATH}?range=90d">${name}</a>`, PERIODS["90d"])}</p>
<p><a class="button" href="${SCAN_FORM.path}">${SCAN_FORM.name}</a></p>
</div>`;

const noneComplete = (): Markup => markup`<div class="card empty"><p>${TEXTS.noneComplete}</p></div>`;

const figures = ({ totalScans, scansByStatus, medianScores, trend: known }: AnalyticsSummary): Markup =>
  markup`<div class="cards figures">
${figure(TEXTS.scans, totalScans, TEXTS.complete(scansByStatus.complete))}
${figure(WORDS.names.readiness, known.length === 0 ? TEXTS.unknown : medianScores.readiness, TEXTS.medianOf100)}
${figure(WORDS.names.aeo, known.length === 0 ? TEXTS.unknown : medianScores.aeo, TEXTS.medianOf100)}
</div>`;

const figure = (name: string, value: number | string, note: string): Markup =>
  markup`<div class="card"><p class="label">${name}</p><p class="big">${value}</p><p class="note">${note}</p></div>`;

const distributions = ({ scoreDistribution, medianScores }: AnalyticsSummary): Markup =>
  markup`<section aria-labelledby="distribution">
<h2 id="distribution">${SPREAD.title}</h2>
<p class="under">${SPREAD.note}</p>
<div class="cards charts">
${distribution("readiness", WORDS.names.readiness, scoreDistribution.readiness, medianScores.readiness)}
${distribution("aeo", WORDS.names.aeo, scoreDistribution.aeo, medianScores.aeo)}
</div>
</section>`;

function distribution(id: string, name: string, steps: readonly ScoreStep[], median: number): Markup {
  const fullest = steps.reduce((best, step) => (step.scans > best.scans ? step : best));
  return markup`<div class="card">
<h3 class="label">${name}</h3>
${histogram({
  id,
  title: SPREAD.chart(name),
  summary: SPREAD.summary(median, fullest),
  steps: steps.map(({ from, to, scans }) => ({ from, to, count: scans })),
  median,
})}
<details><summary>${TEXTS.asTable(hidden, name)}</summary>
${table(
  SPREAD.chart(name),
  [SPREAD.columns.score, SPREAD.columns.scans],
  steps.map(({ from, to, scans }) => [SPREAD.step(from, to), scans]),
)}
</details>
</div>`;
}

const LINES = [
  { name: WORDS.names.readiness, mark: "dot", of: "averageReadinessScore" },
  { name: WORDS.names.aeo, mark: "square", of: "averageAeoScore" },
] as const;

function development({ summary, days }: AnalyticsView): Markup {
  const known = summary.trend;
  return markup`<section aria-labelledby="development">
<h2 id="development">${DAYS.title}</h2>
<p class="under">${DAYS.note}</p>
<div class="cards charts">
<div class="card">
<h3 class="label">${DAYS.scores}</h3>
${trend({
  id: "trend",
  title: DAYS.scoresByDay,
  summary: DAYS.scoresSummary(known.length, days.length),
  days,
  lines: LINES.map(({ name, mark, of }) => ({
    name,
    mark,
    values: new Map(known.map((day) => [day.period, day[of]])),
  })),
})}
${legend(LINES)}
</div>
<div class="card">
<h3 class="label">${DAYS.scans}</h3>
${columns({
  id: "scans",
  title: DAYS.scansByDay,
  summary: DAYS.scansSummary(Math.max(...known.map(({ scans }) => scans))),
  days,
  counts: new Map(known.map(({ period, scans }) => [period, scans])),
})}
</div>
</div>
<details><summary>${TEXTS.asTable(hidden, DAYS.tableOf)}</summary>
${table(
  DAYS.table,
  [DAYS.day, DAYS.scans, ...LINES.map(({ name }) => name)],
  known.map((day) => [dateInWords(day.period), day.scans, ...LINES.map(({ of }) => day[of])]),
)}
</details>
</section>`;
}

const industries = ({ byIndustry }: AnalyticsSummary): Markup => markup`<section aria-labelledby="industries">
<h2 id="industries">${INDUSTRIES.title}</h2>
<p class="under">${INDUSTRIES.note}</p>
${table(
  INDUSTRIES.table,
  [INDUSTRIES.industry, INDUSTRIES.scans, WORDS.names.readiness, WORDS.names.aeoShort],
  byIndustry.map(({ industry, scans, medianReadinessScore, medianAeoScore }) => [
    WORDS.names.industry(industry),
    scans,
    score(medianReadinessScore),
    score(medianAeoScore),
  ]),
)}
</section>`;

const score = (median: number): Markup => markup`${median}${share(median, 100)}`;

const rest = ({ topOpportunityCategories, scansByStatus, totalScans }: AnalyticsSummary): Markup =>
  markup`<div class="pair even">
<section aria-labelledby="statuses">
<h2 id="statuses">${TEXTS.statuses.title}</h2>
${table(
  TEXTS.statuses.title,
  [TEXTS.statuses.status, TEXTS.statuses.scans],
  SCAN_STATUSES.map((status) => [
    WORDS.names.scanStatuses[status],
    markup`${scansByStatus[status]}${share(scansByStatus[status], totalScans)}`,
  ]),
)}
</section>
<section aria-labelledby="opportunities">
<h2 id="opportunities">${TEXTS.opportunities.title}</h2>
${
  topOpportunityCategories.length === 0
    ? markup`<p>${TEXTS.opportunities.none}</p>`
    : markup`<p class="under">${TEXTS.opportunities.note}</p>
<ol>${topOpportunityCategories.map((category) => markup`<li>${WORDS.names.opportunityCategory(category)}</li>`)}</ol>`
}
</section>
</div>
<p class="note">${TEXTS.programs(OPERATION, (name) => markup`<a href="${KEYS_PATH}">${name}</a>`)}</p>`;

/** The same for everybody: what is read with a credential has no Markdown. */
export const closedAnalytics = (): Omit<Message, "origin"> & { status: number } => ({
  title: TEXTS.title,
  status: 200,
  isMarkdown: true,
  blocks: [
    p`${TEXTS.closed.lead}`,
    p`${TEXTS.closed.free}`,
    list(
      prose`${link(TEXTS.closed.signIn, SIGN_IN)}`,
      prose`${link(TEXTS.closed.plan, NAMED.pricing.path)}`,
      prose`${link("get_analytics", operationPagePath("get_analytics"))}`,
    ),
  ],
});

/** What it is and how to get in, for whoever is not signed in. */
export const closedAnalyticsPage = (): string =>
  pageShell({
    origin: null,
    title: TEXTS.title,
    description: TEXTS.closed.description,
    path: PATH,
    layout: "account",
    head: markup`\n<link rel="alternate" type="text/markdown" href="${twinPath(PATH)}">\n<meta name="robots" content="noindex">`,
    main: markup`<div class="reading">
<h1>${TEXTS.title}</h1>
<p class="lead">${TEXTS.closed.lead}</p>
<p>${TEXTS.closed.free}</p>
<p class="row"><a class="button" href="${SIGN_IN}">${TEXTS.closed.signIn}</a> <a class="button quiet" href="${NAMED.pricing.path}">${TEXTS.closed.plan}</a></p>
<p class="note">${TEXTS.closed.programs(OPERATION)}</p>
</div>`,
  });
