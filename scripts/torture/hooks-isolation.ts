// How long events take to their receivers, beside neighbors that work, and beside the same neighbors dead or slow. The
// load is the same both times, and no fault is on the product's side: the difference is what the dead ones cost.
import { KINDS, type Kind } from "./hooks-kinds.ts";
import type { HookProcess } from "./hooks-process.ts";
import type { Receiver } from "./hooks-receivers.ts";
import { scanOnce, sleep, subscribeAll } from "./hooks-world.ts";

export interface Lag {
  samples: number;
  medianMs: number;
  p95Ms: number;
  /** Events that did not come while it was measured. */
  missing: number;
}

export interface Isolation {
  beside: { working: Lag; dead: Lag };
  neighbors: number;
}

const ROUND_MS = 3_000;
const SETTLE_MS = 3_000;
/** What the neighbors become: silent, failing, resetting, never ending. */
const DEAD: Kind[] = [
  { end: null, answer: () => ({ how: "slow", ms: 60_000 }) },
  { end: null, answer: () => ({ how: "status", status: 500 }) },
  { end: null, answer: () => ({ how: "reset" }) },
  { end: null, answer: () => ({ how: "drip" }) },
];

/** A third of the receivers is measured, the others are the neighbors. */
export async function measureIsolation(
  service: HookProcess,
  receivers: readonly Receiver[],
  seconds: number,
): Promise<Isolation> {
  await service.door("faults", { isOn: false });
  const subscribers = await subscribeAll(service, receivers, ["scan.started"]);
  const isMeasured = (_: unknown, i: number): boolean => i % 3 === 0;
  const measured = receivers.filter(isMeasured);
  const neighbors = receivers.filter((_, i) => !isMeasured(_, i));
  const measure = async (): Promise<Lag> => {
    const from = Date.now();
    for (const until = from + seconds * 1_000; Date.now() < until;) {
      const next = Date.now() + ROUND_MS;
      await scanOnce(service, subscribers, false);
      await sleep(Math.max(0, next - Date.now()));
    }
    await sleep(SETTLE_MS);
    return lagOf(
      measured,
      subscribers.filter(isMeasured).map(({ due }) => due),
      from,
    );
  };
  // The first events find nothing warm, and prove the endpoints.
  await scanOnce(service, subscribers, false);
  await sleep(SETTLE_MS);
  const working = await measure();
  for (const [i, neighbor] of neighbors.entries()) neighbor.kind = DEAD[i % DEAD.length] ?? neighbor.kind;
  const dead = await measure();
  for (const neighbor of neighbors) neighbor.kind = KINDS["200"] ?? neighbor.kind;
  await service.door("faults", { isOn: true });
  return { beside: { working, dead }, neighbors: neighbors.length };
}

function lagOf(receivers: readonly Receiver[], due: readonly string[][], from: number): Lag {
  const got = receivers.flatMap((receiver) => receiver.got.filter(({ createdAt }) => createdAt >= from));
  const lags = got.map(({ at, createdAt }) => at - createdAt).toSorted((a, b) => a - b);
  const at = (share: number): number => lags[Math.min(lags.length - 1, Math.floor(lags.length * share))] ?? Number.NaN;
  const missing = receivers
    .map((receiver, i) => (due[i] ?? []).filter((id) => !receiver.got.some(({ eventId }) => eventId === id)).length)
    .reduce((sum, count) => sum + count, 0);
  return { samples: lags.length, medianMs: at(0.5), p95Ms: at(0.95), missing };
}
