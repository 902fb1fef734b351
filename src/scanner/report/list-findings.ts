// Outcomes that cost something -> findings for people, most consequential first.
import type { Outcome } from "../../model/outcome.ts";
import type { Finding, Rating } from "../../model/results.ts";
import { listOf, pathOf } from "../../model/words.ts";
import { checkById } from "../checks/all-checks.ts";
import { headlineOf, joinNaming, type Voice } from "../checks/define-check.ts";
import { losesMessages } from "../evidence/operability/dead-forms.ts";
import {
  isGraveLeftover,
  losesPeople,
  showsLeftovers,
  toldInHeadline,
  waitsForTexts,
} from "../checks/trust/leftovers.ts";
import { byGain, isLosing, isRaised, type Gains } from "./gain-if-fixed.ts";
import { misleads } from "./misleads.ts";

interface Story {
  ids: readonly string[];
  /** One fault in several lights: what mends the first mends them. */
  hasOneCause?: true;
}

/** Checks that tell one story: the first that costs something leads, the others are named under it. */
const STORIES: readonly Story[] = [
  {
    ids: ["robots-blanket-block", "ai-search-bots-allowed", "ai-user-fetchers-allowed", "robots-txt-present"],
    hasOneCause: true,
  },
  { ids: ["bot-challenge-detected", "edge-parity-self", "captcha-on-content"], hasOneCause: true },
  {
    ids: [
      "jsonld-present",
      "organization-present",
      "localbusiness-present",
      "website-node",
      "organization-complete",
      "localbusiness-complete",
    ],
  },
  { ids: ["sitemap-present", "robots-sitemap-directive", "sitemap-valid", "sitemap-key-pages", "sitemap-lastmod"] },
  { ids: ["form-labels", "control-names", "form-autocomplete", "form-errors-linked"] },
  { ids: ["tables-semantic", "table-headers", "table-roundtrip"] },
  { ids: ["title-quality", "h1-single", "headings-real", "heading-structure"] },
  {
    ids: [
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
      "discovery-graph-coherent",
      "problem-json-errors",
    ],
    hasOneCause: true,
  },
  { ids: ["llms-txt-links-resolve", "llms-txt-valid"] },
  { ids: ["hsts", "frame-protection", "nosniff"] },
  { ids: ["markdown-negotiation", "markdown-url", "markdown-alternate"], hasOneCause: true },
  { ids: ["visible-date", "freshness", "article-markup", "date-modified-markup", "date-coherent"] },
  { ids: ["statistics-present", "statistics-sourced", "external-sources-cited", "quotations-attributed"] },
];
const FINDINGS = 12;
const RANK: Record<Rating, number> = { high: 0, medium: 1, low: 2 };

export function listFindings(outcomes: readonly Outcome[], gains: Gains, voice: Voice): Finding[] {
  const inOrder = byGain(gains);
  const losing = outcomes
    .filter((outcome) => isLosing(outcome) || showsLeftovers(outcome))
    .toSorted(
      (a, b) => liftsFirst(gains, a, b) || RANK[severityOf(a, gains)] - RANK[severityOf(b, gains)] || inOrder(a, b),
    );
  const told = new Set<string>();
  const findings: Finding[] = [];
  for (const outcome of losing) {
    if (told.has(outcome.id) || findings.length >= FINDINGS) continue;
    const story = STORIES.find(({ ids }) => ids.includes(outcome.id)) ?? { ids: [outcome.id] };
    const together = losing.filter(({ id }) => story.ids.includes(id));
    for (const { id } of together) told.add(id);
    findings.push(toFinding(outcome, { together, ...story }, { gains, voice }));
  }
  return findings;
}

/** "Headline (/page)", in the order of the findings. */
export function toKeyFinding({ headline, evidence }: Finding): string {
  const [first] = evidence;
  return first === undefined || headline.endsWith(")") ? headline : `${headline} (${pathOf(first.url)})`;
}

/** What holds a whole score down, or loses what people write, is told before everything else. */
const liftsFirst = (gains: Gains, a: Outcome, b: Outcome): number =>
  Number(gains.get(b.id)?.rank === 0) - Number(gains.get(a.id)?.rank === 0);

function toFinding(
  lead: Outcome,
  { together, hasOneCause }: Story & { together: readonly Outcome[] },
  { gains, voice }: { gains: Gains; voice: Voice },
): Finding {
  const check = checkById(lead.id);
  const headline = check === undefined ? lead.title : headlineOf(check, voice, lead.evidence);
  const others = together.filter(({ id }) => id !== lead.id);
  // One block to paste mends what several say of one thing.
  const apart = others
    .slice(0, ALSO_TOLD)
    .filter(({ draft }, at) => at === 0 || draft === undefined || draft.content !== others[at - 1]?.draft?.content);
  const told = hasOneCause === true ? [lead] : [lead, ...apart];
  const mended = told.filter(({ id }) => id === lead.id || !isSameBlock(id, lead.id));
  return {
    id: `finding-${lead.id}`,
    headline: `${headline}${whereSeen(showsLeftovers(lead) ? worstOf(lead) : lead)}`,
    situation: joinNaming(told.map(({ situation }) => situation)),
    evidence: joined(eachFirst([lead, ...others])).slice(0, 5),
    fix: sentencesOnce(eachOnce(mended.map(({ fix }) => fix)).join(" ")),
    effort: EFFORTS[Math.max(...mended.map(({ effort }) => EFFORTS.indexOf(effort)))] ?? lead.effort,
    severity: severityOf(lead, gains),
    checkIds: [lead, ...others].map(({ id }) => id),
  };
}

