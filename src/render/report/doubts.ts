// What holds the scores down as a whole, and what makes them less sure: said beside them, with why.
import type { Outcome } from "../../model/outcome.ts";
import type { ScanResults, TopFix } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import type { CheckLinks } from "./check-links.ts";
import { percent, signed } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.doubts;

/** Checks that fail where a site turns readers away as a whole. */
const DOORS: ReadonlySet<string> = new Set([
  "robots-blanket-block",
  "ai-search-bots-allowed",
  "ai-user-fetchers-allowed",
  "bot-challenge-detected",
]);

export function doubts(results: ScanResults, checks: readonly Outcome[], links: CheckLinks): Markup | null {
  const notices = [...capsOf(results), ...shutOut(results, checks, links), ...unsure(results), ...absent(results)];
  return notices.length === 0
    ? null
    : markup`<section aria-labelledby="doubts">
<h2 class="hidden" id="doubts">${TEXTS.title}</h2>
${notices.map((text) => markup`<p class="notice">${text}</p>\n`)}</section>`;
}

const capsOf = ({ readiness, aeo }: ScanResults): Markup[] =>
  [
    { name: WORDS.names.readiness, cap: readiness.cap },
    { name: WORDS.names.aeo, cap: aeo.cap },
  ].flatMap(({ name, cap }) => (cap === null ? [] : [TEXTS.capped(name, cap.limit, cap.reason)]));

/** The site's right, and what it costs: told by the rule that costs most. */
function shutOut({ topFixes }: ScanResults, checks: readonly Outcome[], { linkTo }: CheckLinks): Markup[] {
  const doors = checks.filter(({ id, status }) => DOORS.has(id) && status === "fail");
  const fix = topFixes.filter(({ checkId }) => doors.some(({ id }) => id === checkId)).toSorted(byCost)[0];
  const shut = doors.find(({ id }) => id === fix?.checkId) ?? doors[0];
  if (shut === undefined) return [];
  return [
    markup`${TEXTS.shutOut({ situation: shut.situation, gains: gainsOf(fix), assumes: fix?.gainsAssume })} <a class="tap" href="${linkTo(shut.id)}">${TEXTS.whatWasSeen}</a>`,
  ];
}

const gainOf = ({ readinessGain, aeoGain }: TopFix): number => readinessGain + aeoGain;
const byCost = (a: TopFix, b: TopFix): number => gainOf(b) - gainOf(a);

const gainsOf = (fix: TopFix | undefined): { readiness: string | null; aeo: string | null } => ({
  readiness: fix !== undefined && fix.readinessGain > 0 ? signed(fix.readinessGain) : null,
  aeo: fix !== undefined && fix.aeoGain > 0 ? signed(fix.aeoGain) : null,
});

function unsure({ readiness, aeo, coverage, scanType }: ScanResults): Markup[] {
  const low = [
    { name: WORDS.names.readiness, detail: readiness },
    { name: WORDS.names.aeo, detail: aeo },
  ].filter(({ detail }) => detail.confidence === "low");
  if (low.length === 0) return [];
  const scores = low.map(({ name, detail }) => ({ name, observed: percent(detail.coverage) }));
  return [TEXTS.unsure(scores, { pages: coverage.pagesRead, scanType, sentence: coverage.sentence })];
}

function absent({ incompleteAgents }: ScanResults): Markup[] {
  if (incompleteAgents.length === 0) return [];
  return [TEXTS.absent(incompleteAgents)];
}
