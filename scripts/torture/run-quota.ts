// Quotas under parallel load: exactly what each caller may, at midnight and beside refunds too.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Table from "cli-table3";
import { Response as Answer } from "miniflare";
import { bundleWorker, startBuilt, type BuiltService } from "../lib/built-worker.ts";
import { makeKeys } from "../lib/make-key.ts";
import { setClock, UNREACHABLE } from "./clock-control.ts";
import { askOver } from "./ask-over.ts";
import { SHOWN, type TortureOptions } from "./part.ts";
import {
  askAll,
  judgeQuota,
  keyCaller,
  networkCallers,
  type Ask,
  type QuotaCaller,
  type QuotaVerdict,
} from "./quota-load.ts";
import { createRandom } from "./random.ts";

const CALLERS = 200;
const REQUESTS = 10_000;
const AT_ONCE = 100;
/** Smaller than the plans', so that most requests are refused: the scans let in are work that proves nothing here. */
const LIMITS = {
  anonymous: { scansPerDay: 3, readsPerMinute: 20 },
  free: { scansPerDay: 8, readsPerMinute: 30 },
  pro: { scansPerDay: 15, readsPerMinute: 40 },
} as const;
const DAY = { policy: "day", windowSeconds: 86_400 };
const MINUTE = { policy: "minute", windowSeconds: 60 };
const DAY_MS = 86_400_000;
const REFUNDED = 3;

