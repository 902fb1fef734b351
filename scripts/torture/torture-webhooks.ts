// Webhooks under faults on both sides: receivers that fail in every way, and a service whose bindings fail, whose objects
// are aborted and whose process is killed, while secrets change and deliveries are replayed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleWorker } from "../lib/built-worker.ts";
import type { HookFaults } from "./hooks-faults.ts";
import { measureIsolation, type Isolation } from "./hooks-isolation.ts";
import { ATTEMPT_TIMEOUT_MS, KINDS, PAUSE_SECONDS, type Kind } from "./hooks-kinds.ts";
import { judge, type Seen, type Verdict } from "./hooks-oracle.ts";
import { HookProcess } from "./hooks-process.ts";
import { Receivers, type Receiver } from "./hooks-receivers.ts";
import {
  hostOf,
  inTurns,
  readLog,
  readSubscription,
  replayFailed,
  replayOne,
  rotate,
  scanOnce,
  settle,
  sleep,
  subscribeAll,
  tellWeek,
  type Subscriber,
} from "./hooks-world.ts";
import { createRandom } from "./random.ts";

export interface HookPlan {
  seed: number;
  kinds: Readonly<Record<string, Kind>>;
  receiversOfKind: number;
  /** One scan of every owner in each: two events. */
  waves: number;
  /** Waves in which the process is killed, and in the midst of what: events that are handed on, or retries alone. */
  kills: readonly number[];
  killedIn: "dispatch" | "retries";
  /** Waves before which all statements of webhooks fail for some seconds. */
  outages: readonly number[];
  /** Pauses between two waves. */
  waveMs: number;
  scheduleMs: readonly number[];
  /** Longer than the schedule, as in production: one event that is refused for good disables nothing. */
  disableAfterMs: number;
  faults: Omit<HookFaults, "seed">;
  settleMs: number;
  /** Seconds of each half of the measurement of lag; 0 leaves it out. */
  isolationSeconds: number;
}

export interface HookResult extends Verdict {
  events: number;
  receivers: number;
  isSettled: boolean;
  /** Events that were refused for good, sent again by hand, and taken. */
  replayed: number;
  isolation: Isolation | null;
  /** Faults of the product's own side, by kind, and log lines of note. */
  faults: Record<string, number>;
  logged: Record<string, number>;
  /** Seconds since the start at which each phase ended. */
  clock: Record<string, number>;
}

/** Receivers of the measurement of lag. */
const CALM = 24;
const HOST_INTERVAL_MS = 300;
const OUTAGE_MS = 5_000;
const DYING_MS = 5_000;
const CHANGE_MS = ATTEMPT_TIMEOUT_MS + 1_000;
const MOST_KILL_MS = 1_500;
const UNLIMITED = { scansPerDay: 1_000_000, readsPerMinute: 1_000_000 };
/** Bodies hold links to it, and must be the same after a restart at another port. */
const PUBLIC_ORIGIN = "http://127.0.0.1:8787";
const NOTED = [
  "hooks.attempt",
  "hooks.alarm_failed",
  "hooks.ended",
  "outbox.row_failed",
  "outbox.endpoints_missed",
  "scheduled.job_failed",
];

