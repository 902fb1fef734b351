// Runs one agent over the evidence: its checks, each by itself, and what it derives.
import type { Outcome } from "../../model/outcome.ts";
import { toPrintable } from "../../model/printable-text.ts";
import type { AgentId } from "../../model/scan.ts";
import { printableUrl } from "../../model/target.ts";
import { listOf, pathOf } from "../../model/words.ts";
import { CHECKS } from "../checks/all-checks.ts";
import { filledFix, generalFix, NOWHERE, unable, weightOf, type Check, type Verdict } from "../checks/define-check.ts";
import { EXAMPLE_TYPES } from "../checks/structured-data/localbusiness-present.ts";
import { RULES_SILENT, whySilent } from "../evidence/access/access-silence.ts";
import { memoByPage } from "../evidence/memo-by-page.ts";
import type { SiteEvidence } from "../evidence/site-evidence.ts";
import { draftFor, type MadeDraft } from "../insight/drafts/draft-for.ts";
import type { AgentResult } from "./agent-result.ts";
import { summariseSite } from "./summarise-site.ts";
import { verdictOf } from "./verdict-of.ts";
import * as registry from "./registry.ts";
import type { ScanAgent } from "./define-agent.ts";

export const AGENTS: readonly ScanAgent[] = Object.values(registry);

const EVIDENCE_ITEMS = 6;
const SCORE_BY_STATUS = { pass: 1, warn: 0.5, fail: 0, na: null, unable: null, info: null } as const;

export function runScanAgent(id: AgentId, evidence: SiteEvidence): AgentResult {
  const agent = AGENTS.find((candidate) => candidate.id === id);
  if (agent === undefined) throw new Error(`no agent is registered as ${id}`);
  const outcomes = CHECKS.filter((check) => check.agent === id).map((check) => {
    const verdict = runCheck(check, evidence);
    return withDraft(toOutcome(check, verdict, evidence.target.host), evidence, verdict.effort !== undefined);
  });
  // As people see the site, with the files that scripts put into its pages.
  const { parts, ...shown } = evidence.shown ?? {};
  const seen = { ...evidence, ...shown };
  return {
    agent: id,
    outcomes,
    learnt: toPrintable(agent.learn(seen, outcomes)),
    profile: seen.profile,
    channels: seen.channels,
    site: summariseSite(evidence),
    ...agent.derive?.({ ...seen, ...(parts && { pages: [...evidence.pages, ...parts] }) }),
  };
}

function withDraft(outcome: Outcome, evidence: SiteEvidence, isSized: boolean): Outcome {
  const made = draftFor(outcome, evidence, outcome.pagesInAll);
  // The example in a fix is the class that the draft beside it has; other trades are none.
  const example = made?.type === undefined ? "" : `, for example ${made.type}`;
  const fix = outcome.fix.replace(`, for example ${EXAMPLE_TYPES}`, example);
  if (made === null) return { ...outcome, fix };
  return {
    ...outcome,
    fix,
    draft: made.draft,
    ...(!isSized && isReady(outcome, made) && { effort: "S" as const }),
  };
}

const FEW = 2;
/** All the blocks for a page or two, with little to fill in but what a page named shows or the owner picks, are pasted within the hour. */
const isReady = ({ effort, evidence, pagesInAll }: Outcome, { draft, isPart }: MadeDraft): boolean =>
  effort === "M" &&
  isPart !== true &&
  new Set(draft.content.match(/\[[a-z](?![^\][]*(?:, as on | such as ))[^\][]*/g)).size <= FEW &&
  !pagesInAll &&
  new Set(evidence.map(({ url }) => url)).size <= FEW;

/** A check that throws is `unable`, for itself alone. */
function runCheck(check: Check, evidence: SiteEvidence): Verdict {
  try {
    return heedSilence(check, verdictOf(check, evidence), evidence);
  } catch {
    return unable("This check failed on what it was given, so nothing is claimed.");
  }
}

/** What did not answer can neither be absent nor without use; what a page that was read shows, it shows. */
function heedSilence({ needs }: Check, verdict: Verdict, { robots, crawl }: SiteEvidence): Verdict {
  const isOpen = verdict.isAbsence === true || verdict.status === "na";
  const isClaim = verdict.status === "fail" || verdict.status === "warn" || verdict.status === "info";
  if (robots.state === "unreadable" && !isClaim && needs.includes("robots"))
    return unable("robots.txt did not answer with rules that can be read, so what it allows is not known.");
  if (crawl.stoppedBy === "robots-unanswered" && isOpen && needs.some((key) => !ON_START_PAGE.has(key)))
    return unable(RULES_SILENT);
  const silence = verdict.isAbsence === true ? whySilent(crawl) : null;
  return silence === null ? verdict : unable(silence);
}

const ON_START_PAGE: ReadonlySet<string> = new Set([
  "home",
  "target",
  "challenge",
  "exchanges",
  "signing",
  "profile",
  "dns",
]);

/** Text of our own, the same for every site. */
const printableFix = memoByPage((check: Check) => toPrintable(generalFix(check)));

/** With the pages that it concerns; what passes is told as everywhere. */
function fixHere(check: Check, { status, evidence, pagesInAll, fix }: Verdict, host: string): string {
  if (evidence.length === 0 || status === "pass" || status === "na")
    return fix === undefined ? printableFix(check) : toPrintable(generalFix({ fix }));
  const urls = new Set(evidence.map(({ url }) => url));
  const paths = new Set([...urls].map(pathOf));
  // Pages that only a query tells apart have no name.
  const pages =
    paths.size < urls.size ? undefined : listOf([...paths], PAGES_NAMED, Math.max(paths.size, pagesInAll ?? 0));
  return toPrintable(filledFix(fix ?? check.fix, host, pages));
}
const PAGES_NAMED = 3;

/** The stored form of a verdict: printable, masked and bounded. */
export function toOutcome(check: Check, verdict: Verdict, host = "the site"): Outcome {
  const share = verdict.score ?? SCORE_BY_STATUS[verdict.status];
  const { pagesInAll = verdict.isAbsence === true ? 0 : undefined } = verdict;
  const isTold = pagesInAll === 0 || (pagesInAll ?? 0) > verdict.evidence.length;
  return {
    id: check.id,
    title: check.title,
    status: verdict.status,
    category: check.category,
    ...(check.aeoCategory && { aeoCategory: check.aeoCategory }),
    agent: check.agent,
    weight: weightOf(check),
    score: SCORE_BY_STATUS[verdict.status] === null || share === null ? null : Math.min(1, Math.max(0, share)),
    situation: toPrintable((verdict.situation === NOWHERE.situation && check.nowhere) || verdict.situation),
    evidence: verdict.evidence.slice(0, EVIDENCE_ITEMS).map((item) => ({
      url: printableUrl(item.url),
      received: toPrintable(item.received).slice(0, 300),
      meaning: toPrintable(item.meaning),
      ...(item.about && { about: item.about.map(toPrintable) }),
      ...(item.lacks && { lacks: item.lacks.map(toPrintable) }),
    })),
    ...(isTold && { pagesInAll }),
    why: check.why,
    fix: fixHere(check, verdict, host),
    effort: verdict.effort ?? check.effort,
    reference: check.reference,
  };
}
