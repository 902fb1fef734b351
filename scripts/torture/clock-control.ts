// How the clock of clock-entry.ts is set.

export const CLOCK_PATH = "/clock-of-the-test";
/** Request header field that names the scan on whose behalf the service asks a site. */
export const SCAN_FIELD = "x-scan-of-the-test";
/** Hosts whose scans cannot be started, through our fault. */
export const UNREACHABLE = "unreachable-";

export interface ClockOrder {
  /** Stands still at this time (milliseconds since the epoch). */
  at?: number;
  /** Goes on by this much. */
  by?: number;
  /** Goes with the real clock again. */
  run?: true;
  /** Domains whose gates look at the clock now. */
  wake?: readonly string[];
}

/** Gives the time that the service has now. */
export async function setClock(origin: string, { at, by, run, wake = [] }: ClockOrder): Promise<number> {
  const query = new URLSearchParams(wake.map((domain) => ["wake", domain]));
  if (at !== undefined) query.set("at", String(at));
  if (by !== undefined) query.set("by", String(by));
  if (run === true) query.set("run", "");
  const answer = await fetch(`${origin}${CLOCK_PATH}?${query.toString()}`);
  return ((await answer.json()) as { now: number }).now;
}