export async function tortureWebhooks(plan: HookPlan): Promise<HookResult> {
  const startedAt = Date.now();
  const clock: Record<string, number> = {};
  const note = (phase: string): void => void (clock[phase] = Math.round((Date.now() - startedAt) / 1_000));
  const state = mkdtempSync(join(tmpdir(), "torture-hooks-"));
  const receivers = new Receivers();
  const storm = Array.from({ length: plan.receiversOfKind }, () => Object.entries(plan.kinds)).flat();
  const stormy = storm.map(([name, kind]) => receivers.add(name, kind));
  const calm =
    plan.isolationSeconds === 0
      ? []
      : Array.from({ length: CALM }, () => receivers.add("200", KINDS["200"] ?? never()));
  const origin = await receivers.listen();
  const service = new HookProcess(
    state,
    await bundleWorker("scripts/torture/hooks-worker.ts"),
    varsOf(plan, receivers.all, origin),
  );
  try {
    await service.start();
    note("started");
    const isolation = calm.length === 0 ? null : await measureIsolation(service, calm, plan.isolationSeconds);
    note("lag measured");
    const subscribers = await subscribeAll(service, stormy, ["scan.started", "scan.failed", "analytics.weekly"]);
    const begunAt = Date.now();
    note("subscribed");
    const { faults, killedAt } = await runWaves(service, subscribers, plan);
    note("all waves written");
    await scanUntilDisabled(service, subscribers, plan.settleMs);
    note("dead ones disabled");
    const isSettled = await settle(service, subscribers, plan.settleMs);
    note("settled");
    const bounds = {
      attempts: plan.scheduleMs.length,
      hostIntervalMs: HOST_INTERVAL_MS,
      pauseMs: PAUSE_SECONDS * 1_000,
      killedAt,
    };
    const verdict = judge(await look(service, subscribers), bounds);
    const replayed = await mendAndReplay(service, subscribers, begunAt, plan.settleMs);
    note("replayed");
    addAll(faults, await service.door<Record<string, number>>("happened", {}));
    const logged = service.logged();
    return {
      ...verdict,
      breaches: [...verdict.breaches, ...replayed.breaches],
      replayed: replayed.taken,
      events: new Set(subscribers.flatMap(({ due }) => due)).size,
      receivers: stormy.length,
      isSettled,
      isolation,
      faults,
      logged: Object.fromEntries(NOTED.map((name) => [name, logged.get(name) ?? 0])),
      clock,
    };
  } finally {
    await service.kill();
    receivers.close();
    rmSync(state, { recursive: true, force: true });
  }
}

const never = (): never => {
  throw new Error("there is no such kind of receiver");
};

const varsOf = (plan: HookPlan, receivers: readonly Receiver[], origin: string): Record<string, string> => ({
  PUBLIC_ORIGIN,
  LIMITS: JSON.stringify({ anonymous: UNLIMITED, free: UNLIMITED, pro: UNLIMITED }),
  DEV_HOST_MAP: JSON.stringify(
    Object.fromEntries(
      receivers.map((receiver) => [
        hostOf(receiver),
        receiver.kind.isPlain === true ? origin.replace("http:", "https:") : origin,
      ]),
    ),
  ),
  WEBHOOK_SCHEDULE_MS: JSON.stringify(plan.scheduleMs),
  WEBHOOK_TIMES_MS: JSON.stringify({
    attemptTimeout: ATTEMPT_TIMEOUT_MS,
    hostInterval: HOST_INTERVAL_MS,
    disableAfter: plan.disableAfterMs,
  }),
  HOOK_FAULTS: JSON.stringify({ seed: plan.seed, ...plan.faults }),
});

/** Gives the faults that happened before the last restart, and when the process was killed. */
async function runWaves(
  service: HookProcess,
  subscribers: readonly Subscriber[],
  plan: HookPlan,
): Promise<{ faults: Record<string, number>; killedAt: number[] }> {
  const killedAt: number[] = [];
  const kill = async (afterMs: number): Promise<void> => {
    await killSoon(service, afterMs, faults);
    killedAt.push(service.killedAt);
  };
  const random = createRandom(plan.seed);
  const faults: Record<string, number> = {};
  const changes: Promise<void>[] = [];
  for (let wave = 1; wave <= plan.waves; wave++) {
    if (plan.outages.includes(wave)) {
      await service.door("outage", { ms: OUTAGE_MS });
      addAll(faults, { "seconds without database": OUTAGE_MS / 1_000 });
    }
    const isKilled = plan.kills.includes(wave);
    const killed = isKilled && plan.killedIn === "dispatch" ? kill(random() * MOST_KILL_MS) : null;
    await scanOnce(service, subscribers, true);
    await killed;
    if (wave % 5 === 1) await tellWeek(service, subscribers, `2026-11-${String(wave).padStart(2, "0")}`);
    if (wave % 3 === 2) {
      // An owner changes the secret again once the receiver knows the last one.
      await Promise.all(changes);
      changes.push(...(await rotateSome(service, subscribers, wave)));
    }
    await service.tick();
    if (isKilled && plan.killedIn === "retries") await kill(random() * plan.waveMs);
    await sleep(plan.waveMs);
  }
  await Promise.all(changes);
  return { faults, killedAt };
}

