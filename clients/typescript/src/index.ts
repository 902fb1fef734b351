// The client of the Foresite API. Runs wherever there is fetch and WebCrypto.
export { createClient } from "./create-client.ts";
export type { Client, ClientOptions } from "./create-client.ts";
export { eachCheck, eachDelivery, eachListing, eachScan } from "./each.ts";
export { ForesiteError, isErrorOf } from "./errors.ts";
export type { ApiErrorCode, ClientErrorCode, ErrorFacts } from "./errors.ts";
export type * from "./generated.ts";
export { API_VERSION } from "./generated.ts";
export type { ScanEvent } from "./read-events.ts";
export { scanAndWait, waitForScan } from "./scan-and-wait.ts";
export type { FinishedScan, ScanNews, WaitOptions } from "./scan-and-wait.ts";
export type { CallOptions } from "./send.ts";
export { verifyWebhook, WebhookError } from "./verify-webhook.ts";
export type { Delivery, WebhookEvent, WebhookFault, WebhookHeaders } from "./verify-webhook.ts";
