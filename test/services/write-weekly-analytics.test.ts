import { describe, expect, it } from "vitest";
import { lastWeekOf } from "../../src/services/write-weekly-analytics.ts";

describe("the week before", () => {
  it.each([
    ["2026-11-16T06:00:00Z", "2026-11-09", "2026-11-15"],
    ["2026-11-16T00:00:00Z", "2026-11-09", "2026-11-15"],
    ["2026-11-22T23:59:59Z", "2026-11-09", "2026-11-15"],
    ["2027-01-04T06:00:00Z", "2026-12-28", "2027-01-03"],
  ])("of %s runs from %s to %s", (now, weekStart, weekEnd) => {
    expect(lastWeekOf(Date.parse(now))).toEqual({ weekStart, weekEnd });
  });
});
