import type { CheckStatus } from "../../model/outcome.ts";

/** Worst first. */
export const STATUS_ORDER: readonly CheckStatus[] = ["fail", "warn", "unable", "pass", "info", "na"];
