// Hands queue messages to services. Each message is acknowledged or retried by itself.
import { AgentMessage, CrawlMessage } from "../../model/engine.ts";
import type { Ports } from "../../model/ports.ts";
import { crawlSite } from "../../services/crawl-site.ts";
import { runAgent, type Bundles } from "../../services/run-agent.ts";

const RETRY_SECONDS = 2;

export async function consumeQueue(ports: Ports, batch: MessageBatch): Promise<void> {
  const bundles: Bundles = new Map();
  await Promise.all(batch.messages.map((message) => consume({ ports, bundles, queue: batch.queue }, message)));
}

interface Batch {
  ports: Ports;
  bundles: Bundles;
  queue: string;
}

async function consume({ ports, bundles, queue }: Batch, message: Message): Promise<void> {
  try {
    if (queue.endsWith("-dead")) await buryMessage(ports, message.body);
    else await runMessage(ports, bundles, message.body);
    message.ack();
  } catch (error) {
    ports.log("queue.retry", {
      queue,
      attempts: message.attempts,
      error: error instanceof Error ? error.message : "unknown",
    });
    message.retry({ delaySeconds: RETRY_SECONDS });
  }
}

async function runMessage(ports: Ports, bundles: Bundles, body: unknown): Promise<void> {
  const agent = AgentMessage.safeParse(body);
  if (agent.success) return runAgent(ports, bundles, agent.data);
  const crawl = CrawlMessage.safeParse(body);
  if (crawl.success) return crawlSite(ports, crawl.data.scanId);
  ports.log("queue.unknown_message", {});
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
