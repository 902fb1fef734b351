// Entry of the Worker: composition only.
import { authBindingsFromEnv, portsFromEnv } from "./context.ts";
import { A2A_PATH } from "./model/a2a.ts";
import { ACCOUNT_PATH, isAuthPath } from "./model/auth-paths.ts";
import { KEY_DIRECTORY_PATH } from "./model/bot-key.ts";
import { pathOf } from "./model/path-of.ts";
import type { AgentMessage, CrawlMessage } from "./model/engine.ts";
import { CARD_PATHS } from "./surfaces/discovery/paths.ts";
import { createHttpApp } from "./surfaces/http/app.ts";
import { secureAnswer } from "./surfaces/http/secure-answer.ts";
import { takeRest } from "./surfaces/http/take-rest.ts";

export { RateLimiter } from "./surfaces/durable/rate-limiter.ts";
export { ScanCoordinator } from "./surfaces/durable/scan-coordinator.ts";
export { TargetGate } from "./surfaces/durable/target-gate.ts";
export { WebhookEndpoint } from "./surfaces/durable/webhook-endpoint.ts";

// What the API does without is loaded when it is first asked for.
const app = createHttpApp([
  {
    kind: "protocol",
    paths: ["/.well-known/mcp"],
    load: async () => (await import("./surfaces/mcp/serve-mcp.ts")).serveMcp,
  },
  {
    kind: "protocol",
    paths: ["/directory", "/directory/", "/directory.md", "/directory/:slug"],
    load: async () => (await import("./surfaces/pages/serve-directory.ts")).serveDirectory,
  },
  {
    kind: "personal",
    paths: ["/report/:scanId"],
    load: async () => (await import("./surfaces/pages/serve-report.ts")).serveReport,
  },
  {
    kind: "protocol",
    paths: ["/report/:scanId/opportunities.csv"],
    load: async () => (await import("./surfaces/pages/serve-opportunities-csv.ts")).serveOpportunitiesCsv,
  },
  {
    kind: "protocol",
    paths: ["/scan/:scanId"],
    load: async () => (await import("./surfaces/pages/serve-scan.ts")).serveScan,
  },
  {
    kind: "form",
    paths: ["/scan"],
    load: async () => (await import("./surfaces/pages/receive-scan-form.ts")).receiveScanForm,
  },
  {
    kind: "personal",
    paths: [ACCOUNT_PATH, `${ACCOUNT_PATH}/*`],
    load: async () => (await import("./surfaces/pages/account/serve-account.ts")).serveAccount,
  },
  {
    kind: "personal",
    paths: ["/analytics", "/analytics.md"],
    load: async () => (await import("./surfaces/pages/account/serve-analytics.ts")).serveAnalytics,
  },
  {
    kind: "call",
    paths: [A2A_PATH, `${A2A_PATH}/`],
    load: async () => (await import("./surfaces/a2a/serve-a2a.ts")).serveA2a,
  },
  {
    kind: "protocol",
    paths: ["/ask", "/await"],
    load: async () => (await import("./surfaces/ask/serve-ask.ts")).serveAsk,
  },
  {
    kind: "protocol",
    paths: ["/search", "/search.md"],
    load: async () => (await import("./surfaces/ask/serve-search.ts")).serveSearch,
  },
  {
    kind: "document",
    paths: CARD_PATHS,
    load: async () => (await import("./surfaces/discovery/serve-cards.ts")).serveCards,
  },
  {
    kind: "document",
    paths: [KEY_DIRECTORY_PATH],
    load: async () => (await import("./surfaces/discovery/serve-key-directory.ts")).serveKeyDirectory,
  },
  {
    kind: "document",
    paths: ["/badge/:name"],
    load: async () => (await import("./surfaces/http/serve-badge.ts")).serveBadge,
  },
  {
    kind: "document",
    paths: ["/sitemap-directory.xml"],
    load: async () => (await import("./surfaces/discovery/serve-directory-sitemap.ts")).serveDirectorySitemap,
  },
]);

async function answer(request: Request, env: Env): Promise<Response> {
  if (!isAuthPath(pathOf(request.url))) return app.fetch(request, { ports: portsFromEnv(env) });
  // Accounts and OAuth are large, and most isolates never need them.
  const { authApp } = await import("./auth/app.ts");
  return authApp.fetch(request, authBindingsFromEnv(env));
}

export default {
  async fetch(request, env, ctx) {
    const answered = await answer(request, env);
    if (request.body !== null) await takeRest(request, ctx);
    return secureAnswer(answered, portsFromEnv(env).config);
  },
  async queue(batch, env) {
    const { consumeQueue } = await import("./surfaces/queue/consume-queue.ts");
    await consumeQueue(portsFromEnv(env), batch);
  },
  async scheduled(controller, env) {
    const { runScheduled } = await import("./surfaces/scheduled/run-scheduled.ts");
    await runScheduled(portsFromEnv(env), controller.cron);
  },
} satisfies ExportedHandler<Env, CrawlMessage | AgentMessage>;