/** What one check asks for may be a part of what another does. */
const eachOnce = (fixes: readonly string[]): string[] =>
  [...new Set(fixes)].filter((fix, _, all) => !all.some((other) => other !== fix && other.includes(fix)));

const OF_LEAD = 3;
/** A few of what leads, then one for each of the others, so that what is told of them is shown. */
const eachFirst = ([lead, ...others]: readonly Outcome[]): Outcome["evidence"] => [
  ...(lead?.evidence.slice(0, OF_LEAD) ?? []),
  ...others.flatMap(({ evidence }) => evidence.slice(0, 1)),
  ...(lead?.evidence.slice(OF_LEAD) ?? []),
  ...others.flatMap(({ evidence }) => evidence.slice(1)),
];

/** What several fixes say of the host is said behind the last of them. */
const sentencesOnce = (fix: string): string => {
  const all = fix.split(/(?<=\.) (?=[A-Z])/);
  return all.filter((sentence, at) => all.lastIndexOf(sentence) === at).join(" ");
};

/** What was received once is shown once, with all that it means. */
function joined(evidence: Outcome["evidence"]): Outcome["evidence"] {
  const same = Map.groupBy(evidence, ({ url, received }) => `${url}\n${received}`);
  return [...same.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, meaning: [...new Set([first, ...others].flatMap(({ meaning }) => meaning || []))].join(" ") }],
  );
}

/** One block to paste describes the business for all of these. */
const ONE_BLOCK: ReadonlySet<string> = new Set(["jsonld-present", "organization-present", "localbusiness-present"]);
const isSameBlock = (id: string, lead: string): boolean => ONE_BLOCK.has(id) && ONE_BLOCK.has(lead);
const ALSO_TOLD = 2;
const EFFORTS: readonly Outcome["effort"][] = ["S", "M", "L"];
const PAGES_NAMED = 2;

/** No page that anybody is led to. */
const RULES = "/robots.txt";

/** The headline tells the worst left over, and the pages that it names are those of that. */
const worstOf = (lead: Outcome): Outcome => {
  const told = toldInHeadline(lead.evidence);
  return { ...lead, evidence: lead.evidence.filter(({ meaning }) => meaning === told) };
};

/** The pages that it was seen on, so that a consequence is that of this site; of the home page alone nothing is said. */
function whereSeen({ evidence, pagesInAll }: Outcome): string {
  if (pagesInAll === 0) return "";
  const pages = [...new Set(evidence.map(({ url }) => pathOf(url)))].filter((path) => path !== RULES);
  if (pages.every((path) => !path.startsWith("/"))) return "";
  // How many there are beside those shown, the evidence does not say.
  const named = pages.slice(0, PAGES_NAMED);
  return ` (${pages.length > PAGES_NAMED ? `${named.join(", ")} and more` : listOf(named)})`;
}

/** What people write or buy is lost, or the law is not met: nothing weighs more. */
export const isGrave = (outcome: Outcome): boolean => losesMessages(outcome) || isGraveLeftover(outcome);
export const isHigh = (outcome: Outcome): boolean =>
  isGrave(outcome) || (isLosing(outcome) && ownSeverityOf(outcome) === "high");

/** So high a score leaves nothing that anybody has to hurry for, where what fails is small by itself. */
const LITTLE_LEFT = 90;
export const isLittleLeft = (scores: { readiness: number; aeo: number }, outcomes: readonly Outcome[]): boolean =>
  Math.min(scores.readiness, scores.aeo) >= LITTLE_LEFT &&
  !outcomes.some((outcome) => isHigh(outcome) || (isLosing(outcome) && ownSeverityOf(outcome) !== "low"));

/** What misleads, and what alone stands in the way of the next level, is no polish. */
function severityOf(outcome: Outcome, gains: Gains): Rating {
  if (isGrave(outcome)) return "high";
  const own = ownSeverityOf(outcome);
  const isMore = misleads(outcome) || losesPeople(outcome) || waitsForTexts(outcome) || isRaised(gains, outcome.id);
  return own === "low" && isMore ? "medium" : own;
}

function ownSeverityOf(outcome: Outcome): Rating {
  const severity = checkById(outcome.id)?.severity ?? 1;
  if (severity === 3) return outcome.status === "fail" ? "high" : "medium";
  if (severity === 2) return outcome.status === "fail" ? "medium" : "low";
  return "low";
}
