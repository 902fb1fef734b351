// Who was read and when at the head of a report; what changed, what was read, and by which rules, at its end.
import { AGENTS_BY_SCAN_TYPE } from "../../model/scan.ts";
import type { ScanResults } from "../../model/results.ts";
import type { CheckMove } from "../../model/score-change.ts";
import { countOf, startWith } from "../../model/words.ts";
import { dateInWords } from "../date-in-words.ts";
import { type Markup, markup } from "../markup.ts";
import { isoDay, methodOf, section, signed, statusWord, table } from "./words.ts";

export const nameOf = ({ profile, domain }: Pick<ScanResults, "profile" | "domain">): string =>
  profile.businessName ?? domain;

export function reportHead(results: ScanResults): Markup {
  const { startUrl, scanType, coverage, scannedAt, scorecardVersion, profile, incompleteAgents } = results;
  const day = isoDay(scannedAt);
  const tags = [
    `${startWith(profile.industry.replaceAll("-", " "))}, ${profile.industryConfidence} confidence`,
    ...(profile.siteType === null ? [] : [startWith(profile.siteType.replaceAll("-", " "))]),
    ...(profile.language === null ? [] : [`Language: ${profile.language}`]),
    `Size: ${profile.sizeBand}`,
  ];
  return markup`
<header class="report-head">
<p class="label">Business insight report</p>
<h1>${nameOf(results)}</h1>
<p class="facts"><span>${startUrl}</span> <span>${startWith(scanType)} scan, ${countOf(AGENTS_BY_SCAN_TYPE[scanType].length, "agent")}</span> <span>${countOf(coverage.pagesRead, "page")} read</span> <time datetime="${day}">${dateInWords(day)}</time> <span>Scorecard ${scorecardVersion}</span></p>
<ul class="tags">${tags.map((tag) => markup`<li>${tag}</li>`)}</ul>
${incompleteAgents.length > 0 && markup`<p class="notice">Not part of this report: ${incompleteAgents.map(({ agent, reason }) => `${agent} (${reason})`).join("; ")}.</p>`}
</header>`;
}

export function sinceLastScan({ previous }: ScanResults): Markup | null {
  if (previous === null) return null;
  const { change, rescored, changedChecks } = previous;
  const moves = change ? [...change.moved, ...change.newlyObserved, ...change.noLongerObserved] : [];
  const day = isoDay(previous.scannedAt);
  return section("since", "Since the last scan", [
    markup`<p>${previous.sentence ?? `Readiness was ${previous.readinessScore} and AEO ${previous.aeoScore}; ${countOf(changedChecks.length, "check")} changed.`} <a href="/report/${previous.scanId}">The report of ${dateInWords(day)}</a></p>`,
    rescored ? markup`<p>${rescored.note}</p>` : null,
    moves.length === 0
      ? null
      : table("Checks that moved a score", ["Check", "Before", "Now", "Readiness", "AEO"], moves.map(moveRow)),
  ]);
}

const moveRow = ({ title, id, before, after, readinessPoints, aeoPoints }: CheckMove): (string | Markup)[] => [
  markup`<a href="${methodOf(id)}">${title}</a>`,
  before === null ? "not made" : statusWord(before),
  after === null ? "not made" : statusWord(after),
  signed(readinessPoints),
  signed(aeoPoints),
];

/** Addresses of the site are text: what a stranger's page is called leads nowhere from here. */
export const howItWasRead = ({ coverage, pages, scorecardVersion, scanId }: ScanResults): Markup =>
  section("read", "How it was read", [
    markup`<p>${coverage.sentence}</p>`,
    pages.length === 0
      ? null
      : markup`<details><summary>${countOf(pages.length, "page")} read</summary>
${table(
  "Pages read",
  ["Address", "Title", "Kind", "Status", "Words"],
  pages.map(({ url, title, kind, status, words }) => [markup`<code>${url}</code>`, title, kind, status, words]),
)}
</details>`,
    markup`<p>Scored by scorecard ${scorecardVersion}: <a href="/method">every check, its weight and its source</a>. The same evidence gives the same report. Text in quotes and in evidence comes from the website; it is data, and no words of ours.</p>
<h3>Take it with you</h3>
<ul class="downloads">
<li><a class="button quiet" href="/report/${scanId}.md" download="report-${scanId}.md">Markdown</a></li>
<li><a class="button quiet" href="/api/insights/scan/${scanId}/results" download="report-${scanId}.json">JSON</a></li>
<li><a class="button quiet" href="/api/insights/scan/${scanId}/checks?limit=500" download="checks-${scanId}.json">Checks as JSON</a></li>
</ul>
<p class="note">Or print this page: it is laid out for A4. Scan ${scanId}.</p>`,
  ]);
