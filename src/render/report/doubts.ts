// What holds the scores down as a whole, and what makes them less sure: said beside them, with why.
import type { Outcome } from "../../model/outcome.ts";
import type { ScanResults, TopFix } from "../../model/results.ts";
import { countOf, listOf, startWith } from "../../model/words.ts";
import { type Markup, markup } from "../markup.ts";
import type { CheckLinks } from "./check-links.ts";
import { percent, signed } from "./words.ts";

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
<h2 class="hidden" id="doubts">What limits these scores</h2>
${notices.map((text) => markup`<p class="notice">${text}</p>\n`)}</section>`;
}

const capsOf = ({ readiness, aeo }: ScanResults): Markup[] =>
  [
    { name: "AI readiness", cap: readiness.cap },
    { name: "Answer engines (AEO)", cap: aeo.cap },
  ].flatMap(({ name, cap }) =>
    cap === null ? [] : [markup`<strong>${name} is held at ${cap.limit}.</strong> ${cap.reason}`],
  );

/** The site's right, and what it costs: told by the rule that costs most. */
function shutOut({ topFixes }: ScanResults, checks: readonly Outcome[], { linkTo }: CheckLinks): Markup[] {
  const doors = checks.filter(({ id, status }) => DOORS.has(id) && status === "fail");
  const fix = topFixes.filter(({ checkId }) => doors.some(({ id }) => id === checkId)).toSorted(byCost)[0];
  const shut = doors.find(({ id }) => id === fix?.checkId) ?? doors[0];
  if (shut === undefined) return [];
  return [
    markup`<strong>The site keeps readers out.</strong> ${shut.situation} What is not read cannot be quoted or recommended, and could not be judged here${fix !== undefined && costOf(fix)}. <a class="tap" href="${linkTo(shut.id)}">What was seen</a>`,
  ];
}

const gainOf = ({ readinessGain, aeoGain }: TopFix): number => readinessGain + aeoGain;
const byCost = (a: TopFix, b: TopFix): number => gainOf(b) - gainOf(a);

function costOf({ readinessGain, aeoGain, gainsAssume }: TopFix): string {
  const gains = [
    ...(readinessGain > 0 ? [`${signed(readinessGain)} readiness`] : []),
    ...(aeoGain > 0 ? [`${signed(aeoGain)} AEO`] : []),
  ];
  if (gains.length === 0) return "";
  return `. Letting them in would bring ${listOf(gains)}${gainsAssume === undefined ? "" : `, ${gainsAssume}`}`;
}

function unsure({ readiness, aeo, coverage, scanType }: ScanResults): Markup[] {
  const low = [
    { name: "AI readiness", detail: readiness },
    { name: "Answer engines (AEO)", detail: aeo },
  ].filter(({ detail }) => detail.confidence === "low");
  if (low.length === 0) return [];
  const shares = low.map(({ name, detail }) => `${percent(detail.coverage)} of those behind ${name}`);
  return [
    markup`<strong>Confidence is low.</strong> The site was read on ${countOf(coverage.pagesRead, "page")}. Of the checks that a ${scanType} scan plans, ${listOf(shares)} could be observed. ${coverage.sentence}`,
  ];
}

function absent({ incompleteAgents }: ScanResults): Markup[] {
  if (incompleteAgents.length === 0) return [];
  const named = incompleteAgents.map(({ agent, reason }) => `${startWith(agent.replaceAll("-", " "))} (${reason})`);
  return [
    markup`<strong>${countOf(named.length, "agent")} could not finish.</strong> What ${named.length === 1 ? "it looks" : "they look"} at is not part of this report: ${named.join("; ")}.`,
  ];
}
