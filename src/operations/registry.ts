// Every operation, once. REST, OpenAPI, the health document and later the tools follow from this list.
import type { Operation } from "./define-operation.ts";
import { browseDirectory } from "./browse-directory.ts";
import { deleteScan } from "./delete-scan.ts";
import { estimateHours } from "./estimate-hours.ts";
import { getAnalytics } from "./get-analytics.ts";
import { getComprehensiveResults } from "./get-comprehensive-results.ts";
import { getDirectoryListing } from "./get-directory-listing.ts";
import { getPlaybook } from "./get-playbook.ts";
import { getScanChecks } from "./get-scan-checks.ts";
import { getScanResults } from "./get-scan-results.ts";
import { getScanStatus } from "./get-scan-status.ts";
import { makeGetServiceHealth } from "./get-service-health.ts";
import { listScans } from "./list-scans.ts";
import { optOut } from "./opt-out.ts";
import { searchInsights } from "./search-insights.ts";
import { startScan } from "./start-scan.ts";

const list = [
  makeGetServiceHealth(() => OPERATIONS),
  startScan,
  getScanStatus,
  getScanResults,
  getScanChecks,
  estimateHours,
  getComprehensiveResults,
  listScans,
  getPlaybook,
  browseDirectory,
  getDirectoryListing,
  getAnalytics,
  searchInsights,
  deleteScan,
  optOut,
];

/**
 * Seen from outside every operation takes unknown input and gives unknown output; `invoke` parses both
 * with the operation's own schemas, which is what makes this widening safe.
 */
export const OPERATIONS: readonly Operation[] = list;
