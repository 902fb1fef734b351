// What it costs to start: processor time of the runtime's process until the Worker first answers, over that of a Worker
// that does nothing with the same bindings. Wall time would tell of the machine's other work.
import { readdirSync, readFileSync } from "node:fs";
import { startBuilt, type BuiltOptions } from "../lib/built-worker.ts";

/** Answers everything, and has the classes that the bindings ask for. */
const EMPTY_WORKER = `import { DurableObject } from "cloudflare:workers";
export class RateLimiter extends DurableObject {}
export class ScanCoordinator extends DurableObject {}
export class TargetGate extends DurableObject {}
export class WebhookEndpoint extends DurableObject {}
export default { fetch: () => new Response("ok") };`;

/** An operation of the API that answers from what it knows. */
const LIGHT_ROUTE = "/api/webhooks/subscribe";

export interface StartCost {
  /** Least of the rounds, in milliseconds of processor time. */
  emptyMs: number;
  productMs: number;
  extraMs: number;
}

/** `script` as `startBuilt` takes it; `state` a folder of its own, which holds the databases. */
export async function measureStart(script: BuiltOptions["script"], state: string, rounds: number): Promise<StartCost> {
  const empty: number[] = [];
  const product: number[] = [];
  for (let round = 0; round < rounds; round++) {
    empty.push(await startOnce(EMPTY_WORKER, state));
    product.push(await startOnce(script, state));
  }
  const emptyMs = Math.min(...empty);
  const productMs = Math.min(...product);
  return { emptyMs, productMs, extraMs: productMs - emptyMs };
}

async function startOnce(script: BuiltOptions["script"], state: string): Promise<number> {
  const before = new Set(childrenOf(process.pid));
  const service = await startBuilt({ state, script });
  try {
    const answer = await fetch(service.origin + LIGHT_ROUTE);
    await answer.text();
    if (!answer.ok) throw new Error(`${LIGHT_ROUTE} answered ${answer.status}.`);
    const started = childrenOf(process.pid).filter((pid) => !before.has(pid));
    return started.reduce((sum, pid) => sum + cpuMsOf(pid), 0);
  } finally {
    await service.stop();
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
}

/** Processor time of all threads of a process. */
function cpuMsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [ns = "0"] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ");
    return sum + Number(ns) / 1e6;
  }, 0);
}
