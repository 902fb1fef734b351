// Entry of the Worker: composition only.
import { portsFromEnv } from "./context.ts";
import type { AgentMessage, CrawlMessage } from "./model/engine.ts";
import { createHttpApp } from "./surfaces/http/app.ts";
import { consumeQueue } from "./surfaces/queue/consume-queue.ts";
import { runScheduled } from "./surfaces/scheduled/run-scheduled.ts";

export { RateLimiter } from "./surfaces/durable/rate-limiter.ts";
export { ScanCoordinator } from "./surfaces/durable/scan-coordinator.ts";
export { TargetGate } from "./surfaces/durable/target-gate.ts";

// What the API does without is loaded when it is first asked for.
const app = createHttpApp([
  {
    path: "/.well-known/mcp",
    serve: async (...call) => (await import("./surfaces/mcp/serve-mcp.ts")).serveMcp(...call),
  },
]);

export default {
  fetch: (request, env) => app.fetch(request, { ports: portsFromEnv(env) }),
  queue: (batch, env) => consumeQueue(portsFromEnv(env), batch),
  scheduled: (controller, env) => runScheduled(portsFromEnv(env), controller.cron),
} satisfies ExportedHandler<Env, CrawlMessage | AgentMessage>;
