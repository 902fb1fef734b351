// A scan from all sides: results, what the playbook holds, what would lift the AEO score, the directory entry.
import type { Ports, ScanRow } from "../model/ports.ts";
import type { StoredReport } from "../model/stored-report.ts";
import { readScanReport } from "./read-scan.ts";

const TOP_FIXES = 10;

export interface AeoBoost {
  aeoScore: number;
  companyName: string;
  industry: string;
  topFixes: { check: string; title: string; pointsGained: number }[];
  projectedAeoScore: number;
}

export interface Comprehensive {
  row: ScanRow;
  report: StoredReport | null;
  aeoBoost: AeoBoost | null;
  directoryListing: { businessName: string; slug: string; industry: string } | null;
}

/** null for an unknown scan; `report` is null while it is not complete. */
export async function composeComprehensive(ports: Ports, scanId: string): Promise<Comprehensive | null> {
  const found = await readScanReport(ports, scanId);
  if (found === null) return null;
  const { row, report } = found;
  if (report === null) return { row, report, aeoBoost: null, directoryListing: null };
  const listing = row.isLocal ? null : await ports.directory.findByDomain(row.domain);
  const shown = listing === null ? null : pick(listing);
  return { row, report, aeoBoost: await boostOf(ports, report), directoryListing: shown };
}

const pick = ({ businessName, slug, industry }: { businessName: string; slug: string; industry: string }) => ({
  businessName,
  slug,
  industry,
});

/** The fixes that lift the AEO score most, and where it would stand with all that the results list, by the same scorer. */
async function boostOf(ports: Ports, report: StoredReport): Promise<AeoBoost> {
  const { results } = report;
  const { topFixes, projected } = results;
  const fixes = topFixes
    .filter(({ aeoGain }) => aeoGain > 0)
    .toSorted((a, b) => b.aeoGain - a.aeoGain)
    .slice(0, TOP_FIXES);
  return {
    aeoScore: results.aeoScore,
    companyName: results.profile.businessName ?? results.domain,
    industry: results.profile.industry,
    topFixes: fixes.map(({ checkId, title, aeoGain }) => ({ check: checkId, title, pointsGained: aeoGain })),
    projectedAeoScore: projected?.all.aeoScore ?? (await projectAeo(ports, report)),
  };
}

/** Reports of earlier versions do not hold it. */
async function projectAeo(ports: Ports, { results, checks }: StoredReport): Promise<number> {
  await ports.tables.load();
  const { projectScore } = await import("../scanner/report/project-scores.ts");
  return projectScore(checks, results.topFixes, { score: "aeo", pagesRead: results.coverage.pagesRead });
}
