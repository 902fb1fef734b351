// One call of each kind, and what its answer has to be.
import type { CallKind } from "./outage.ts";

export interface Place {
  origin: string;
  key: string;
  /** A scan that is complete, whose subscription of webhooks exists. */
  ended: string;
  /** A scan that runs, or ran a moment ago. */
  running: string;
  domain: string;
  slug: string;
  subscription: string;
  /** What follows is asked for by the kinds that are no traffic. A delivery of the subscription. */
  delivery: string;
  /** A scan of the key that has ended and is needed no more. */
  spare: () => string;
  /** One more each time. */
  turn: () => number;
  /** A site that asks to stay out. */
  optedOut: string;
  /** An address that takes webhooks, and has few subscriptions yet. */
  callback: () => string;
  /** A site that nobody scanned yet. */
  fresh: () => string;
  /** A client address that did nothing yet. */
  address: () => string;
}

export interface Called {
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const post = (path: string, body: object, key?: string): Call => ({
  path,
  method: "POST",
  headers: { ...JSON_TYPE, ...(key === undefined ? {} : { "x-mcp-api-key": key }) },
  body: JSON.stringify(body),
});
const rpc = (method: string, params: object): string => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

export const CALLS: Readonly<Record<CallKind, (place: Place) => Call>> = {
  health: () => ({ path: "/api/health" }),
  description: () => ({ path: "/openapi.json" }),
  "OAuth metadata": () => ({ path: "/.well-known/oauth-authorization-server" }),
  "keys of tokens": () => ({ path: "/.well-known/jwks.json" }),
  "agent card": () => ({ path: "/.well-known/agent-card.json" }),
  "MCP server card": () => ({ path: "/.well-known/mcp/server-card.json" }),
  "bot keys": () => ({ path: "/.well-known/http-message-signatures-directory" }),
  "MCP list of tools": () => ({
    path: "/.well-known/mcp",
    method: "POST",
    headers: JSON_TYPE,
    body: rpc("tools/list", {}),
  }),
  "status of a running scan": ({ running }) => ({ path: `/api/insights/scan/${running}/status` }),
  "status with a known key": ({ running, key }) => ({
    path: `/api/insights/scan/${running}/status`,
    headers: { "x-mcp-api-key": key },
  }),
  "status of an ended scan": ({ ended }) => ({ path: `/api/insights/scan/${ended}/status` }),
  "MCP status": ({ running }) => ({
    path: "/.well-known/mcp",
    method: "POST",
    headers: JSON_TYPE,
    body: rpc("tools/call", { name: "get_scan_status", arguments: { scanId: running } }),
  }),
  // Of a scan that is complete the report belongs to the task.
  "A2A task": ({ running }) => ({
    path: "/a2a",
    method: "POST",
    headers: { ...JSON_TYPE, "a2a-version": "1.0" },
    body: rpc("GetTask", { id: running }),
  }),
  results: ({ ended }) => ({ path: `/api/insights/scan/${ended}/results` }),
  list: ({ key }) => ({ path: "/api/insights/scans", headers: { "x-mcp-api-key": key } }),
  directory: () => ({ path: "/api/directory" }),
  search: () => ({ path: "/api/insights/search?query=dental" }),
  ask: () => ({ path: "/ask?query=dental+practices+with+booking&streaming=false" }),
  "report page": ({ ended }) => ({ path: `/report/${ended}`, headers: { accept: "text/html" } }),
  "directory page": ({ slug }) => ({ path: `/directory/${slug}`, headers: { accept: "text/html" } }),
  badge: ({ domain }) => ({ path: `/badge/${domain}.svg` }),
  "front page": () => ({ path: "/", headers: { accept: "text/html" } }),
  documentation: () => ({ path: "/developers/", headers: { accept: "text/html" } }),
  "new scan": ({ fresh, key }) => ({
    path: "/api/insights/scan",
    method: "POST",
    headers: { ...JSON_TYPE, "x-mcp-api-key": key },
    body: JSON.stringify({ url: fresh(), scanType: "light" }),
  }),
  "new scan by form": ({ fresh, origin }) => ({
    path: "/scan",
    method: "POST",
    headers: { ...FORM_TYPE, origin, "sec-fetch-site": "same-origin", accept: "text/html" },
    body: new URLSearchParams({ url: fresh(), scanType: "light" }).toString(),
  }),
  "sign-in mail": ({ origin, address }) => ({
    path: "/sign-in",
    method: "POST",
    headers: { ...FORM_TYPE, origin, accept: "text/html" },
    body: new URLSearchParams({ email: `someone-${address().replaceAll(":", "-")}@example.com` }).toString(),
  }),
  "token request": () => ({
    path: "/auth/oauth2/token",
    method: "POST",
    headers: FORM_TYPE,
    body: "grant_type=authorization_code&client_id=nobody&code=x&redirect_uri=http://127.0.0.1/&code_verifier=x",
  }),
  "log of deliveries": ({ key, subscription }) => ({
    path: `/api/webhooks/subscriptions/${subscription}/deliveries`,
    headers: { "x-mcp-api-key": key },
  }),
  "results in full": ({ ended, key }) => ({
    path: `/api/insights/scan/${ended}/comprehensive`,
    headers: { "x-mcp-api-key": key },
  }),
  checks: ({ ended }) => ({ path: `/api/insights/scan/${ended}/checks` }),
  playbook: ({ ended, key }) => ({ path: `/api/insights/playbook/${ended}`, headers: { "x-mcp-api-key": key } }),
  hours: ({ ended }) => post(`/api/insights/scan/${ended}/hours`, { assumptions: { employees: 12 } }),
  "list of keys": ({ key }) => ({ path: "/api/keys", headers: { "x-mcp-api-key": key } }),
  "new key": ({ key }) => post("/api/keys", { label: "made meanwhile" }, key),
  // Without a key: an account has few.
  "new subscription": ({ callback }) =>
    post("/api/webhooks/subscribe", { callback_url: callback(), events: ["scan.completed"] }),
  // Of a few that take turns, since each new one before the newest signs for a day.
  "new secret": ({ key, subscription, turn }) =>
    post(`/api/webhooks/subscriptions/${subscription}/rotate`, { secret: `the receiver's secret ${turn() % 3}` }, key),
  deletion: ({ key, spare }) => ({
    path: `/api/insights/scan/${spare()}`,
    method: "DELETE",
    headers: { "x-mcp-api-key": key },
  }),
  "replay of a delivery": ({ key, subscription, delivery }) =>
    post(`/api/webhooks/subscriptions/${subscription}/deliveries/${delivery}/replay`, {}, key),
  "replay of what failed": ({ key, subscription }) =>
    post(`/api/webhooks/subscriptions/${subscription}/deliveries/replay`, { since: "2026-01-01T00:00:00Z" }, key),
  "opt-out": ({ optedOut }) => post("/api/opt-out", { domain: optedOut }),
};

/** A kept connection may be closed in the moment in which it is taken up again: then nothing was answered, and it is sent anew. */
export const reach = (request: Request): Promise<Response> => fetch(request.clone()).catch(() => fetch(request));

/** Over the network, unless a test has the service in the same process. */
export async function callOnce(
  place: Place,
  kind: CallKind,
  send: (request: Request) => Promise<Response> = reach,
): Promise<Called> {
  const { path, method = "GET", headers = {}, body } = CALLS[kind](place);
  const startedAt = performance.now();
  const answer = await send(
    new Request(place.origin + path, {
      method,
      redirect: "manual",
      headers: { "cf-connecting-ip": place.address(), ...headers },
      ...(body === undefined ? {} : { body }),
    }),
  );
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, ms: performance.now() - startedAt };
}

