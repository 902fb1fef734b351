import { z } from "zod";

/** Path parameter of every operation on one scan. What is no uuid names no scan. */
export const ScanId = z.uuid().toLowerCase().describe("the id of a scan, a uuid as answered by start_scan");
export const SCAN_ID_ERRORS = { scanId: "SCAN_NOT_FOUND" } as const;
