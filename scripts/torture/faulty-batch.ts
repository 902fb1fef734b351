// What a queue may do to its messages: lose them, hand them on twice, late, in another order, or never hear that they
// were taken.
import { CrawlMessage } from "../../src/model/engine.ts";
import { nextFault, planOf, sleep } from "./faulty-env.ts";
import type { FaultKind } from "./fault-plan.ts";

/** Long enough for a scan to be over. */
const AGAIN_SECONDS = 12;
const RETRY_SECONDS = 1;

export async function faultyBatch<T>(
  batch: MessageBatch<T>,
  env: Env,
  consume: (batch: MessageBatch<T>) => Promise<void>,
): Promise<void> {
  if (batch.queue.endsWith("-dead")) return consume(batch);
  const now: Message<T>[] = [];
  const later: Promise<void>[] = [];
  for (const message of batch.messages.toReversed()) {
    const isCrawl = CrawlMessage.safeParse(message.body).success;
    const plan = planOf(message.body);
    const kind = nextFault(plan, isCrawl ? "crawl-consume" : "agent-consume")?.kind;
    if (kind === "slow")
      later.push(sleep(plan?.slowMs ?? 0).then(() => consume({ ...facts(batch), messages: [message] })));
    else now.push(...fall(message, kind));
    if (kind === "again")
      await (isCrawl ? env.CRAWL_QUEUE : env.AGENTS_QUEUE).send(message.body, { delaySeconds: AGAIN_SECONDS });
  }
  await Promise.all([consume({ ...facts(batch), messages: now }), ...later]);
}

function fall<T>(message: Message<T>, kind: FaultKind | undefined): Message<T>[] {
  switch (kind) {
    // The consumer dies before it does anything.
    case "before":
    case "overload":
    case "abort":
      message.retry({ delaySeconds: RETRY_SECONDS });
      return [];
    case "drop":
      message.ack();
      return [];
    case "twice":
      return [message, message];
    // All is done, and the queue never hears of it.
    case "after":
    case "late":
    case "abort-after":
      return [withAck(message, () => message.retry({ delaySeconds: RETRY_SECONDS }))];
    case "slow":
    case "again":
    // Of what a coordinator asks for alone.
    case "never":
    case undefined:
      return [message];
  }
}

function withAck<T>(message: Message<T>, ack: () => void): Message<T> {
  return new Proxy(message, {
    get(target, key) {
      if (key === "ack") return ack;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const facts = <T>(batch: MessageBatch<T>): MessageBatch<T> => ({
  queue: batch.queue,
  messages: [],
  metadata: batch.metadata,
  ackAll: () => batch.ackAll(),
  retryAll: (options) => batch.retryAll(options),
});
