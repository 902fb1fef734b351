// Hands queue messages to services. Each message is acknowledged or retried by itself.
import { AgentMessage, CrawlMessage } from "../../model/engine.ts";
import type { Ports } from "../../model/ports.ts";
import { crawlSite } from "../../services/crawl-site.ts";
import { runAgent } from "../../services/run-agent.ts";

const RETRY_SECONDS = 2;

export async function consumeQueue(ports: Ports, batch: MessageBatch): Promise<void> {
  await Promise.all(batch.messages.map((message) => consume(ports, batch.queue, message)));
}

async function consume(ports: Ports, queue: string, message: Message): Promise<void> {
  try {
    if (queue.endsWith("-dead")) await buryMessage(ports, message.body);
    else await runMessage(ports, message.body);
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

async function runMessage(ports: Ports, body: unknown): Promise<void> {
  const agent = AgentMessage.safeParse(body);
  if (agent.success) return runAgent(ports, agent.data.scanId, agent.data.agent);
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
