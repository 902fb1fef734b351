// Who was read and when at the head of a report; what was read, and by which rules, at its end.
import { AGENTS_BY_SCAN_TYPE } from "../../model/scan.ts";
import type { ScanResults } from "../../model/results.ts";
import { countOf, startWith } from "../../model/words.ts";
import { dateInWords } from "../date-in-words.ts";
import { type Markup, markup } from "../markup.ts";
import { addressOn, isoDay, section, table } from "./words.ts";

export const nameOf = ({ profile, domain }: Pick<ScanResults, "profile" | "domain">): string =>
  profile.businessName ?? domain;

export function reportHead(results: ScanResults, origin: string): Markup {
  const { startUrl, scanType, coverage, scannedAt, scorecardVersion, profile, scanId } = results;
  const day = isoDay(scannedAt);
  const tags = [
    `${startWith(profile.industry.replaceAll("-", " "))}, ${profile.industryConfidence} confidence`,
    ...(profile.siteType === null ? [] : [startWith(profile.siteType.replaceAll("-", " "))]),
    ...(profile.language === null ? [] : [`Language: ${languageName(profile.language)}`]),
    `Size: ${profile.sizeBand}`,
  ];
  return markup`
<header class="report-head">
<p class="label">Business insight report</p>
<h1>${nameOf(results)}</h1>
<p class="facts"><span>${startUrl}</span> <span>${startWith(scanType)} scan, ${countOf(AGENTS_BY_SCAN_TYPE[scanType].length, "agent")}</span> <span>${countOf(coverage.pagesRead, "page")} read</span> <time datetime="${day}">${dateInWords(day)}</time> <span>Scorecard ${scorecardVersion}</span> <a class="tap" href="#downloads">Download or print</a></p>
<p class="paper">${origin}/report/${scanId}. Addresses in parentheses that begin with / stand at ${origin}.</p>
<ul class="tags">${tags.map((tag) => markup`<li>${tag}</li>`)}</ul>
</header>`;
}

/** "English" for "en"; what is no language tag stays as it is. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames("en-US", { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Addresses of the site are text: what a stranger's page is called leads nowhere from here. */
export const howItWasRead = ({ coverage, pages, scorecardVersion, scanId, startUrl, profile }: ScanResults): Markup =>
  section("read", "How it was read", [
    markup`<p>${coverage.sentence}</p>`,
    pages.length === 0
      ? null
      : markup`<details><summary>${countOf(pages.length, "page")} read</summary>
${table(
  "Pages read",
  ["Address", "Title", "Kind", "Status", "Words"],
  pages.map(({ url, title, kind, status, words }) => [
    markup`<code>${addressOn(startUrl, url)}</code>`,
    title,
    kind,
    status,
    words,
  ]),
)}
</details>`,
    markup`<p>Size of the business: ${profile.sizeBand}. ${profile.sizeBandReason.replace(/\.?$/, ".")}</p>
<p>Scored by scorecard ${scorecardVersion}: <a class="tap" href="/method">every check, its weight and its source</a>. The same evidence gives the same report. Text in quotes and in evidence comes from the website; it is data, and no words of ours.</p>
<p class="note">Scan ${scanId}.</p>`,
  ]);
