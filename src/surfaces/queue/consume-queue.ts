// Hands queue messages to services. Each message is acknowledged or retried by itself.
import { AgentMessage, CrawlMessage } from "../../model/engine.ts";
import type { Ports } from "../../model/ports.ts";

/** Longer with every attempt: with the retries of wrangler.toml a part of the platform may be away for minutes. */
const RETRY_SECONDS = 2;
const MOST_RETRY_SECONDS = 30;

export async function consumeQueue(ports: Ports, batch: MessageBatch): Promise<void> {
  const read = batch.messages.map((message) => ({ message, agent: AgentMessage.safeParse(message.body).data ?? null }));
  const isBuried = batch.queue.endsWith("-dead");
  // The agents of a scan arrive together: they share one reading of the evidence and one answer to the coordinator.
  const groups = Map.groupBy(read, ({ message, agent }) =>
    agent === null || isBuried ? message.id : `agents of ${agent.scanId}`,
  );
  await Promise.all([...groups.values()].map((group) => consume(saying(ports, group), batch.queue, group)));
}

interface Read {
  message: Message;
  agent: AgentMessage | null;
}

/** Whatever is logged on behalf of messages tells how long the oldest of them lay in the queue. */
function saying(ports: Ports, group: readonly Read[]): Ports {
  const waitedMs = ports.clock.now() - Math.min(...group.map(({ message }) => message.timestamp.getTime()));
  return { ...ports, log: (event, fields) => ports.log(event, { ...fields, waitedMs }) };
}

/** Messages of one group, which are done together: they are acknowledged, or come again. */
async function consume(ports: Ports, queue: string, group: readonly Read[]): Promise<void> {
  try {
    await runGroup(ports, queue, group);
    for (const { message } of group) message.ack();
  } catch (error) {
    for (const { message } of group) {
      const { attempts } = message;
      const told = error instanceof Error ? error.message : "unknown";
      ports.log("queue.retry", { queue, scanId: scanIdOf(message.body), attempts, error: told });
      message.retry({ delaySeconds: Math.min(attempts * RETRY_SECONDS, MOST_RETRY_SECONDS) });
    }
  }
}

async function runGroup(ports: Ports, queue: string, group: readonly Read[]): Promise<void> {
  const [first] = group;
  if (first === undefined) return;
  if (queue.endsWith("-dead")) {
    ports.log("queue.buried", { queue, scanId: scanIdOf(first.message.body) });
    return buryMessage(ports, first.message.body);
  }
  if (first.agent === null) return runCrawl(ports, first.message.body);
  const agents = group.flatMap(({ agent }) => (agent === null ? [] : [agent.agent]));
  await ports.tables.load();
  const { runAgents } = await import("../../services/run-agents.ts");
  await runAgents(ports, first.agent.scanId, agents);
}

const scanIdOf = (body: unknown): string | null => {
  const read = CrawlMessage.pick({ scanId: true }).safeParse(body);
  return read.success ? read.data.scanId : null;
};

async function runCrawl(ports: Ports, body: unknown): Promise<void> {
  const crawl = CrawlMessage.safeParse(body);
  if (!crawl.success) return ports.log("queue.unknown_message", {});
  await ports.tables.load();
  const { crawlSite } = await import("../../services/crawl-site.ts");
  return crawlSite(ports, crawl.data.scanId);
}

/** A message that failed every retry fails its agent, never the scan as a whole; a crawl ends the scan. */
async function buryMessage(ports: Ports, body: unknown): Promise<void> {
  const agent = AgentMessage.safeParse(body);
  if (agent.success)
    return ports
      .coordinator(agent.data.scanId)
      .agentFailed(agent.data.agent, "It failed several times and was given up.");
  const crawl = CrawlMessage.safeParse(body);
  if (!crawl.success) return;
  const sentence = "Reading the site failed several times on our side.";
  await ports.coordinator(crawl.data.scanId).crawlFailed({ code: "internal", sentence }, 0);
}
