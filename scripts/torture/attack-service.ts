// The real local service against canaries on this machine, in the two modes in which nothing but the policy stands
// between them: a runtime that connects to loopback as to anything else, no map of hosts, no resolver.
import { mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { AUTH_BASE } from "../../src/model/auth-paths.ts";
import { isLoopbackHost } from "../../src/model/target.ts";
import { startService } from "../lib/service.ts";
import { serveAttackingSite } from "./attacking-site.ts";
import { openCanaries, type Canaries } from "./canaries.ts";
import { spellingsOfHere } from "./hostile-hosts.ts";

export interface ServiceResult {
  mode: string;
  addresses: number;
  calls: number;
  scansRead: number;
  /** First lines of what reached a canary. */
  reached: string[];
  /** What reached a canary when it was allowed to: the proof that they can be reached. */
  control: number | null;
}

const UNLIMITED = JSON.stringify({ anonymous: { scansPerDay: 1_000_000, readsPerMinute: 1_000_000 } });
const VARS = { LIMITS: UNLIMITED, TARGET_BUDGET: "1000000", CRAWL_MAX_RPS: "1000", WEBHOOK_SCHEDULE_MS: "[0,100]" };
/** Late connections would be seen within this time. */
const SETTLE_MS = 1_500;
const POLL_MS = 100;
const SCAN_MS = 120_000;

export async function attackService(): Promise<ServiceResult[]> {
  const canaries = await openCanaries();
  try {
    return [await attackFromOutside(canaries), await attackFromInside(canaries)];
  } finally {
    await canaries.close();
  }
}

/** No private target at all: whatever callers name is refused. */
async function attackFromOutside(canaries: Canaries): Promise<ServiceResult> {
  return withService({}, async (origin) => {
    canaries.take();
    const addresses = addressesHere(canaries.ports);
    let calls = 0;
    for (const address of addresses) {
      await Promise.all(callsNaming(address).map((call) => send(origin, call)));
      calls += callsNaming(address).length;
    }
    await settle();
    const reached = canaries.take();
    return {
      mode: "private targets refused",
      addresses: addresses.length,
      calls,
      scansRead: 0,
      reached,
      control: null,
    };
  });
}

/** Loopback itself may be scanned, by its three names; a scanned site leads on to everything else on this machine. */
async function attackFromInside(canaries: Canaries): Promise<ServiceResult> {
  const inside = writtenOut(addressesHere(canaries.ports));
  const site = await serveAttackingSite(inside);
  const base = site.origin;
  try {
    return await withService({ ALLOW_PRIVATE_TARGETS: "true" }, async (origin) => {
      canaries.take();
      let calls = 0;
      for (const address of inside) {
        await Promise.all(callsNaming(address).map((call) => send(origin, call)));
        calls += callsNaming(address).length;
      }
      await send(origin, subscription(`${base}/hook`));
      const redirects = inside.map((_, n) => `${base}/away/${n}`).filter((_, n) => n % 4 === 0);
      const starts = [...redirects.map((url) => ({ url, scanType: "light" })), { url: `${base}/`, scanType: "full" }];
      let scansRead = 0;
      for (const order of starts) if (await scan(origin, order)) scansRead += 1;
      await settle();
      const reached = canaries.take();
      await scan(origin, { url: `http://127.0.0.1:${canaries.ports.at(-1)}/`, scanType: "light" });
      return {
        mode: "loopback targets admitted",
        addresses: inside.length,
        calls: calls + starts.length + 1,
        scansRead,
        reached,
        control: canaries.take().length,
      };
    });
  } finally {
    await site.close();
  }
}

async function withService<T>(vars: Record<string, string>, act: (origin: string) => Promise<T>): Promise<T> {
  const state = mkdtempSync(join(tmpdir(), "torture-"));
  const service = await startService({ state, isQuiet: true, vars: { ...VARS, ...vars } });
  try {
    return await act(service.origin);
  } finally {
    await service.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

/** Every spelling of every address of this machine, at every port where a canary sits. */
function addressesHere(ports: readonly number[]): string[] {
  const own = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));
  const hosts = spellingsOfHere(
    [...new Set(["127.0.0.1", "127.0.0.2", "0.0.0.0", "::1", "::", ...own])],
    ["localhost", "app.localhost"],
  );
  return hosts.flatMap((host, n) => {
    const port = ports[n % ports.length] ?? 80;
    return [`http://${host}:${port}/`, `https://${host}:${port}/`];
  });
}

/** As redirects and sitemaps carry them, without the three names that a local target may have. */
function writtenOut(addresses: readonly string[]): string[] {
  const urls = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []));
  const isInside = ({ hostname }: URL): boolean => !isLoopbackHost(hostname.replace(/\.$/, ""));
  return [...new Set(urls.filter(isInside).map(({ href }) => href))];
}

interface Call {
  path: string;
  body?: Record<string, unknown>;
  form?: Record<string, string>;
}

const subscription = (address: string): Call => ({
  path: "/api/webhooks/subscribe",
  body: { callback_url: address, events: ["scan.started", "scan.completed"] },
});

/** All that a stranger can say with an address in it. */
function callsNaming(address: string): Call[] {
  const client = { client_id: address, redirect_uri: `${address}callback` };
  const query = new URLSearchParams({
    ...client,
    response_type: "code",
    code_challenge: "x".repeat(43),
    code_challenge_method: "S256",
  });
  return [
    { path: "/api/insights/scan", body: { url: address } },
    { path: "/api/opt-out", body: { domain: address } },
    subscription(address),
    { path: `${AUTH_BASE}/oauth2/authorize?${query.toString()}` },
    { path: `${AUTH_BASE}/oauth2/token`, form: { ...client, grant_type: "authorization_code", code: "x" } },
  ];
}

async function send(origin: string, { path, body, form }: Call): Promise<unknown> {
  const sent = form === undefined ? JSON.stringify(body) : new URLSearchParams(form).toString();
  const type = form === undefined ? "application/json" : "application/x-www-form-urlencoded";
  const post = { method: "POST", headers: { "Content-Type": type }, body: sent };
  const answer = await fetch(origin + path, { redirect: "manual", ...((body ?? form) ? post : {}) });
  return answer.json().catch(() => null);
}

/** True when the scan read something. */
async function scan(origin: string, order: { url: string; scanType: string }): Promise<boolean> {
  const started = await send(origin, { path: "/api/insights/scan", body: order });
  const scanId: unknown = typeof started === "object" && started !== null ? Reflect.get(started, "scanId") : undefined;
  if (typeof scanId !== "string") return false;
  for (const until = Date.now() + SCAN_MS; Date.now() < until;) {
    const status = await send(origin, { path: `/api/insights/scan/${scanId}/status` });
    const word: unknown = typeof status === "object" && status !== null ? Reflect.get(status, "status") : undefined;
    if (word === "complete" || word === "error") return word === "complete";
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
  throw new Error(`a scan of ${order.url} did not end`);
}

const settle = (): Promise<void> => new Promise((resume) => setTimeout(resume, SETTLE_MS));
