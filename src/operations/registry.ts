// Every operation, once. OpenAPI, the health document, the tools and the pages follow from this list; REST reads
// routes.ts beside it.
import type { Operation } from "./define-operation.ts";
import { deleteWebhookSubscription } from "./delete-webhook-subscription.ts";
import { createApiKey } from "./create-api-key.ts";
import { deleteOwnAccount } from "./delete-own-account.ts";
import { estimateHours } from "./estimate-hours.ts";
import { getAccount } from "./get-account.ts";
import { getKey } from "./get-key.ts";
import { browseDirectory } from "./browse-directory.ts";
import { deleteScan } from "./delete-scan.ts";
import { getAnalytics } from "./get-analytics.ts";
import { getComprehensiveResults } from "./get-comprehensive-results.ts";
import { getDirectoryListing } from "./get-directory-listing.ts";
import { getPlaybook } from "./get-playbook.ts";
import { getScanChecks } from "./get-scan-checks.ts";
import { getScanResults } from "./get-scan-results.ts";
import { getScanStatus } from "./get-scan-status.ts";
import { getWebhookDocumentation } from "./get-webhook-documentation.ts";
import { getWebhookSubscription } from "./get-webhook-subscription.ts";
import { listWebhookDeliveries } from "./list-webhook-deliveries.ts";
import { listWebhookSubscriptions } from "./list-webhook-subscriptions.ts";
import { makeGetServiceHealth } from "./get-service-health.ts";
import { replayFailedWebhookDeliveries } from "./replay-failed-webhook-deliveries.ts";
import { replayWebhookDelivery } from "./replay-webhook-delivery.ts";
import { rotateWebhookSecret } from "./rotate-webhook-secret.ts";
import { getUsage } from "./get-usage.ts";
import { listKeys } from "./list-keys.ts";
import { revokeApiKey } from "./revoke-api-key.ts";
import { rotateApiKey } from "./rotate-api-key.ts";
import { listScans } from "./list-scans.ts";
import { optOut } from "./opt-out.ts";
import { searchInsights } from "./search-insights.ts";
import { registerAgent } from "./register-agent.ts";
import { startScan } from "./start-scan.ts";
import { subscribeWebhook } from "./subscribe-webhook.ts";

export const getServiceHealth = makeGetServiceHealth(() => OPERATIONS);

const list = [
  getServiceHealth,
  startScan,
  getScanStatus,
  getScanResults,
  getScanChecks,
  estimateHours,
  getWebhookDocumentation,
  subscribeWebhook,
  listWebhookSubscriptions,
  getWebhookSubscription,
  deleteWebhookSubscription,
  rotateWebhookSecret,
  listWebhookDeliveries,
  replayWebhookDelivery,
  replayFailedWebhookDeliveries,
  listKeys,
  createApiKey,
  getKey,
  revokeApiKey,
  rotateApiKey,
  getUsage,
  getAccount,
  deleteOwnAccount,
  getComprehensiveResults,
  listScans,
  getPlaybook,
  browseDirectory,
  getDirectoryListing,
  getAnalytics,
  searchInsights,
  deleteScan,
  optOut,
  registerAgent,
];

/**
 * Seen from outside every operation takes unknown input and gives unknown output; `invoke` parses both
 * with the operation's own schemas (or a test does, where the answer is exact), which is what makes this widening safe.
 */
export const OPERATIONS: readonly Operation[] = list;
