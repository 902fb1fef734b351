// How scores and estimates come about, gathered from the registries and tables that they are computed with.
import type { Method } from "../../../model/method.ts";
import { EvidenceGrade, Effort, CHECK_STATUSES, SCORES } from "../../../model/outcome.ts";
import { RETIRED_CHECKS, SCORECARD_HISTORY, SCORECARD_VERSION } from "../../../model/scorecard-history.ts";
import { AGENTS_BY_SCAN_TYPE, CRAWL_BUDGETS, SCAN_TYPES } from "../../../model/scan.ts";
import { AGENTS } from "../../agents/run-scan-agent.ts";
import { CHECKS, checkById } from "../../checks/all-checks.ts";
import { GRADE_FACTOR, PAGE_SHARE_PASS, PAGE_SHARE_WARN } from "../../checks/define-check.ts";
import { DIFFERENCES } from "../../checks/differences.ts";
import { NOT_RUN } from "../../checks/not-run.ts";
import { LEVEL_NAMES, NO_FAILING_INTERFACE_TITLE, SET_BY_LEVEL } from "../levels.ts";
import { FEW_PAGES, GOOD_COVERAGE, LEAST_COVERAGE, MOST_WITH_DEFECT } from "../score-outcomes.ts";
import { CAPS, CATEGORY_WEIGHTS, CHECKS_PER_CATEGORY } from "../scorecard.ts";
import { describeHours } from "./describe-hours.ts";
import { describeIndustries, describeWorkflows } from "./describe-business.ts";
import { describeChecks, membersOf } from "./describe-checks.ts";
import {
  EFFORT_MEANINGS,
  FORMULAS,
  GRADE_MEANINGS,
  NEVER,
  SCORE_MEANINGS,
  SEVERITY_MEANINGS,
  STATUS_MEANINGS,
} from "./meanings.ts";

/** Pure: everything in it is derived, so that no number of the method is typed twice. */
export function describeMethod(): Method {
  return {
    scorecardVersion: SCORECARD_VERSION,
    history: SCORECARD_HISTORY.map((release) => ({ ...release, changes: [...release.changes] })),
    scanTypes: describeScanTypes(),
    agents: AGENTS.map(({ id, title, looksAt }) => ({ id, title, looksAt })),
    statuses: CHECK_STATUSES.map((status) => ({ status, ...STATUS_MEANINGS[status] })),
    severities: ([3, 2, 1] as const).map((severity) => ({ severity, meaning: SEVERITY_MEANINGS[severity] })),
    grades: EvidenceGrade.options.map((grade) => ({
      grade,
      factor: GRADE_FACTOR[grade],
      meaning: GRADE_MEANINGS[grade],
    })),
    efforts: Effort.options.map((effort) => ({ effort, meaning: EFFORT_MEANINGS[effort] })),
    formulas: FORMULAS,
    thresholds: {
      pageSharePass: PAGE_SHARE_PASS,
      pageShareWarn: PAGE_SHARE_WARN,
      checksPerCategory: CHECKS_PER_CATEGORY,
      mostWithDefect: MOST_WITH_DEFECT,
      leastCoverage: LEAST_COVERAGE,
      goodCoverage: GOOD_COVERAGE,
      fewPages: FEW_PAGES,
    },
    scores: describeScores(),
    levels: describeLevels(),
    checks: describeChecks(),
    notRun: [...NOT_RUN],
    retired: [...RETIRED_CHECKS],
    never: [...NEVER],
    differences: DIFFERENCES.map((difference) => ({ ...difference, checkIds: [...difference.checkIds] })),
    industries: describeIndustries(),
    workflows: describeWorkflows(),
    hours: describeHours(),
  };
}

const describeScanTypes = (): Method["scanTypes"] =>
  SCAN_TYPES.map((type) => ({
    type,
    agents: [...AGENTS_BY_SCAN_TYPE[type]],
    ...CRAWL_BUDGETS[type],
    checks: CHECKS.filter(({ agent }) => AGENTS_BY_SCAN_TYPE[type].includes(agent)).length,
  }));

const describeScores = (): Method["scores"] =>
  SCORES.map((id) => ({
    id,
    ...SCORE_MEANINGS[id],
    categories: CATEGORY_WEIGHTS[id].map(({ category, weight }) => ({
      category,
      weight,
      checks: membersOf(id, category).length,
    })),
    caps: CAPS.filter(({ score }) => score === id).map(({ limit, checkId, below, reason }) => ({
      limit,
      checkId,
      below,
      reason,
    })),
  }));

const describeLevels = (): Method["levels"] =>
  SET_BY_LEVEL.map((requirements, value) => ({
    value,
    name: LEVEL_NAMES[value] ?? "",
    requires: requirements.map((ids) => {
      const known = ids.flatMap((id) => checkById(id) ?? []);
      const title = known.map((check) => check.title).join(", or ") || NO_FAILING_INTERFACE_TITLE;
      return { checkIds: known.map(({ id }) => id), title };
    }),
  }));