/** Answers that are right although nothing was found: the client does not exist, or the scan has no report yet. */
const REFUSED_RIGHTLY: Readonly<Partial<Record<CallKind, readonly number[]>>> = { "token request": [400, 401] };
const INTERNALS =
  /D1_ERROR|Network connection lost|internal error; reference|Queue send|10001|\(\S{1,200}:\d{1,7}:\d{1,7}\)/;

/** What is wrong with an answer; null when it is as the table says. */
export function faultOf(kind: CallKind, mustWork: boolean, { status, headers, text }: Called): string | null {
  if (INTERNALS.test(text)) return `gives away ${JSON.stringify(INTERNALS.exec(text)?.[0])}`;
  const isToldOnHttp = kind !== "MCP status";
  if (mustWork) {
    const isRight = status < 400 || REFUSED_RIGHTLY[kind]?.includes(status) === true;
    if (!isRight) return `answers ${status}, and must work`;
    return !isToldOnHttp && text.includes("SERVICE_UNAVAILABLE") ? "is unavailable, and must work" : null;
  }
  if (!isToldOnHttp)
    return status === 200 && /"isError":true/.test(text) && text.includes("SERVICE_UNAVAILABLE")
      ? null
      : `answers ${status}, and not that it is unavailable`;
  if (status !== 503) return `answers ${status} where 503 is due`;
  if (!/^\d+$/.test(headers.get("retry-after") ?? "")) return "answers 503 without Retry-After";
  const isPage = (headers.get("content-type") ?? "").startsWith("text/html");
  return isPage || /SERVICE_UNAVAILABLE|temporarily_unavailable/.test(text) ? null : "answers 503 with another body";
}