export async function runQuota({ seed, share }: TortureOptions): Promise<boolean> {
  const state = mkdtempSync(join(tmpdir(), "torture-quota-"));
  const script = await bundleWorker("scripts/torture/clock-entry.ts");
  const count = Math.max(10, Math.ceil(CALLERS * share));
  const keys = await makeKeys(state, [
    ...Array.from({ length: Math.ceil(count * 0.15) }, () => "pro" as const),
    ...Array.from({ length: Math.ceil(count * 0.25) }, () => "free" as const),
  ]);
  // No host is mapped: a scan that is let in ends at once, by no fault of ours.
  const vars = { LIMITS: JSON.stringify(LIMITS), DEV_HOST_MAP: "{}" };
  const service = await startBuilt({ state, script, vars, outbound: () => new Answer(null, { status: 502 }) });
  try {
    const random = createRandom(seed);
    const callers = [
      ...keys.map(({ key, plan }, i) => keyCaller(key, plan, LIMITS[plan], i)),
      ...networkCallers(count - keys.length, random, LIMITS.anonymous),
    ];
    const each = Math.ceil((REQUESTS * share) / callers.length);
    const verdicts = await runAll(service, { callers, each, random });
    return print(callers, verdicts);
  } finally {
    await service.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

interface Timed extends QuotaVerdict {
  /** Requests that the runtime dropped unread, and that were asked again. */
  dropped: number;
  ms: number;
}

interface Load {
  callers: readonly QuotaCaller[];
  each: number;
  random: () => number;
}

async function runAll(service: BuiltService, { callers, each, random }: Load): Promise<Record<string, Timed>> {
  let dropped = 0;
  const ask = askOver(service.origin, () => void (dropped += 1));
  const scansOf = ({ scansPerDay }: QuotaCaller): number => scansPerDay;
  const readsOf = ({ readsPerMinute }: QuotaCaller): number => readsPerMinute;
  const urlOf = (n: number) => ({ url: `https://nobody-${n}.com/`, isOrdinary: true });
  const load = { each, atOnce: AT_ONCE, random };
  const timed = async (run: () => Promise<QuotaVerdict>): Promise<Timed> => {
    const startedAt = performance.now();
    dropped = 0;
    const verdict = await run();
    return { ...verdict, dropped, ms: performance.now() - startedAt };
  };
  const noon = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
  /** Half of the requests before the window turns, half after; those under way fall where they fall. */
  const turnAt = (half: number, at: number) => (n: number) =>
    n === half ? setClock(service.origin, { at }) : undefined;
  const half = Math.floor((callers.length * each) / 2);

  await setClock(service.origin, { at: noon });
  const scans = await timed(async () => judgeQuota(await askAll(ask, callers, { ...load, urlOf }), scansOf, DAY));
  await setClock(service.origin, { at: noon + 1.5 * DAY_MS - 500 });
  const some = callers.filter((_, i) => i % 5 === 0);
  const midnight = await timed(async () => {
    const before = turnAt(Math.floor((some.length * each) / 2), noon + 1.5 * DAY_MS + 500);
    const atOnce = Math.min(AT_ONCE, Math.ceil((some.length * each) / 4));
    return turned(some, judgeQuota(await askAll(ask, some, { ...load, atOnce, urlOf, before }), scansOf, DAY));
  });
  await setClock(service.origin, { at: noon + 3 * DAY_MS });
  const refunds = await timed(() => withRefunds(ask, { callers: some, each, random }));
  await setClock(service.origin, { at: noon + 4 * DAY_MS });
  const reads = await timed(async () =>
    judgeQuota(await askAll(ask, callers, { ...load, urlOf: null }), readsOf, MINUTE),
  );
  await setClock(service.origin, { at: noon + 5 * DAY_MS + 59_500 });
  const minute = await timed(async () => {
    const before = turnAt(half, noon + 5 * DAY_MS + 60_500);
    return turned(callers, judgeQuota(await askAll(ask, callers, { ...load, urlOf: null, before }), readsOf, MINUTE));
  });
  return {
    scans,
    "scans at midnight": midnight,
    "scans beside refunds": refunds,
    reads,
    "reads as the minute turns": minute,
  };
}

/** Proof that everybody's requests were under way on both sides of the turn. */
function turned(callers: readonly QuotaCaller[], verdict: QuotaVerdict): QuotaVerdict {
  if (verdict.windows !== 2 * callers.length)
    verdict.faults.push(`${verdict.windows} windows of ${callers.length} callers: not everybody was on both sides`);
  return verdict;
}

/** Scans that fail through our fault give their unit back, once each: in the end everyone had exactly the quota. */
async function withRefunds(ask: Ask, { callers, each, random }: Load): Promise<QuotaVerdict> {
  const isFaulty = (n: number): boolean => n % REFUNDED === 0;
  const mixed = await askAll(ask, callers, {
    each,
    atOnce: AT_ONCE,
    random,
    urlOf: (n) => ({
      url: isFaulty(n) ? `https://${UNREACHABLE}${n}.com/` : `https://nobody-${n}.com/`,
      isOrdinary: !isFaulty(n),
    }),
  });
  const rest = await askAll(ask, callers, {
    each,
    atOnce: AT_ONCE,
    random,
    urlOf: (n) => ({ url: `https://nobody-${n}.com/`, isOrdinary: true }),
  });
  const verdict = judgeQuota([...mixed, ...rest], ({ scansPerDay }) => scansPerDay, { ...DAY, hasRefunds: true });
  for (const caller of callers) {
    const own = [...mixed, ...rest].filter((answer) => answer.caller === caller && answer.isOrdinary);
    const admitted = own.filter(({ status }) => status === 200).length;
    if (admitted !== caller.scansPerDay)
      verdict.faults.push(`${caller.name}: ${admitted} let in beside refunds, not ${caller.scansPerDay}`);
  }
  const odd = mixed.find(({ isOrdinary, status }) => !isOrdinary && status !== 503 && status !== 429);
  if (odd !== undefined) verdict.faults.push(`a scan that could not be started was answered ${odd.status}`);
  return verdict;
}

function print(callers: readonly QuotaCaller[], verdicts: Record<string, Timed>): boolean {
  const kinds = Map.groupBy(callers, ({ kind }) => kind);
  console.log(`${callers.length} callers: ${[...kinds].map(([kind, list]) => `${list.length} ${kind}`).join(", ")}`);
  const table = new Table({
    head: ["quota", "requests", "let in", "refused", "windows", "dropped", "wrong", "seconds"],
  });
  for (const [name, { admitted, refused, windows, dropped, faults, ms }] of Object.entries(verdicts))
    table.push([name, admitted + refused, admitted, refused, windows, dropped, faults.length, (ms / 1000).toFixed(0)]);
  console.log(table.toString());
  const faults = Object.entries(verdicts).flatMap(([name, verdict]) =>
    verdict.faults.map((fault) => `${name}: ${fault}`),
  );
  for (const fault of faults.slice(0, SHOWN)) console.log(fault);
  return faults.length === 0;
}
