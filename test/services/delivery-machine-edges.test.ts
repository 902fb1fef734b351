// The edges of what counts as an answer and as a time.
import { describe, expect, it } from "vitest";
import { WEBHOOK_SCHEDULE_MS } from "../../src/model/limits.ts";
import { WEBHOOK_LIMITS } from "../../src/model/webhook-limits.ts";
import { NEW_ENDPOINT, pickDue, readRetryAfter, settleAttempt } from "../../src/services/delivery-machine.ts";

const NOW = 1_795_158_000_000;
const DAY = 86_400_000;
const facts = { attempts: 1, now: NOW, scheduleMs: WEBHOOK_SCHEDULE_MS, disableAfterMs: 5 * DAY, random: 0.5 };
const PROVEN = { ...NEW_ENDPOINT, isProven: true };

describe("an answer to a delivery", () => {
  it.each([
    [199, "waiting"],
    [200, "delivered"],
    [299, "delivered"],
    [300, "waiting"],
    [409, "waiting"],
    [410, "failed"],
    [411, "waiting"],
  ])("with status %i leaves it %s", (status, expected) => {
    const outcome = { answered: true, status, retryAfterMs: null } as const;
    expect(settleAttempt(PROVEN, outcome, facts).delivery.status).toBe(expected);
  });
});

describe("an endpoint that was never heard of", () => {
  it("is not proven and has not failed", () => {
    expect(NEW_ENDPOINT).toMatchObject({ isProven: false, failingSince: null });
  });
});

describe("turns at a host", () => {
  const waiting = (id: string, dueAt: number, hasTurn: boolean) => ({ id, dueAt, hasTurn });

  it("that were taken are used before new ones, however many wait, and each delivery is tried once", () => {
    const list = [
      waiting("first", NOW, true),
      ...Array.from({ length: 9 }, (_, at) => waiting(`new ${at}`, NOW, false)),
      waiting("second", NOW - 5, true),
      waiting("third", NOW + 5, true),
    ];
    const ids = pickDue(PROVEN, list, NOW).due.map(({ id }) => id);
    // The turn of the third comes later, and its place is kept.
    expect(ids).toEqual([
      "first",
      "second",
      ...Array.from({ length: WEBHOOK_LIMITS.attemptsInFlight - 3 }, (_, at) => `new ${at}`),
    ]);
  });
});

describe("a time in Retry-After", () => {
  it.each([
    ["999999999", 999_999_999_000],
    ["1234567890", null],
    ["12 34", null],
    ["120s", null],
    ["1.5", null],
    ["2026-11-20T19:00:00Z", null],
    ["in a Day", null],
  ])("of %j is %j milliseconds", (header, ms) => expect(readRetryAfter(header, NOW)).toBe(ms));
});
