// Which faults are tried: every kind at every step where it can happen, for every type of scan; then pairs of them.
import { SCAN_TYPES, type ScanType } from "../../src/model/scan.ts";
import { FAULT_STEPS, type Fault, type FaultKind, type FaultStep } from "./fault-plan.ts";
import { createRandom } from "./random.ts";

export interface FaultCase {
  scanType: ScanType;
  faults: Fault[];
  /** A site that answers, or one that is down, whose scan fails. */
  site: "up" | "down";
}

const EVERYWHERE: readonly FaultKind[] = ["before", "after", "slow", "late", "twice", "abort", "abort-after"];
const QUEUE_STEPS = new Set<FaultStep>(["crawl-consume", "agent-consume"]);
const SEND_STEPS = new Set<FaultStep>(["crawl-send", "agents-send"]);
const DATABASE_STEPS = new Set<FaultStep>([
  "row-insert",
  "record-fetching",
  "record-analyzing",
  "finish-facts",
  "complete-batch",
  "outbox-claim",
  "outbox-mark",
  "record-failure",
]);
/** What a coordinator waits for; whoever waits elsewhere is a caller or a worker that the platform ends. */
const EFFECT_STEPS = new Set<FaultStep>([
  "gate-acquire",
  "record-fetching",
  "crawl-send",
  "record-analyzing",
  "agents-send",
  "finish-facts",
  "report-put",
  "complete-batch",
  "gate-release",
  "record-failure",
  "quota-refund",
]);
/** Only what the reader of a site leaves undone comes to these. */
const LEFT_STEPS = new Set<FaultStep>(["agents-send", "agent-consume", "agent-lease", "evidence-get"]);
/** The reader does not learn that the agents are its own. */
const READER_LOST: Fault = { step: "crawl-done", kind: "after", skip: 0, times: 1 };
/** Each time is waited for half a minute. */
const MOST_NEVER = 2;
/** Nothing can end a scan whose end cannot be written, or whose turn never comes: here faults pass. */
const MUST_PASS = new Set<FaultStep>([
  "gate-acquire",
  "gate-release",
  "outbox-claim",
  "endpoint-enqueue",
  "outbox-mark",
  "record-failure",
  "quota-refund",
]);
const FOR_GOOD = 99;

export const kindsAt = (step: FaultStep): FaultKind[] => [
  ...EVERYWHERE,
  ...(DATABASE_STEPS.has(step) ? (["overload"] as const) : []),
  ...(QUEUE_STEPS.has(step) ? (["drop", "again"] as const) : []),
  ...(SEND_STEPS.has(step) ? (["drop"] as const) : []),
  ...(EFFECT_STEPS.has(step) ? (["never"] as const) : []),
];

/** As many cases as asked for; each round has every step and kind for every type, with other counts. */
export function faultCases(count: number, pairs: number, seed: number): FaultCase[] {
  const random = createRandom(seed);
  const singles: FaultCase[] = [];
  for (let round = 0; singles.length < count; round += 1)
    for (const step of FAULT_STEPS)
      for (const kind of kindsAt(step))
        for (const scanType of SCAN_TYPES) singles.push(caseOf(scanType, [faultOf(step, kind, round, random)]));
  const cases = shuffled(singles, random).slice(0, count);
  for (let n = 0; n < pairs; n += 1) cases.push(pairOf(random));
  return cases;
}

/** The first round fails once, later ones several times or for good. */
function faultOf(step: FaultStep, kind: FaultKind, round: number, random: () => number): Fault {
  if (round === 0) return { step, kind, skip: 0, times: 1 };
  const most = kind === "never" ? MOST_NEVER : MUST_PASS.has(step) ? 3 : FOR_GOOD;
  const times = Math.min(most, [1, 2, 3, 5, FOR_GOOD][Math.floor(random() * 5)] ?? 1);
  return { step, kind, skip: random() < 0.3 ? 1 : 0, times };
}

function pairOf(random: () => number): FaultCase {
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  const one = (): Fault => {
    const step = pick(FAULT_STEPS);
    return faultOf(step, pick(kindsAt(step)), 1, random);
  };
  return caseOf(pick(SCAN_TYPES), [one(), one()]);
}

/** With what else has to go wrong for a scan to come to these steps. */
export function caseOf(scanType: ScanType, planned: readonly Fault[]): FaultCase {
  const faults = planned.some(({ step }) => LEFT_STEPS.has(step)) ? [...planned, READER_LOST] : [...planned];
  const has = (step: FaultStep): boolean => faults.some((fault) => fault.step === step);
  // A unit of quota is given back where a scan fails through us.
  if (has("quota-refund"))
    return {
      scanType,
      site: "up",
      faults: [...faults, { step: "crawl-done", kind: "before", skip: 0, times: FOR_GOOD }],
    };
  return { scanType, site: has("record-failure") ? "down" : "up", faults };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** In words, for tables and messages. */
export const caseText = ({ scanType, faults }: FaultCase): string =>
  [scanType, ...faults.map(({ step, kind, skip, times }) => `${step} ${kind} ${skip}+${times}`)].join(", ");
