// Webhooks at least once: five thousand events to receivers that fail in every way, from a service that fails as well.
import { KINDS } from "./hooks-kinds.ts";
import { SHOWN, type TortureOptions } from "./part.ts";
import { tortureWebhooks, type HookResult } from "./torture-webhooks.ts";

const RECEIVERS_OF_KIND = 14;
const WAVES = 10;
/** Ten attempts, as in production, of half a minute in all. */
const SCHEDULE_MS = [0, 200, 500, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000];
/** What dead neighbors may cost the others, at the median and for all but a few. */
const LAG_MS = 1_000;

export async function runWebhooks({ seed, share }: TortureOptions): Promise<boolean> {
  const result = await tortureWebhooks({
    seed,
    kinds: KINDS,
    receiversOfKind: Math.max(1, Math.round(RECEIVERS_OF_KIND * share)),
    waves: WAVES,
    kills: [3, 6, 9],
    killedIn: "dispatch",
    outages: [5],
    waveMs: 3_000,
    scheduleMs: SCHEDULE_MS,
    disableAfterMs: 150_000,
    faults: { database: 0.005, limiter: 0.005, enqueue: 0.01, answer: 0.002, abort: 0.002 },
    settleMs: 240_000,
    isolationSeconds: 20,
  });
  show(result);
  const { breaches, unverified, isSettled, isolation } = result;
  return breaches.length === 0 && unverified === 0 && isSettled && isolation !== null && isApart(isolation.beside);
}

const isApart = ({ working, dead }: NonNullable<HookResult["isolation"]>["beside"]): boolean =>
  dead.medianMs - working.medianMs < LAG_MS && dead.p95Ms - working.p95Ms < LAG_MS && dead.missing === 0;

function show(result: HookResult): void {
  const { events, receivers, deliveries, requests, taken, told, repeated, unverified, replayed } = result;
  console.table({
    events,
    receivers: `${receivers} of ${Object.keys(KINDS).length} kinds`,
    deliveries,
    requests,
    taken,
    "told as failed or ended": told,
    lost: deliveries - taken - told,
    "sent after success": repeated,
    "not verified by both libraries": unverified,
    "replayed and taken": replayed,
    "all settled in time": result.isSettled,
  });
  console.table(result.clock);
  console.table(result.faults);
  console.table(result.logged);
  if (result.isolation !== null) console.table(result.isolation.beside);
  for (const breach of result.breaches.slice(0, SHOWN)) console.log(`breach: ${breach}`);
}
