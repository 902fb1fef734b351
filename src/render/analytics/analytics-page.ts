// GET /analytics: what public scans of the last days say together. It has no Markdown twin: it is for whoever is
// signed in, and programs read the same figures over the API.
import { operationPagePath } from "../../model/documentation-paths.ts";
import type { AnalyticsSummary, ScoreStep, TimeRange } from "../../model/analytics.ts";
import { SIGN_IN_PATH } from "../../model/auth-paths.ts";
import { SCAN_STATUSES } from "../../model/scan.ts";
import { countOf, startWith } from "../../model/words.ts";
import { accountFrame, KEYS_PATH } from "../account/account-frame.ts";
import { dateInWords } from "../date-in-words.ts";
import { type Markup, markup } from "../markup.ts";
import { NAMED, SCAN_FORM } from "../navigation.ts";
import { pageShell } from "../page-shell.ts";
import { table } from "../report/words.ts";
import { WORDS } from "../words/index.ts";
import { columns, histogram, legend, share, trend } from "./charts.ts";

const PATH = NAMED.analytics.path;

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
    title: "Analytics",
    section: PATH,
    main: [
      markup`<p class="lead">All public scans of the last ${PERIODS[period]} days together, by the day they were started (UTC).</p>`,
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
  markup`<nav class="periods" aria-label="Period">${(Object.keys(PERIODS) as Period[]).map(
    (period) =>
      markup`<a class="button quiet" href="${PATH}?range=${period}"${period === current && markup` aria-current="true"`}>${PERIODS[period]} days</a> `,
  )}</nav>`;

const noScans = (period: Period): Markup => markup`<div class="card empty">
<p>No public scan was started in these days${period !== "90d" && markup`; <a href="${PATH}?range=90d">the last 90 days</a> may have some`}.</p>
<p><a class="button" href="${SCAN_FORM.path}">${SCAN_FORM.name}</a></p>
</div>`;

const noneComplete = (): Markup =>
  markup`<div class="card empty"><p>No scan of these days is complete yet, so that there are no scores to compare.</p></div>`;

const figures = ({ totalScans, scansByStatus, medianScores, trend: known }: AnalyticsSummary): Markup =>
  markup`<div class="cards figures">
${figure("Scans", totalScans, `${scansByStatus.complete} complete`)}
${figure("AI readiness", known.length === 0 ? "unknown" : medianScores.readiness, "median of 100")}
${figure("Answer engines (AEO)", known.length === 0 ? "unknown" : medianScores.aeo, "median of 100")}
</div>`;

const figure = (name: string, value: number | string, note: string): Markup =>
  markup`<div class="card"><p class="label">${name}</p><p class="big">${value}</p><p class="note">${note}</p></div>`;

const distributions = ({ scoreDistribution, medianScores }: AnalyticsSummary): Markup =>
  markup`<section aria-labelledby="distribution">
<h2 id="distribution">How scores are spread</h2>
<p class="under">Complete scans by score, in steps of ten.</p>
<div class="cards charts">
${distribution("readiness", "AI readiness", scoreDistribution.readiness, medianScores.readiness)}
${distribution("aeo", "Answer engines (AEO)", scoreDistribution.aeo, medianScores.aeo)}
</div>
</section>`;

function distribution(id: string, name: string, steps: readonly ScoreStep[], median: number): Markup {
  const fullest = steps.reduce((best, step) => (step.scans > best.scans ? step : best));
  return markup`<div class="card">
<h3 class="label">${name}</h3>
${histogram({
  id,
  title: `${name}: scans by score`,
  summary: `The median is ${median}. Most scans, ${fullest.scans}, have ${fullest.from} to ${fullest.to} points.`,
  steps: steps.map(({ from, to, scans }) => ({ from, to, count: scans })),
  median,
})}
<details><summary>As a table<span class="hidden">: ${name}</span></summary>
${table(
  `${name}: scans by score`,
  ["Score", "Scans"],
  steps.map(({ from, to, scans }) => [`${from} to ${to}`, scans]),
)}
</details>
</div>`;
}

const LINES = [
  { name: "AI readiness", mark: "dot", of: "averageReadinessScore" },
  { name: "Answer engines (AEO)", mark: "square", of: "averageAeoScore" },
] as const;

function development({ summary, days }: AnalyticsView): Markup {
  const known = summary.trend;
  return markup`<section aria-labelledby="development">
<h2 id="development">Day by day</h2>
<p class="under">The average of the complete scans of each day. Which sites are scanned differs from day to day, and the averages with them.</p>
<div class="cards charts">
<div class="card">
<h3 class="label">Average scores</h3>
${trend({
  id: "trend",
  title: "Average scores by day",
  summary: `${countOf(known.length, "day")} of ${days.length} with complete scans. Every day stands in the table below.`,
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
<h3 class="label">Complete scans</h3>
${columns({
  id: "scans",
  title: "Complete scans by day",
  summary: `At most ${Math.max(...known.map(({ scans }) => scans))} a day. Every day stands in the table below.`,
  days,
  counts: new Map(known.map(({ period, scans }) => [period, scans])),
})}
</div>
</div>
<details><summary>As a table<span class="hidden">: average scores and complete scans by day</span></summary>
${table(
  "Average scores and complete scans by day",
  ["Day", "Complete scans", ...LINES.map(({ name }) => name)],
  known.map((day) => [dateInWords(day.period), day.scans, ...LINES.map(({ of }) => day[of])]),
)}
</details>
</section>`;
}

const industries = ({ byIndustry }: AnalyticsSummary): Markup => markup`<section aria-labelledby="industries">
<h2 id="industries">Medians by industry</h2>
<p class="under">A median of fewer than ten scans says more about those few than about the industry.</p>
${table(
  "Median scores by industry",
  ["Industry", "Complete scans", "AI readiness", "AEO"],
  byIndustry.map(({ industry, scans, medianReadinessScore, medianAeoScore }) => [
    inWords(industry),
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
<h2 id="statuses">Scans by status</h2>
${table(
  "Scans by status",
  ["Status", "Scans"],
  SCAN_STATUSES.map((status) => [
    WORDS.names.scanStatuses[status],
    markup`${scansByStatus[status]}${share(scansByStatus[status], totalScans)}`,
  ]),
)}
</section>
<section aria-labelledby="opportunities">
<h2 id="opportunities">Most frequent opportunities</h2>
${
  topOpportunityCategories.length === 0
    ? markup`<p>No complete scan of these days named an opportunity.</p>`
    : markup`<p class="under">Kinds of work that reports propose to automate, most frequent first.</p>
<ol>${topOpportunityCategories.map((category) => markup`<li>${inWords(category)}</li>`)}</ol>`
}
</section>
</div>
<p class="note">The same figures for programs: <a href="${operationPagePath("get_analytics")}">get_analytics</a>, with <a href="${KEYS_PATH}">a key of yours</a>.</p>`;

const inWords = (id: string): string => startWith(id.replaceAll("-", " "));

/** What it is and how to get in, for whoever is not signed in. */
export const closedAnalyticsPage = (): string =>
  pageShell({
    origin: null,
    title: "Analytics",
    description: "What all public scans say together, for whoever has an account.",
    path: PATH,
    layout: "account",
    head: markup`\n<meta name="robots" content="noindex">`,
    main: markup`<div class="reading">
<h1>Analytics</h1>
<p class="lead">What all public scans say together: how scores are spread, where each industry stands, how it develops, and which work is most often proposed to be automated.</p>
<p>It is for whoever has an account, free of charge. There is no password: we mail a link.</p>
<p class="row"><a class="button" href="${SIGN_IN_PATH}?next=${encodeURIComponent(PATH)}">Sign in</a> <a class="button quiet" href="${NAMED.pricing.path}">What a plan gives</a></p>
<p class="note">Programs read the same figures with a key: <a href="${operationPagePath("get_analytics")}">get_analytics</a>.</p>
</div>`,
  });
