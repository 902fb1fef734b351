/** "2026-11-20" -> "November 20, 2026" */
export const dateInWords = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