/** Receivers that are dead for good get events until the rule of days has ended them. */
async function scanUntilDisabled(
  service: HookProcess,
  subscribers: readonly Subscriber[],
  mostMs: number,
): Promise<void> {
  let dying = subscribers.filter(({ receiver }) => receiver.kind.end === "disabled");
  for (const until = Date.now() + mostMs; dying.length > 0 && Date.now() < until; await sleep(DYING_MS)) {
    await scanOnce(service, dying, false);
    const shown = await inTurns(dying, (subscriber) => readSubscription(service, subscriber));
    dying = dying.filter((_, i) => shown[i]?.delivery.enabled);
  }
}

/** While events are written, handed on and tried. */
async function killSoon(service: HookProcess, afterMs: number, faults: Record<string, number>): Promise<void> {
  await sleep(afterMs);
  addAll(faults, await service.door<Record<string, number>>("happened", {}));
  addAll(faults, { "process killed": 1 });
  await service.restart();
}

const addAll = (sums: Record<string, number>, more: Record<string, number>): void => {
  for (const [name, count] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + count;
};

/** Every third owner changes the secret, while deliveries wait for their next attempt. Ended ones cannot. */
async function rotateSome(
  service: HookProcess,
  subscribers: readonly Subscriber[],
  wave: number,
): Promise<Promise<void>[]> {
  const lasting = subscribers.filter(({ receiver }, i) => receiver.kind.end === null && i % 3 === wave % 3);
  const secrets = await inTurns(lasting, (subscriber, i) => rotate(service, subscriber, i % 2 === 0));
  return lasting.map(async ({ receiver }, i) => {
    // What was under way, signed with the secret before alone, has arrived by then.
    await sleep(CHANGE_MS);
    receiver.secret = secrets[i] ?? receiver.secret;
  });
}

const look = (service: HookProcess, subscribers: readonly Subscriber[]): Promise<Seen[]> =>
  inTurns(subscribers, async (subscriber) => ({
    subscriber,
    subscription: await readSubscription(service, subscriber),
    log: await readLog(service, subscriber),
  }));

/** Receivers that refused some events for good are mended; one of them is sent again, then all others. */
async function mendAndReplay(
  service: HookProcess,
  subscribers: readonly Subscriber[],
  since: number,
  mostMs: number,
): Promise<{ taken: number; breaches: string[] }> {
  const refusing = subscribers.filter(({ receiver }) => receiver.kind.refuses === true);
  const refused = await inTurns(refusing, async (subscriber) => {
    const failed = (await readLog(service, subscriber)).filter(({ status }) => status === "failed");
    subscriber.receiver.isMended = true;
    const { delivery } = await readSubscription(service, subscriber);
    if (!delivery.enabled) return [];
    if (failed[0] !== undefined) await replayOne(service, subscriber, failed[0].id);
    await replayFailed(service, subscriber, since);
    return failed.map(({ eventId }) => ({ subscriber, eventId }));
  });
  await settle(service, refusing, mostMs);
  const all = refused.flat();
  const missing = all.filter(
    ({ subscriber, eventId }) => !subscriber.receiver.got.some((got) => got.eventId === eventId && got.isTaken),
  );
  const breaches = missing.map(({ eventId }) => `${eventId} was replayed and never taken`);
  if (all.length === 0) breaches.push("nothing was there to be replayed");
  return { taken: all.length - missing.length, breaches };
}
