// What a completed public scan puts before everybody: search rows, a directory entry, its part of the rollups. Pure.
import { isoDay } from "../model/words.ts";
import type { AddedRollup, FinishFacts, Publication, SearchEntry, SearchRow } from "../model/list-ports.ts";
import type { ScanResults } from "../model/results.ts";
import type { StoredReport } from "../model/stored-report.ts";
import { insightsUpdate } from "./insights-update.ts";
import { nextListing } from "./next-listing.ts";

const SEARCH_BODY_CHARS = 600;

export function publishScan(
  report: StoredReport,
  facts: Pick<FinishFacts, "listing" | "takenSlugs" | "isOptedOut">,
  times: { createdAt: number; at: number },
): Publication {
  const { results } = report;
  const { isOptedOut, takenSlugs } = facts;
  return {
    listing: isOptedOut ? null : nextListing(facts.listing, results, { at: times.at, takenSlugs }),
    search: isOptedOut ? null : searchEntryOf(results, times.createdAt),
    rollup: rollupOf(results, times.createdAt),
    insightsUpdated: insightsUpdate(report, results.previous),
  };
}

export function searchEntryOf(results: ScanResults, createdAt: number): SearchEntry {
  const { scanId, domain, readinessScore, aeoScore } = results;
  return { scanId, domain, createdAt, readinessScore, aeoScore, rows: searchRows(results) };
}

function searchRows({ profile, domain, executiveSummary, workflows, opportunities }: ScanResults): SearchRow[] {
  const cut = (text: string): string => text.slice(0, SEARCH_BODY_CHARS);
  return [
    {
      type: "domain",
      title: `${profile.businessName ?? domain} (${domain})`,
      body: cut(profile.description ?? executiveSummary),
    },
    ...workflows.map((w) => ({ type: "workflow" as const, title: w.name, body: cut(w.description) })),
    ...opportunities.map((o) => ({ type: "opportunity" as const, title: o.title, body: cut(o.description) })),
  ];
}

/** Counted under the day of creation, as the scan's status is. */
function rollupOf({ profile, readinessScore, aeoScore, opportunities }: ScanResults, createdAt: number): AddedRollup {
  const categories = Object.entries(Object.groupBy(opportunities, ({ category }) => category));
  return {
    period: isoDay(createdAt),
    industry: profile.industry,
    scans: 1,
    readinessSum: readinessScore,
    aeoSum: aeoScore,
    readinessHistogram: { [Math.round(readinessScore)]: 1 },
    aeoHistogram: { [Math.round(aeoScore)]: 1 },
    opportunityCategories: Object.fromEntries(categories.map(([category, list]) => [category, list?.length ?? 0])),
  };
}
