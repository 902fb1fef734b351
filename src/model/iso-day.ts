/** "2026-11-20", in UTC. */
export const isoDay = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, "2026-11-20".length);

/** The same for the seconds in which times are kept. */
export const isoDayOf = (seconds: number): string => isoDay(seconds * 1000);
