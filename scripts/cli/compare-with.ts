// --compare: an earlier scan is read before the new one starts, so that what cannot be compared is said at once.
import { cleanDeep } from "../../src/model/printable-text.ts";
import type { RoadmapPhase } from "../../src/model/playbook.ts";
import type { StoredReport } from "../../src/model/stored-report.ts";
import type { ScanType } from "../../src/model/scan.ts";
import { dateInWords } from "../../src/render/date-in-words.ts";
import { compareScans } from "../../src/services/compare-scans.ts";
import { eachCheck, ForesiteError, type Client } from "../../clients/typescript/src/index.ts";
import { UsageError } from "./usage-error.ts";

export type JudgedScan = Pick<StoredReport, "results" | "checks">;

/** The results of a finished scan with all its checks, as the terminal may print them. */
export async function readJudgedScan(client: Client, scanId: string): Promise<JudgedScan | null> {
  const { results } = await client.getScanResults({ scanId });
  if (results === undefined) return null;
  const checks = await Array.fromAsync(eachCheck(client, { scanId }));
  return cleanDeep({ results, checks });
}

/** What to do in ninety days; nothing for a key that may not read playbooks. */
export async function readPhases(client: Client, scanId: string): Promise<readonly RoadmapPhase[]> {
  try {
    return cleanDeep((await client.getPlaybook({ scanId, include_skills: false })).roadmap?.phases ?? []);
  } catch (error) {
    if (error instanceof ForesiteError && (error.status === 401 || error.status === 403)) return [];
    throw error;
  }
}

export async function readEarlierScan(client: Client, scanId: string, wanted: ScanType | null): Promise<JudgedScan> {
  const earlier = await readJudgedScan(client, scanId).catch((error: unknown) => {
    if (error instanceof ForesiteError && error.code === "SCAN_NOT_FOUND") return null;
    throw error;
  });
  if (earlier === null)
    throw new UsageError(`--compare: no finished scan ${scanId} is kept here; --state and --server say where to look.`);
  const { scanType } = earlier.results;
  if (wanted !== null && wanted !== scanType)
    throw new UsageError(
      `--compare: scan ${scanId} is a ${scanType} scan, and only scans of one type can be compared; leave out --type ${wanted}.`,
    );
  return earlier;
}

/** The later scan's results with the earlier one as what they are compared with. */
export function compareWith(
  earlier: JudgedScan,
  later: JudgedScan,
): { results: StoredReport["results"]; since: string } {
  const comparison = compareScans(earlier, later);
  const isComparable = comparison.scorecard?.isComparable === true;
  const [was, is] = [earlier.results, later.results];
  const day = dateInWords(new Date(was.scannedAt * 1000).toISOString().slice(0, 10));
  return {
    results: {
      ...is,
      previous: isComparable ? comparison : null,
      previousScorecard: isComparable ? null : comparison,
    },
    since: `Since the scan of ${was.startUrl === is.startUrl ? "" : `${was.startUrl} on `}${day}`,
  };
}
