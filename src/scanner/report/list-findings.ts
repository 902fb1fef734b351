// Outcomes that cost something -> findings for people, most consequential first.
import type { Outcome } from "../../model/outcome.ts";
import type { Finding, Rating } from "../../model/results.ts";
import { pathOf } from "../../model/words.ts";
import { checkById } from "../checks/all-checks.ts";
import type { Voice } from "../checks/define-check.ts";
import { lossOf } from "./explain-category.ts";
import { CATEGORY_WEIGHTS } from "./scorecard.ts";
import { categoryIn } from "./score-outcomes.ts";

/** Checks that tell one story: the first that costs something leads, the others are named under it. */
const STORIES: readonly (readonly string[])[] = [
  ["robots-blanket-block", "ai-search-bots-allowed", "ai-user-fetchers-allowed", "robots-txt-present"],
  ["bot-challenge-detected", "edge-parity-self", "captcha-on-content"],
  [
    "jsonld-present",
    "organization-present",
    "localbusiness-present",
    "website-node",
    "organization-complete",
    "localbusiness-complete",
  ],
  ["sitemap-present", "robots-sitemap-directive", "sitemap-valid", "sitemap-key-pages", "sitemap-lastmod"],
  ["form-labels", "control-names", "form-autocomplete", "form-errors-linked"],
  ["title-quality", "h1-single", "headings-real", "heading-structure"],
  ["markdown-negotiation", "markdown-url", "markdown-alternate"],
  ["visible-date", "freshness", "date-modified-markup", "date-coherent"],
  ["statistics-present", "statistics-sourced", "external-sources-cited", "quotations-attributed"],
];
const FINDINGS = 12;

export function listFindings(outcomes: readonly Outcome[], voice: Voice): Finding[] {
  const losing = outcomes
    .filter((outcome) => outcome.weight > 0 && (outcome.status === "fail" || outcome.status === "warn"))
    .toSorted((a, b) => pointsAtStake(b, outcomes) - pointsAtStake(a, outcomes) || (a.id < b.id ? -1 : 1));
  const told = new Set<string>();
  const findings: Finding[] = [];
  for (const outcome of losing) {
    if (told.has(outcome.id) || findings.length >= FINDINGS) continue;
    const story = STORIES.find((ids) => ids.includes(outcome.id)) ?? [outcome.id];
    const together = losing.filter(({ id }) => story.includes(id));
    for (const { id } of together) told.add(id);
    findings.push(toFinding(outcome, together, voice));
  }
  return findings;
}

/** "Headline (/page)", in the order of the findings. */
export function toKeyFinding({ headline, evidence }: Finding): string {
  const [first] = evidence;
  return first === undefined ? headline : `${headline} (${pathOf(first.url)})`;
}

function toFinding(lead: Outcome, together: readonly Outcome[], voice: Voice): Finding {
  const headline = checkById(lead.id)?.headline?.(voice) ?? lead.title;
  const others = together.filter(({ id }) => id !== lead.id);
  return {
    id: `finding-${lead.id}`,
    headline,
    situation: [lead, ...others.slice(0, 2)].map(({ situation }) => situation).join(" "),
    evidence: [lead, ...others].flatMap(({ evidence }) => evidence).slice(0, 5),
    fix: lead.fix,
    effort: lead.effort,
    severity: severityOf(lead),
    checkIds: [lead, ...others].map(({ id }) => id),
  };
}

function severityOf(outcome: Outcome): Rating {
  const severity = checkById(outcome.id)?.severity ?? 1;
  if (severity === 3) return outcome.status === "fail" ? "high" : "medium";
  if (severity === 2) return outcome.status === "fail" ? "medium" : "low";
  return "low";
}

/** Share of both scores that an outcome costs: its loss within its category, times the category's weight. */
export function pointsAtStake(outcome: Outcome, outcomes: readonly Outcome[]): number {
  const scores = checkById(outcome.id)?.counts ?? [];
  return scores.reduce((sum, score) => {
    const category = categoryIn(outcome, score);
    const weight = CATEGORY_WEIGHTS[score].find((entry) => entry.category === category)?.weight ?? 0;
    const total = outcomes.reduce(
      (most, other) => (other.score !== null && categoryIn(other, score) === category ? most + other.weight : most),
      0,
    );
    return total === 0 ? sum : sum + (weight * lossOf(outcome)) / total;
  }, 0);
}
