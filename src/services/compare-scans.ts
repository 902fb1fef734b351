// What changed between two scans of the same address and type. Pure.
import { isJudged, type Score } from "../model/outcome.ts";
import type { StoredReport } from "../model/stored-report.ts";
import type { PreviousScan } from "../model/score-change.ts";
import { describeChange, describeRescoring } from "../scanner/report/describe-change.ts";
import { explainChange, readFewer } from "../scanner/report/explain-change.ts";
import { rescoreShared } from "../scanner/report/rescore-shared.ts";

/** A scan with every check that it made. */
type JudgedScan = Pick<StoredReport, "results" | "checks">;

/** Scores of the earlier scan and why they moved; of another scorecard only what can be set side by side. */
export function compareScans(before: JudgedScan, after: JudgedScan): PreviousScan {
  const { scanId, scannedAt, readinessScore, aeoScore, scorecardVersion } = before.results;
  const isComparable = scorecardVersion === after.results.scorecardVersion;
  const scorecard = { before: scorecardVersion, after: after.results.scorecardVersion, isComparable };
  const head = { scanId, scannedAt, readinessScore, aeoScore, scorecard };
  const told = isSameReading(before, after) ? SAME_READING : "";
  const [was, is] = [scoresOf(before), scoresOf(after)];
  if (!isComparable) {
    // Another status may come of another rule, so no check is said to have changed.
    const rescored = rescoreShared(before.checks, after.checks);
    const sentence = describeRescoring(was, is, { scorecard, rescored });
    return { ...head, changedChecks: [], sentence: told + sentence, change: null, rescored };
  }
  const [then, now] = [before.results.coverage?.pagesRead, after.results.coverage?.pagesRead];
  const change = explainChange(
    { outcomes: before.checks, scores: was, pagesRead: then },
    { outcomes: after.checks, scores: is, pagesRead: now },
  );
  const pages = readFewer(then, now) ? ([then ?? 0, now ?? 0] satisfies [number, number]) : undefined;
  const sentence = told + describeChange(was, is, change, pages);
  return { ...head, changedChecks: changedChecks(before, after), sentence, change };
}

const SAME_READING = "Both scans rest on one reading of the site, so nothing was read anew. ";

/** One address is read by one scan at a time, so that readings which began together are one. */
const isSameReading = ({ results: was }: JudgedScan, { results: is }: JudgedScan): boolean =>
  was.scannedAt === is.scannedAt && was.startUrl === is.startUrl && was.scanType === is.scanType;

const scoresOf = ({ results }: JudgedScan): Record<Score, number> => ({
  readiness: results.readinessScore,
  aeo: results.aeoScore,
});

/** The checks observed in both that ended differently. */
function changedChecks(before: JudgedScan, after: JudgedScan): PreviousScan["changedChecks"] {
  const earlier = new Map(before.checks.filter(isJudged).map((check) => [check.id, check.status]));
  return after.checks.filter(isJudged).flatMap(({ id, title, status }) => {
    const was = earlier.get(id);
    return was === undefined || was === status ? [] : [{ id, title, before: was, after: status }];
  });
}
