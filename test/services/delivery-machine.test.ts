import { describe, expect, it } from "vitest";
import { WEBHOOK_SCHEDULE_MS } from "../../src/model/limits.ts";
import { JITTER, WEBHOOK_LIMITS, WEBHOOK_TIMES_MS } from "../../src/model/webhook-limits.ts";
import {
  jittered,
  NEW_ENDPOINT,
  pickDue,
  readRetryAfter,
  settleAttempt,
  type EndpointState,
  type Outcome,
} from "../../src/services/delivery-machine.ts";

const NOW = 1_795_158_000_000;
const HOUR = 3_600_000;
const PROVEN: EndpointState = { isProven: true, failingSince: null, pausedUntil: null };
const answered = (status: number, retryAfterMs: number | null = null): Outcome => ({
  answered: true,
  status,
  retryAfterMs,
});
const facts = (attempts: number, more: { now?: number; random?: number } = {}) => ({
  attempts,
  now: NOW,
  scheduleMs: WEBHOOK_SCHEDULE_MS,
  disableAfterMs: WEBHOOK_TIMES_MS.disableAfter,
  random: 0.5,
  ...more,
});

describe("an attempt", () => {
  it.each([200, 201, 204, 299])("answered %i is a success, and proves the endpoint", (status) => {
    expect(settleAttempt({ ...NEW_ENDPOINT, failingSince: NOW - 1 }, answered(status), facts(3))).toEqual({
      endpoint: PROVEN,
      delivery: { status: "delivered", dueAt: null },
      end: null,
    });
  });

  it.each([answered(199), answered(301), answered(307), answered(404), answered(500)])(
    "with the outcome %j is a failure that is tried again",
    (outcome) => {
      expect(settleAttempt(PROVEN, outcome, facts(1))).toEqual({
        endpoint: { isProven: true, failingSince: NOW, pausedUntil: null },
        delivery: { status: "waiting", dueAt: NOW + 5_000 },
        end: null,
      });
    },
  );

  it("without an answer is tried again like one with a bad answer", () => {
    const { delivery } = settleAttempt(PROVEN, { answered: false, error: "timeout" }, facts(1));
    expect(delivery).toEqual({ status: "waiting", dueAt: NOW + 5_000 });
  });

  it("follows the schedule: ten attempts over 75 hours, then the delivery has failed", () => {
    const pauses = Array.from({ length: 10 }, (_, i) => {
      const { delivery } = settleAttempt(PROVEN, answered(500), facts(i + 1));
      return delivery.dueAt === null ? delivery.status : delivery.dueAt - NOW;
    });
    expect(pauses).toEqual([...WEBHOOK_SCHEDULE_MS.slice(1), "failed"]);
    expect(Math.floor(WEBHOOK_SCHEDULE_MS.reduce((sum, ms) => sum + ms, 0) / HOUR)).toBe(75);
  });

  it("comes at most a tenth sooner or later than the schedule says", () => {
    for (const random of [0, 0.25, 0.5, 0.75, 0.999_999]) {
      const ms = jittered(HOUR, random);
      expect(Math.abs(ms - HOUR)).toBeLessThanOrEqual(HOUR * JITTER);
    }
    expect(jittered(HOUR, 0)).toBe(0.9 * HOUR);
    expect(jittered(HOUR, 0.999_999)).toBeGreaterThan(1.099 * HOUR);
    expect(jittered(0, 0.9)).toBe(0);
  });

  it("waits for as long as Retry-After asks, at least as the schedule says, at most a day", () => {
    const pauseAfter = (retryAfterMs: number) =>
      (settleAttempt(PROVEN, answered(503, retryAfterMs), facts(1)).delivery.dueAt ?? 0) - NOW;
    expect(pauseAfter(1_000)).toBe(5_000);
    expect(pauseAfter(HOUR)).toBe(HOUR);
    expect(pauseAfter(1_000 * HOUR)).toBe(24 * HOUR);
  });
});

