// A thousand callers who want one website read at once: the site must not feel them, and each of them gets an answer.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Table from "cli-table3";
import { REQUESTS_IN_FLIGHT, TARGET_BUDGET, TARGET_BUDGET_WINDOW_MS } from "../../src/model/limits.ts";
import { bundleWorker, startBuilt, type BuiltService } from "../lib/built-worker.ts";
import { makeKeys } from "../lib/make-key.ts";
import { askOver } from "./ask-over.ts";
import { setClock } from "./clock-control.ts";
import { SHOWN, type TortureOptions } from "./part.ts";
import { createRandom } from "./random.ts";
import { createVictimSite, VICTIM, type Visit } from "./victim-site.ts";

const REQUESTS = 1_000;
const CALLERS = 200;
const AT_ONCE = 50;
const LATENCY_MS = 5;
/** Less than the shortest deadline leaves to a scan that begins just as the clock is moved. */
const STEP_MS = 45_000;
/** The longest that a scan waits, and the deadline after it: nothing may be under way any more then. */
const LONGEST_MS = 45 * 60_000;
const POLL_MS = 2_500;
const UNLIMITED = JSON.stringify(
  Object.fromEntries(
    ["anonymous", "free", "pro"].map((plan) => [plan, { scansPerDay: 100_000, readsPerMinute: 1_000_000 }]),
  ),
);

interface Outcome {
  accepted: number;
  answers: Map<string, number>;
  /** Scans that never ended. */
  stuck: number;
  overlaps: number;
  readings: number;
  /** Requests to the site that belong to no scan. */
  unnamed: number;
  mostInFlight: number;
  mostInWindow: number;
  requests: number;
}

export async function runTarget({ seed, share }: TortureOptions): Promise<boolean> {
  const startedAt = performance.now();
  const outcome = await besiege(Math.ceil(REQUESTS * share), seed);
  const table = new Table();
  table.push(
    ["scans asked for", outcome.accepted],
    ...[...outcome.answers].map(([answer, count]) => [`answered: ${answer}`, count]),
    ["never answered", outcome.stuck],
    ["readings of the site", outcome.readings],
    ["readings at one time with another", outcome.overlaps],
    ["requests to the site", outcome.requests],
    ["requests of no scan", outcome.unnamed],
    ["most in flight", outcome.mostInFlight],
    ["most within ten minutes", outcome.mostInWindow],
    ["seconds", ((performance.now() - startedAt) / 1000).toFixed(0)],
  );
  console.log(table.toString());
  const dishonest = [...outcome.answers.keys()].filter((answer) => !/^(complete|error: busy)/.test(answer));
  for (const answer of dishonest.slice(0, SHOWN)) console.log(`not an answer for this site: ${answer}`);
  return (
    dishonest.length === 0 &&
    outcome.stuck === 0 &&
    outcome.overlaps === 0 &&
    outcome.unnamed === 0 &&
    outcome.readings > 0 &&
    outcome.mostInFlight <= REQUESTS_IN_FLIGHT &&
    outcome.mostInWindow <= TARGET_BUDGET
  );
}

/** Every way to say the same site: hosts, ports, cases, dots, paths and queries; other names that redirect to it. */
function spellings(random: () => number): string {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? "";
  const n = Math.floor(random() * 20);
  const host = pick([VICTIM, VICTIM, `www.${VICTIM}`, `shop-${n}.${VICTIM}`, `a.b.${VICTIM}`, `points-there-${n}.com`]);
  const spelled = pick([host, host.toUpperCase(), `${host}.`, `${host}:443`, `${host}:8443`, `${host}:8080`]);
  const scheme = spelled.endsWith("8080") ? "http://" : pick(["https://", "", "https://"]);
  return `${scheme}${spelled}/${pick(["", "", "about", `?q=${n}`, "#top"])}`;
}

