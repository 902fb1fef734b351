// What a piece of work costs on the platform, from what it was counted to use.
import type { Use } from "./counted.ts";
import { spent } from "./budgets.ts";
import { LOG_ONE_READ_OF } from "../../src/model/limits.ts";
import { BYTES_ADDED_TO_LINE, OBJECT_GB, OPERATIONS_A_MESSAGE, PRICES } from "./prices.ts";

export interface Work {
  uses: readonly Use[];
  /** CPU time of the Worker, milliseconds. */
  cpuMs: number;
  /** Seconds that Durable Objects were awake, all together; polls of a finished object are over in a moment. */
  awakeSeconds: number;
}

/** USD by item; the parts add up to the whole. */
export function costOf({ uses, cpuMs, awakeSeconds }: Work): Record<keyof typeof PRICES, number> {
  const was = spent(uses);
  const amounts: Record<keyof typeof PRICES, number> = {
    invocation: was.invocations,
    cpuMs,
    objectRequest: was.objects + was.alarms,
    objectGbSecond: awakeSeconds * OBJECT_GB,
    objectRowWritten: was.objectRowsWritten,
    objectRowRead: was.objectRowsRead,
    rowRead: was.rowsRead,
    rowWritten: was.rowsWritten,
    queueOperation: was.messages * OPERATIONS_A_MESSAGE,
    logByte:
      was.lineBytes +
      was.lines * BYTES_ADDED_TO_LINE +
      (was.readLineBytes + was.readLines * BYTES_ADDED_TO_LINE) / LOG_ONE_READ_OF,
    bucketPut: was.puts,
    bucketGet: was.reads,
  };
  return mapValues(amounts, (amount, name) => amount * PRICES[name].each);
}

export const totalOf = (costs: Record<string, number>): number =>
  Object.values(costs).reduce((sum, cost) => sum + cost, 0);

function mapValues<K extends string, A, B>(record: Record<K, A>, to: (value: A, name: K) => B): Record<K, B> {
  return Object.fromEntries(
    (Object.entries(record) as [K, A][]).map(([name, value]) => [name, to(value, name)]),
  ) as Record<K, B>;
}
