// The service under test, as a client sees it, and its database made ready.
import { applyD1Migrations, env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { ids } from "../../src/adapters/ids.ts";
import { portsFromEnv } from "../../src/context.ts";
import { createDigest } from "../../src/adapters/digest.ts";
import { createKeyStore } from "../../src/adapters/storage/key-store.ts";
import { composeKey, KEY_RANDOM_CHARS, keyPrefix } from "../../src/model/api-key.ts";
import { EVENT_TYPES } from "../../src/model/events.ts";
import type { ScanProgress } from "../../src/model/engine.ts";
import { PLANS, type PlanId } from "../../src/model/plans.ts";
import type { CoordinatorClient } from "../../src/model/ports.ts";
import type { ScanResults } from "../../src/model/results.ts";
import type { Scope } from "../../src/model/scopes.ts";
import { parseEvidenceBundle } from "../../src/scanner/evidence/evidence-bundle.ts";
import type { SiteEvidence } from "../../src/scanner/evidence/site-evidence.ts";
import { findEvidence } from "../../src/services/find-evidence.ts";
import { RECEIVER_HOSTS } from "./fake-receivers.ts";

/** What was read of a site, wherever it is kept. */
export async function evidenceOf(scanId: string): Promise<SiteEvidence> {
  const json = await findEvidence(portsFromEnv(env), scanId);
  if (json === null) throw new Error(`There is no evidence of ${scanId}.`);
  return parseEvidenceBundle(json).evidence;
}

/** How far a scan is, as its coordinator tells it. */
export async function progressOf(coordinator: Pick<CoordinatorClient, "progressJson">): Promise<ScanProgress | null> {
  return JSON.parse((await coordinator.progressJson()) ?? "null") as ScanProgress | null;
}

export const migrate = (): Promise<void> => applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

export async function call<T = Record<string, unknown>>(
  path: string,
  {
    method = "GET",
    body,
    headers = {},
    address = "203.0.113.1",
  }: { method?: string; body?: unknown; headers?: Record<string, string>; address?: string } = {},
): Promise<Answer<T>> {
  const init: RequestInit = {
    method,
    headers: {
      "cf-connecting-ip": address,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
  };
  if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await exports.default.fetch(new Request(`http://127.0.0.1:8787${path}`, init));
  const text = await answer.text();
  const isJson = (answer.headers.get("content-type") ?? "").includes("json");
  return {
    status: answer.status,
    headers: answer.headers,
    body: (isJson ? JSON.parse(text === "" ? "null" : text) : text) as T,
  };
}

export async function makeTestKey(
  plan: PlanId = "pro",
  scopes: readonly Scope[] = PLANS[plan].scopes,
): Promise<string> {
  const key = composeKey(ids.token(KEY_RANDOM_CHARS));
  const hash = await createDigest("x").sha256(key);
  const id = `key_${ids.token(12)}`;
  await createKeyStore(env.DB).insert({
    id,
    owner: `key:${id}`,
    subject: `key:${id}`,
    hash,
    prefix: keyPrefix(key),
    plan,
    scopes: [...scopes],
    label: null,
    createdAt: 0,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    idleMs: null,
  });
  return key;
}

/** Has a caller told of everything: events that nobody wants are not written down. */
export async function subscribeToAll(key: string): Promise<void> {
  const { status, body } = await call("/api/webhooks/subscribe", {
    method: "POST",
    body: { callback_url: `https://${RECEIVER_HOSTS[0]}/ok/everything`, events: [...EVENT_TYPES] },
    headers: { "x-mcp-api-key": key },
  });
  if (status !== 201) throw new Error(`subscribe answered ${status}: ${JSON.stringify(body)}`);
}

export interface ResultsAnswer {
  scan: { id: string; status: string; domain: string; createdAt: number; completedAt: number | null };
  results?: ScanResults;
}

/** Starts a scan and waits until it is over. */
export async function scan(
  url: string,
  more: Record<string, unknown> = {},
  key?: string,
): Promise<{ scanId: string; status: Record<string, unknown> }> {
  const headers: Record<string, string> = key === undefined ? {} : { "x-mcp-api-key": key };
  const { status, body } = await call<{ scanId: string }>("/api/insights/scan", {
    method: "POST",
    body: { url, ...more },
    headers,
  });
  if (status !== 200) throw new Error(`start scan answered ${status}: ${JSON.stringify(body)}`);
  return { scanId: body.scanId, status: await untilOver(body.scanId, headers) };
}

/** Waits for a scan to be over; its last status. */
export async function untilOver(
  scanId: string,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  for (;;) {
    const { body } = await call(`/api/insights/scan/${scanId}/status`, { headers });
    if (body["status"] === "complete" || body["status"] === "error") return body;
    await new Promise((resume) => setTimeout(resume, 50));
  }
}
