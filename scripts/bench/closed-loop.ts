// A closed loop of requests over kept connections: as many in flight as there are lanes, each waits for its answer.
import { Agent, request, type IncomingMessage } from "node:http";

export interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoopResult {
  requests: number;
  /** Milliseconds of each answer, ascending. */
  times: number[];
  statuses: Map<number, number>;
}

export interface LoopOptions {
  origin: string;
  requests: number;
  lanes: number;
  /** The nth call. */
  call: (n: number) => Call;
}

export async function runLoop({ origin, requests, lanes, call }: LoopOptions): Promise<LoopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < requests) {
      const startedAt = performance.now();
      const status = await send(origin, call(next++), agent);
      times.push(performance.now() - startedAt);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
  return { requests, times: times.toSorted((a, b) => a - b), statuses };
}

/** Status of one answer, its body read and dropped. */
export function send(origin: string, { method, path, headers, body }: Call, agent?: Agent): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request(`${origin}${path}`, { method, headers, agent }, (answer: IncomingMessage) => {
      answer.resume();
      answer.on("end", () => done(answer.statusCode ?? 0));
      answer.on("error", failed);
    });
    sent.on("error", failed);
    sent.end(body);
  });
}

/** Value below which this share of the ascending list lies. */
export const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