describe("an endpoint", () => {
  it("that answers 410 is given up at once, proven or not", () => {
    for (const endpoint of [PROVEN, NEW_ENDPOINT])
      expect(settleAttempt(endpoint, answered(410), facts(1))).toMatchObject({
        delivery: { status: "failed" },
        end: "gone",
      });
  });

  it("that never answered with success is given up when its first event's attempts are used up", () => {
    expect(settleAttempt(NEW_ENDPOINT, answered(500), facts(9)).end).toBeNull();
    expect(settleAttempt(NEW_ENDPOINT, answered(500), facts(10)).end).toBe("exhausted");
    expect(settleAttempt(PROVEN, answered(500), facts(10)).end).toBeNull();
  });

  const failingFor = (ms: number, attempts = 6) =>
    settleAttempt({ ...PROVEN, failingSince: NOW - ms }, answered(500), facts(attempts)).end;

  it("is disabled after five days of nothing but failure, and not before", () => {
    expect(failingFor(WEBHOOK_TIMES_MS.disableAfter - 1)).toBeNull();
    expect(failingFor(WEBHOOK_TIMES_MS.disableAfter)).toBe("disabled");
  });

  it("whose last failure was days ago survives the first hiccups of a rare event", () => {
    expect(failingFor(30 * WEBHOOK_TIMES_MS.disableAfter, 1)).toBeNull();
    expect(failingFor(30 * WEBHOOK_TIMES_MS.disableAfter, 5)).toBeNull();
    expect(failingFor(30 * WEBHOOK_TIMES_MS.disableAfter, 6)).toBe("disabled");
  });

  it.each([429, 503])("that answers %i with Retry-After gets nothing at all until then, at most a day", (status) => {
    const paused = (ms: number) => settleAttempt(PROVEN, answered(status, ms), facts(1)).endpoint.pausedUntil;
    expect(paused(60_000)).toBe(NOW + 60_000);
    expect(paused(1_000 * HOUR)).toBe(NOW + 24 * HOUR);
    const waiting = [{ id: "other", dueAt: NOW, hasTurn: false }];
    const endpoint = { ...PROVEN, pausedUntil: NOW + 60_000 };
    expect(pickDue(endpoint, waiting, NOW)).toEqual({ due: [], wakeAt: NOW + 60_000 });
    expect(pickDue(endpoint, waiting, NOW + 60_000).due).toEqual(waiting);
    expect(pickDue(endpoint, [], NOW)).toEqual({ due: [], wakeAt: null });
  });

  it("that names no time, or answers otherwise, holds up no other event", () => {
    expect(settleAttempt(PROVEN, answered(429), facts(1)).endpoint.pausedUntil).toBeNull();
    expect(settleAttempt(PROVEN, answered(500, 60_000), facts(1)).endpoint.pausedUntil).toBeNull();
  });

  it("keeps a pause through the success of an event that was under way", () => {
    const endpoint = { ...PROVEN, pausedUntil: NOW + 60_000 };
    expect(settleAttempt(endpoint, answered(200), facts(1)).endpoint.pausedUntil).toBe(NOW + 60_000);
  });

  it("starts counting its failures anew after a success", () => {
    const longAgo: EndpointState = { ...PROVEN, failingSince: NOW - WEBHOOK_TIMES_MS.disableAfter };
    const { endpoint } = settleAttempt(longAgo, answered(200), facts(2));
    expect(settleAttempt(endpoint, answered(500), facts(1))).toMatchObject({
      endpoint: { failingSince: NOW },
      end: null,
    });
  });
});

describe("what is tried now", () => {
  const waiting = (id: string, dueAt: number, hasTurn = false) => ({ id, dueAt, hasTurn });
  const idsOf = (endpoint: EndpointState, list: ReturnType<typeof waiting>[]) => {
    const { due, wakeAt } = pickDue(endpoint, list, NOW);
    return { due: due.map(({ id }) => id), wakeAt };
  };

  it("is one event at a time until the endpoint has answered with success once", () => {
    const list = [waiting("a", NOW + 500), waiting("b", NOW), waiting("c", NOW)];
    expect(idsOf(NEW_ENDPOINT, list)).toEqual({ due: [], wakeAt: NOW + 500 });
    expect(idsOf(NEW_ENDPOINT, [waiting("a", NOW), ...list.slice(1)])).toEqual({ due: ["a"], wakeAt: NOW });
  });

  it("is everything that is due of a proven endpoint, so that one retry holds up no other event", () => {
    const list = [waiting("a", NOW + 500), waiting("b", NOW), waiting("c", NOW - 9)];
    expect(idsOf(PROVEN, list).due).toEqual(["b", "c"]);
  });

  it("takes only a few turns at the host at once", () => {
    const held = Array.from({ length: 3 }, (_, i) => waiting(`held ${i}`, NOW + 1_000 * (i + 1), true));
    const due = Array.from({ length: 9 }, (_, i) => waiting(`due ${i}`, NOW));
    expect(idsOf(PROVEN, due).due).toHaveLength(WEBHOOK_LIMITS.attemptsInFlight);
    expect(idsOf(PROVEN, [...held, ...due]).due).toEqual(["due 0"]);
    const full = [...held, waiting("held 3", NOW + 4_000, true), ...due];
    expect(idsOf(PROVEN, full)).toEqual({ due: [], wakeAt: NOW + 1_000 });
  });

  it("sleeps when nothing waits", () => {
    expect(idsOf(PROVEN, [])).toEqual({ due: [], wakeAt: null });
  });
});

describe("Retry-After", () => {
  it.each([
    ["120", 120_000],
    [" 0 ", 0],
    [new Date(NOW + 90_000).toUTCString(), 90_000],
    [new Date(NOW - 90_000).toUTCString(), 0],
    ["-5", null],
    ["soon", null],
    [`${" ".repeat(9)}Sun${" ".repeat(90)}Nov`, null],
    ["5, 5", null],
    ["", null],
    [null, null],
  ])("%j is read as %j milliseconds", (header, ms) => {
    expect(readRetryAfter(header, NOW)).toBe(ms);
  });
});