async function besiege(count: number, seed: number): Promise<Outcome> {
  const state = mkdtempSync(join(tmpdir(), "torture-target-"));
  const keys = await makeKeys(
    state,
    Array.from({ length: 20 }, () => "pro" as const),
  );
  let offset = 0;
  const site = createVictimSite(() => Date.now() + offset, LATENCY_MS);
  const service = await startBuilt({
    state,
    script: await bundleWorker("scripts/torture/clock-entry.ts"),
    vars: { LIMITS: UNLIMITED, CRAWL_MAX_RPS: "1000" },
    outbound: (request) => site.answer(request),
  });
  try {
    const random = createRandom(seed);
    const scanIds = await startScans(service, { count, random, keys: keys.map(({ key }) => key) });
    const answers = new Map<string, string>();
    while (offset <= LONGEST_MS && answers.size < scanIds.length) {
      await untilQuiet(service, scanIds, answers);
      offset += STEP_MS;
      await setClock(service.origin, { by: STEP_MS, wake: [VICTIM] });
    }
    // Alarms go by the real clock, and are at most half a minute away.
    for (const until = Date.now() + 60_000; answers.size < scanIds.length && Date.now() < until;) {
      await new Promise((resume) => setTimeout(resume, POLL_MS));
      await readAnswers(service, scanIds, answers);
    }
    const counted = new Map<string, number>();
    for (const answer of answers.values()) counted.set(answer, (counted.get(answer) ?? 0) + 1);
    return {
      accepted: scanIds.length,
      answers: counted,
      stuck: scanIds.length - answers.size,
      ...judgeReadings(site.visits),
      mostInFlight: site.mostInFlight(),
      mostInWindow: mostWithin(site.visits, TARGET_BUDGET_WINDOW_MS),
      requests: site.visits.length,
    };
  } finally {
    await service.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

interface Siege {
  count: number;
  random: () => number;
  keys: readonly string[];
}

async function startScans({ origin }: BuiltService, { count, random, keys }: Siege): Promise<string[]> {
  const ask = askOver(origin);
  const scanIds: string[] = [];
  const orders = Array.from({ length: count }, (_, i) => ({
    headers: {
      "content-type": "application/json",
      "cf-connecting-ip": `203.7.${(i % CALLERS) >> 8}.${(i % CALLERS) & 255}`,
      ...(i % 4 === 0 ? { "x-mcp-api-key": keys[i % keys.length] ?? "" } : {}),
    },
    body: JSON.stringify({
      url: spellings(random),
      scanType: ["light", "basic", "full"][Math.floor(random() * 3)],
      visibility: random() < 0.2 ? "unlisted" : "public",
    }),
  }));
  const work = async (): Promise<void> => {
    for (let order = orders.pop(); order !== undefined; order = orders.pop()) {
      const { status, body } = await ask("/api/insights/scan", { method: "POST", ...order });
      if (status !== 200) throw new Error(`${order.body} was answered ${status}: ${JSON.stringify(body)}`);
      scanIds.push(String(body["scanId"]));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return scanIds;
}

/** Adds what those say that are over; gives those that neither are nor wait for their turn. */
async function readAnswers(
  { origin }: BuiltService,
  scanIds: readonly string[],
  answers: Map<string, string>,
): Promise<string[]> {
  const ask = askOver(origin);
  const underWay: string[] = [];
  const open = scanIds.filter((id) => !answers.has(id));
  const work = async (): Promise<void> => {
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const { body } = await ask(`/api/insights/scan/${id}/status`, { headers: {} });
      if (body["status"] === "complete") answers.set(id, "complete");
      if (body["status"] === "error")
        answers.set(id, `error: ${String(body["error"])}`.split(/[.(]/, 1)[0]?.trim() ?? "error");
      if (!answers.has(id) && !String(body["message"]).startsWith("Waiting")) underWay.push(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return underWay;
}

/**
 * Waits until every scan that goes on waits for its turn: nothing is under way that the clock could cut off, also not in
 * a queue.
 */
async function untilQuiet(
  service: BuiltService,
  scanIds: readonly string[],
  answers: Map<string, string>,
): Promise<void> {
  for (let underWay = scanIds; underWay.length > 0;) {
    await new Promise((resume) => setTimeout(resume, POLL_MS));
    const left = await readAnswers(service, underWay, answers);
    // Whoever ended gave its turn to another.
    underWay = left.length > 0 ? left : underWay === scanIds ? [] : scanIds;
  }
}

function mostWithin(visits: readonly Visit[], windowMs: number): number {
  let most = 0;
  let from = 0;
  const times = visits.map(({ at }) => at).toSorted((a, b) => a - b);
  times.forEach((at, i) => {
    while ((times[from] ?? at) <= at - windowMs) from += 1;
    most = Math.max(most, i - from + 1);
  });
  return most;
}

/**
 * Readings as the site saw them, each from the first request of a scan to the end of its last: how many there were, and
 * how many began before another had ended.
 */
function judgeReadings(visits: readonly Visit[]): { readings: number; overlaps: number; unnamed: number } {
  const readings = [...Map.groupBy(visits, ({ scanId }) => scanId)]
    .flatMap(([scanId, own]) => (scanId === null ? [] : [own]))
    .map((own) => ({ from: Math.min(...own.map(({ from }) => from)), to: Math.max(...own.map(({ to }) => to)) }))
    .toSorted((a, b) => a.from - b.from);
  let last = -Infinity;
  let overlaps = 0;
  for (const { from, to } of readings) {
    if (from < last) overlaps += 1;
    last = Math.max(last, to);
  }
  return { readings: readings.length, overlaps, unnamed: visits.filter(({ scanId }) => scanId === null).length };
}
