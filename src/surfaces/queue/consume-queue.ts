// Hands queue messages to services. Each message is acknowledged or retried by itself.
import { AgentMessage, CrawlMessage } from "../../model/engine.ts";
import type { Ports } from "../../model/ports.ts";

const RETRY_SECONDS = 2;

export async function consumeQueue(ports: Ports, batch: MessageBatch): Promise<void> {
  const startedAt = ports.clock.now();
  const read = batch.messages.map((message) => ({ message, agent: AgentMessage.safeParse(message.body).data ?? null }));
  const isBuried = batch.queue.endsWith("-dead");
  // The agents of a scan arrive together: they share one reading of the evidence and one answer to the coordinator.
  const groups = Map.groupBy(read, ({ message, agent }) =>
    agent === null || isBuried ? message.id : `agents of ${agent.scanId}`,
  );
  await Promise.all([...groups.values()].map((group) => consume(ports, batch.queue, group)));
  ports.log("queue.batch", {
    queue: batch.queue,
    messages: batch.messages.length,
    // How long the oldest of them lay in the queue.
    waitedMs: startedAt - Math.min(...batch.messages.map(({ timestamp }) => timestamp.getTime())),
    ms: ports.clock.now() - startedAt,
  });
}

interface Read {
  message: Message;
  agent: AgentMessage | null;
}

/** Messages of one group, which are done together; each is acknowledged or comes again by itself. */
async function consume(ports: Ports, queue: string, group: readonly Read[]): Promise<void> {
  const comeAgain = (some: readonly Read[], error: string): void => {
    for (const { message } of some) {
      ports.log("queue.retry", { queue, scanId: scanIdOf(message.body), attempts: message.attempts, error });
      message.retry({ delaySeconds: RETRY_SECONDS });
    }
  };
  try {
    const broken = await runGroup(ports, queue, group);
    comeAgain(broken, "the agent broke");
    for (const one of group) if (!broken.includes(one)) one.message.ack();
  } catch (error) {
    comeAgain(group, error instanceof Error ? error.message : "unknown");
  }
}

/** Gives those that should come again; throws when all of them should. */
async function runGroup(ports: Ports, queue: string, group: readonly Read[]): Promise<Read[]> {
  const [first] = group;
  if (first === undefined) return [];
  if (queue.endsWith("-dead")) {
    await buryMessage(ports, first.message.body);
    return [];
  }
  if (first.agent !== null) {
    const agents = group.flatMap(({ agent }) => (agent === null ? [] : [agent.agent]));
    await ports.tables.load();
    const { runAgents } = await import("../../services/run-agents.ts");
    const broken = await runAgents(ports, first.agent.scanId, agents);
    return group.filter(({ agent }) => agent !== null && broken.has(agent.agent));
  }
  await runCrawl(ports, first.message.body);
  return [];
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
  if (crawl.success)
    return ports
      .coordinator(crawl.data.scanId)
      .crawlFailed({ code: "internal", sentence: "Reading the site failed several times on our side." }, 0);
}
