// Where the REST API answers: method and path of every operation, and how its definition is loaded. A request reads the
// one operation that it asks for; whoever shows all of them reads registry.ts. A test holds the two to each other.
import type { Operation } from "./define-operation.ts";

export interface OperationRoute extends Pick<Operation["http"], "method" | "path"> {
  /** Loaded when it is first asked for. */
  load: () => Promise<Operation>;
}

export const ROUTES: readonly OperationRoute[] = [
  route("get", "/api/health", async () => (await import("./registry.ts")).getServiceHealth),
  route("post", "/api/insights/scan", async () => (await import("./start-scan.ts")).startScan),
  route("get", "/api/insights/scan/{scanId}/status", async () => (await import("./get-scan-status.ts")).getScanStatus),
  route(
    "get",
    "/api/insights/scan/{scanId}/results",
    async () => (await import("./get-scan-results.ts")).getScanResults,
  ),
  route("get", "/api/insights/scan/{scanId}/checks", async () => (await import("./get-scan-checks.ts")).getScanChecks),
  route("post", "/api/insights/scan/{scanId}/hours", async () => (await import("./estimate-hours.ts")).estimateHours),
  route(
    "get",
    "/api/webhooks/subscribe",
    async () => (await import("./get-webhook-documentation.ts")).getWebhookDocumentation,
  ),
  route("post", "/api/webhooks/subscribe", async () => (await import("./subscribe-webhook.ts")).subscribeWebhook),
  route(
    "get",
    "/api/webhooks/subscriptions",
    async () => (await import("./list-webhook-subscriptions.ts")).listWebhookSubscriptions,
  ),
  route(
    "get",
    "/api/webhooks/subscriptions/{id}",
    async () => (await import("./get-webhook-subscription.ts")).getWebhookSubscription,
  ),
  route(
    "delete",
    "/api/webhooks/subscriptions/{id}",
    async () => (await import("./delete-webhook-subscription.ts")).deleteWebhookSubscription,
  ),
  route(
    "post",
    "/api/webhooks/subscriptions/{id}/rotate",
    async () => (await import("./rotate-webhook-secret.ts")).rotateWebhookSecret,
  ),
  route(
    "get",
    "/api/webhooks/subscriptions/{id}/deliveries",
    async () => (await import("./list-webhook-deliveries.ts")).listWebhookDeliveries,
  ),
  route(
    "post",
    "/api/webhooks/subscriptions/{id}/deliveries/{deliveryId}/replay",
    async () => (await import("./replay-webhook-delivery.ts")).replayWebhookDelivery,
  ),
  route(
    "post",
    "/api/webhooks/subscriptions/{id}/deliveries/replay",
    async () => (await import("./replay-failed-webhook-deliveries.ts")).replayFailedWebhookDeliveries,
  ),
  route("get", "/api/keys", async () => (await import("./list-keys.ts")).listKeys),
  route("post", "/api/keys", async () => (await import("./create-api-key.ts")).createApiKey),
  route("get", "/api/keys/{keyId}", async () => (await import("./get-key.ts")).getKey),
  route("delete", "/api/keys/{keyId}", async () => (await import("./revoke-api-key.ts")).revokeApiKey),
  route("post", "/api/keys/{keyId}/rotate", async () => (await import("./rotate-api-key.ts")).rotateApiKey),
  route("get", "/api/usage", async () => (await import("./get-usage.ts")).getUsage),
  route("get", "/api/account", async () => (await import("./get-account.ts")).getAccount),
  route("delete", "/api/account", async () => (await import("./delete-own-account.ts")).deleteOwnAccount),
  route(
    "get",
    "/api/insights/scan/{scanId}/comprehensive",
    async () => (await import("./get-comprehensive-results.ts")).getComprehensiveResults,
  ),
  route("get", "/api/insights/scans", async () => (await import("./list-scans.ts")).listScans),
  route("get", "/api/insights/playbook/{scanId}", async () => (await import("./get-playbook.ts")).getPlaybook),
  route("get", "/api/directory", async () => (await import("./browse-directory.ts")).browseDirectory),
  route("get", "/api/directory/{slug}", async () => (await import("./get-directory-listing.ts")).getDirectoryListing),
  route("get", "/api/insights/analytics", async () => (await import("./get-analytics.ts")).getAnalytics),
  route("get", "/api/insights/search", async () => (await import("./search-insights.ts")).searchInsights),
  route("delete", "/api/insights/scan/{scanId}", async () => (await import("./delete-scan.ts")).deleteScan),
  route("post", "/api/opt-out", async () => (await import("./opt-out.ts")).optOut),
  route("post", "/agent/auth", async () => (await import("./register-agent.ts")).registerAgent),
];

/** Request headers of their own that operations read. */
export const ROUTE_HEADERS: readonly string[] = ["x-manage-token", "x-owner-token"];

/** `load` gives what `defineOperation` made; seen from outside it takes and gives what `invoke` parses. */
function route(
  method: Operation["http"]["method"],
  path: Operation["http"]["path"],
  load: () => Promise<Operation>,
): OperationRoute {
  let known: Operation | undefined;
  return { method, path, load: async () => (known ??= await load()) };
}
