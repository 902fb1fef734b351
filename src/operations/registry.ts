// Every operation, once. REST, OpenAPI, the health document and later the tools follow from this list.
import type { Operation } from "./define-operation.ts";
import { estimateHours } from "./estimate-hours.ts";
import { getScanChecks } from "./get-scan-checks.ts";
import { getScanResults } from "./get-scan-results.ts";
import { getScanStatus } from "./get-scan-status.ts";
import { makeGetServiceHealth } from "./get-service-health.ts";
import { registerAgent } from "./register-agent.ts";
import { startScan } from "./start-scan.ts";

const list = [
  makeGetServiceHealth(() => OPERATIONS),
  startScan,
  getScanStatus,
  getScanResults,
  getScanChecks,
  estimateHours,
  registerAgent,
];

/**
 * Seen from outside every operation takes unknown input and gives unknown output; `invoke` parses both
 * with the operation's own schemas, which is what makes this widening safe.
 */
export const OPERATIONS: readonly Operation[] = list;
