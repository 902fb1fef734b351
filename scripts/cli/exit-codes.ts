// How the scan command ends. Scripts rely on the numbers: none changes its meaning.
export const EXIT = {
  complete: 0,
  scanFailed: 1,
  wrongUse: 2,
  serviceFailed: 3,
  belowBar: 4,
  /** As shells have it for SIGINT. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_MEANINGS: Record<ExitCode, string> = {
  [EXIT.complete]: "the scan is complete",
  [EXIT.scanFailed]: "the site could not be scanned",
  [EXIT.wrongUse]: "wrong use, or the service refused what was asked for",
  [EXIT.serviceFailed]: "the service failed",
  [EXIT.belowBar]: "the scan is complete and a score is below --fail-under",
  [EXIT.interrupted]: "interrupted",
};
