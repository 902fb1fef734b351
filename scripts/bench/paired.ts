// Two subjects under the same load in turns, so that whatever else the machine does meets both alike.
import { cpuMicros } from "./process-cpu.ts";
import { quantile, runLoop, type Call } from "./closed-loop.ts";

export interface Subject {
  origin: string;
  /** Processes whose CPU time counts. */
  pids: readonly number[];
  call: (n: number) => Call;
}

export interface Side {
  /** Server CPU a request, microseconds. */
  cpu: number;
  p50: number;
  p99: number;
}

export interface Comparison {
  product: Side;
  floor: Side;
  /** Median of the rounds' ratios, product to floor. */
  cpuRatio: number;
  /** Of the best round of each side: the least disturbed one. */
  p99Ratio: number;
  /** Floor to floor in the same rounds: how far apart two equal things were. */
  control: number;
  statuses: string;
}

export interface Rounds {
  rounds: number;
  requests: number;
  lanes: number;
}

export async function compare(
  product: Subject,
  floor: Subject,
  { rounds, requests, lanes }: Rounds,
): Promise<Comparison> {
  const taken: { floor: Side; product: Side; again: Side }[] = [];
  const seen = new Map<number, number>();
  const measure = async ({ origin, pids, call }: Subject): Promise<Side> => {
    const before = cpuMicros(pids);
    const { times, statuses } = await runLoop({ origin, requests, lanes, call });
    const cpu = (cpuMicros(pids) - before) / requests;
    for (const [status, count] of statuses) seen.set(status, (seen.get(status) ?? 0) + count);
    return { cpu, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
  };
  // The first round warms both up and is dropped.
  for (let round = 0; round <= rounds; round++)
    taken.push({ floor: await measure(floor), product: await measure(product), again: await measure(floor) });
  const kept = taken.slice(1);
  const best = (of: (round: (typeof kept)[number]) => Side, member: keyof Side): number =>
    Math.min(...kept.map((round) => of(round)[member]));
  const sideOf = (of: (round: (typeof kept)[number]) => Side): Side => ({
    cpu: median(kept.map((round) => of(round).cpu)),
    p50: best(of, "p50"),
    p99: best(of, "p99"),
  });
  const floors = sideOf((round) => round.floor);
  const products = sideOf((round) => round.product);
  return {
    product: products,
    floor: floors,
    cpuRatio: median(kept.map((round) => round.product.cpu / ((round.floor.cpu + round.again.cpu) / 2))),
    p99Ratio:
      products.p99 /
      Math.min(
        floors.p99,
        best((round) => round.again, "p99"),
      ),
    control: median(kept.map((round) => round.again.cpu / round.floor.cpu)),
    statuses: [...seen].map(([status, count]) => `${status}x${count}`).join(" "),
  };
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
