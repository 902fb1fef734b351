// Judges what can be judged while the rest of a site is still read, so that little is left to do when it is there.
import { AGENTS_BY_SCAN_TYPE, type AgentId, type ScanType } from "../../model/scan.ts";
import { CHECKS } from "../checks/all-checks.ts";
import { readKeyFacts } from "../evidence/answers/answers-key-facts.ts";
import type { EvidenceKey, SiteEvidence } from "../evidence/site-evidence.ts";
import { readWorkflows } from "./operations.ts";
import { verdictOf, type SettledParts } from "./verdict-of.ts";

interface Task {
  agent: AgentId;
  needs: readonly EvidenceKey[];
  /** Given what it needs; what it finds is kept where it is looked for later. */
  run(settled: SiteEvidence): unknown;
}

/** Long readings that are no check's own, or that of a check which needs more than they do. */
const READINGS: readonly Task[] = [
  {
    agent: "answerability",
    needs: ["pages", "home", "structured", "channels", "technologies", "profile"],
    run: readKeyFacts,
  },
  {
    agent: "operations",
    needs: ["pages", "structured", "channels", "technologies", "profile", "documents", "sitemap", "target"],
    run: readWorkflows,
  },
];

const TASKS: readonly Task[] = [
  ...READINGS,
  ...CHECKS.filter(({ needs }) => needs.includes("pages")).map((check) => ({
    agent: check.agent,
    needs: check.needs,
    run: (settled: SiteEvidence) => verdictOf(check, settled),
  })),
];

/** A pause before each task of this depth that needs nothing but `settled`. */
export function* judgeAhead(scanType: ScanType, settled: SettledParts): Generator<void> {
  for (const task of TASKS) {
    const { agent, needs } = task;
    if (!AGENTS_BY_SCAN_TYPE[scanType].includes(agent) || !needs.every((key) => settled[key] !== undefined)) continue;
    yield;
    try {
      // All that the task looks at is there.
      task.run(settled as SiteEvidence);
    } catch {
      // It will fail once more where that is reported.
    }
  }
}
