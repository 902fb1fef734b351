// Who was read and when at the head of a report; what was read, and by which rules, at its end.
import { isoDayOf } from "../../model/words.ts";
import { AGENTS_BY_SCAN_TYPE } from "../../model/scan.ts";
import type { ScanResults } from "../../model/results.ts";
import { dateInWords } from "../date-in-words.ts";
import { type Markup, markup } from "../markup.ts";
import { addressOn, section, table, tap } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.head;
const READ = WORDS.report.read;
const { columns: head } = READ;

export const nameOf = ({ profile, domain }: Pick<ScanResults, "profile" | "domain">): string =>
  profile.businessName ?? domain;

export function reportHead(results: ScanResults, origin: string): Markup {
  const { startUrl, scanType, coverage, scannedAt, scorecardVersion, profile, scanId } = results;
  const day = isoDayOf(scannedAt);
  const tags = [
    ...(profile.industry === "other" ? [] : [TEXTS.industry(profile.industry, profile.industryConfidence)]),
    ...(profile.siteType === null ? [] : [WORDS.names.siteType(profile.siteType)]),
    ...(profile.language === null ? [] : [TEXTS.language(profile.language)]),
    TEXTS.size(profile.sizeBand),
  ];
  return markup`
<header class="report-head">
<p class="label">${TEXTS.label}</p>
<h1>${nameOf(results)}</h1>
<p class="facts"><span>${startUrl}</span> <span>${TEXTS.depth(scanType, AGENTS_BY_SCAN_TYPE[scanType].length)}</span> <span>${TEXTS.pagesRead(coverage.pagesRead)}</span> <time datetime="${day}">${dateInWords(day)}</time> <span>${TEXTS.scorecard(scorecardVersion)}</span> <a class="tap" href="#downloads">${TEXTS.takeAlong}</a></p>
<p class="paper">${TEXTS.onPaper(`${origin}/report/${scanId}`, origin)}</p>
<ul class="tags">${tags.map((tag) => markup`<li>${tag}</li>`)}</ul>
</header>`;
}

/** Addresses of the site are text: what a stranger's page is called leads nowhere from here. */
export const howItWasRead = ({ coverage, pages, scorecardVersion, scanId, startUrl, profile }: ScanResults): Markup =>
  section("read", READ.title, [
    markup`<p>${coverage.sentence}</p>`,
    pages.length === 0
      ? null
      : markup`<details><summary>${TEXTS.pagesRead(pages.length)}</summary>
${table(
  READ.pagesRead,
  [head.address, head.title, head.kind, head.status, head.words],
  pages.map(({ url, title, kind, status, words }) => [
    markup`<code>${addressOn(startUrl, url)}</code>`,
    title,
    WORDS.names.pageKind(kind),
    status,
    words,
  ]),
)}
</details>`,
    markup`<p>${READ.size(profile.sizeBand, profile.sizeBandReason)}</p>
<p>${READ.scoredBy(scorecardVersion, (name) => tap("/method", name))}</p>
<p class="note">${READ.scan(scanId)}</p>`,
  ]);
