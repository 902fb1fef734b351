// Outcomes that cost something -> findings for people, most consequential first.
import type { Outcome } from "../../model/outcome.ts";
import type { Finding, Rating } from "../../model/results.ts";
import { listOf, pathOf } from "../../model/words.ts";
import { checkById } from "../checks/all-checks.ts";
import { headlineOf, type Voice } from "../checks/define-check.ts";
import { byGain, isLosing, type Gains } from "./gain-if-fixed.ts";

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
  ["tables-semantic", "table-headers", "table-roundtrip"],
  ["title-quality", "h1-single", "headings-real", "heading-structure"],
  [
    "declared-capability-works",
    "mcp-endpoint-live",
    "agent-skills-digest",
    "ard-urls-resolve",
    "oauth-chain-walk",
    "openapi-present",
    "mcp-server-card",
    "a2a-agent-card",
    "api-catalog",
    "agent-skills-index",
    "oauth-protected-resource",
  ],
  ["markdown-negotiation", "markdown-url", "markdown-alternate"],
  ["visible-date", "freshness", "date-modified-markup", "date-coherent"],
  ["statistics-present", "statistics-sourced", "external-sources-cited", "quotations-attributed"],
];
const FINDINGS = 12;
const RANK: Record<Rating, number> = { high: 0, medium: 1, low: 2 };

export function listFindings(outcomes: readonly Outcome[], gains: Gains, voice: Voice): Finding[] {
  const inOrder = byGain(gains);
  const losing = outcomes
    .filter(isLosing)
    .toSorted(
      (a, b) => liftsFirst(gains, a, b) || RANK[severityOf(a, gains)] - RANK[severityOf(b, gains)] || inOrder(a, b),
    );
  const told = new Set<string>();
  const findings: Finding[] = [];
  for (const outcome of losing) {
    if (told.has(outcome.id) || findings.length >= FINDINGS) continue;
    const story = STORIES.find((ids) => ids.includes(outcome.id)) ?? [outcome.id];
    const together = losing.filter(({ id }) => story.includes(id));
    for (const { id } of together) told.add(id);
    findings.push(toFinding(outcome, together, { gains, voice }));
  }
  return findings;
}

/** "Headline (/page)", in the order of the findings. */
export function toKeyFinding({ headline, evidence }: Finding): string {
  const [first] = evidence;
  return first === undefined || headline.endsWith(")") ? headline : `${headline} (${pathOf(first.url)})`;
}

/** What holds a whole score down is told before everything else. */
const liftsFirst = (gains: Gains, a: Outcome, b: Outcome): number =>
  Number(gains.get(b.id)?.rank === 0) - Number(gains.get(a.id)?.rank === 0);

function toFinding(
  lead: Outcome,
  together: readonly Outcome[],
  { gains, voice }: { gains: Gains; voice: Voice },
): Finding {
  const check = checkById(lead.id);
  const headline = check === undefined ? lead.title : headlineOf(check, voice, lead.evidence);
  const others = together.filter(({ id }) => id !== lead.id);
  return {
    id: `finding-${lead.id}`,
    headline: `${headline}${whereSeen(lead)}`,
    situation: [lead, ...others.slice(0, 2)].map(({ situation }) => situation).join(" "),
    evidence: [lead, ...others].flatMap(({ evidence }) => evidence).slice(0, 5),
    fix: lead.fix,
    effort: lead.effort,
    severity: severityOf(lead, gains),
    checkIds: [lead, ...others].map(({ id }) => id),
  };
}

const PAGES_NAMED = 2;

/** The inner pages that it was seen on, so that a consequence is that of this site. */
function whereSeen({ evidence }: Outcome): string {
  const pages = [...new Set(evidence.map(({ url }) => pathOf(url)))].filter((path) => path.startsWith("/"));
  if (pages.length === 0) return "";
  // How many there are beside those shown, the evidence does not say.
  const named = pages.slice(0, PAGES_NAMED);
  return ` (${pages.length > PAGES_NAMED ? `${named.join(", ")} and more` : listOf(named)})`;
}

/** A buyer who is told a wrong price, hour or address is misled, however few points it costs. */
const MISLEADING: ReadonlySet<string> = new Set([
  "price-parity",
  "contradictions",
  "opening-hours-consistent",
  "nap-consistent",
]);

/** What misleads, and what alone stands in the way of the next level, is no polish. */
function severityOf(outcome: Outcome, gains: Gains): Rating {
  const own = ownSeverityOf(outcome);
  const isMore = MISLEADING.has(outcome.id) || gains.get(outcome.id)?.rank !== 2;
  return own === "low" && isMore ? "medium" : own;
}

function ownSeverityOf(outcome: Outcome): Rating {
  const severity = checkById(outcome.id)?.severity ?? 1;
  if (severity === 3) return outcome.status === "fail" ? "high" : "medium";
  if (severity === 2) return outcome.status === "fail" ? "medium" : "low";
  return "low";
}
