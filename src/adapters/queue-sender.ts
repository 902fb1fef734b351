// Sends scan messages to the three queues.
import type { AgentMessage, CrawlMessage } from "../model/engine.ts";
import type { QueueSender } from "../model/ports.ts";

export function createQueueSender(queues: {
  crawl: Queue<CrawlMessage>;
  crawlPriority: Queue<CrawlMessage>;
  agents: Queue<AgentMessage>;
}): QueueSender {
  return {
    async sendCrawl({ scanId }, hasPriority) {
      await (hasPriority ? queues.crawlPriority : queues.crawl).send({ kind: "crawl", scanId });
    },
    async sendAgents(messages) {
      await queues.agents.sendBatch(messages.map((message) => ({ body: { kind: "agent", ...message } })));
    },
    async ping() {
      await Promise.all([queues.crawl.metrics(), queues.crawlPriority.metrics(), queues.agents.metrics()]);
    },
  };
}
