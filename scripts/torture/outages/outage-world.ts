// The built service over a platform with a switch, a web of small sites, and what the calls need.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Response, type Request as AskedRequest } from "miniflare";
import { clinicAnswer } from "../../../test/fixtures/clinic-site.ts";
import { bundleWorker, startBuilt } from "../../lib/built-worker.ts";
import { generateAssets } from "../../lib/generate-assets.ts";
import { makeKey } from "../../lib/make-key.ts";
import { reach, type Place } from "./calls.ts";
import { OUTAGE_CRON, type Outage } from "./outage.ts";

export interface OutageWorld {
  place: Place;
  /** Throws the switch; null turns everything on again. */
  turnOff(outage: Outage | null): Promise<void>;
  /** What the platform's clock does every minute. */
  tick(): Promise<void>;
  /** Id of a scan that the service accepted; null when it refused it. */
  start(): Promise<string | null>;
  /** Status and error of a scan; null while the service does not tell. */
  look(scanId: string): Promise<{ status: string; error: string | null } | null>;
  /** Scans of the day that the key has used up. */
  used(): Promise<number>;
  health(): Promise<{ status: string; services: Record<string, unknown> }>;
  /** Lines of the Worker that tell of a bug. */
  faults: string[];
  stop(): Promise<void>;
}

const ENOUGH = { scansPerDay: 100_000, readsPerMinute: 10_000_000 };
const VARS = {
  LIMITS: JSON.stringify({ anonymous: ENOUGH, pro: ENOUGH }),
  CRAWL_MAX_RPS: "1000",
  WEBHOOK_SCHEDULE_MS: "[0, 500, 1000, 2000, 4000]",
};
const SUFFIX = ".shops.example.net";
/** Sites have names of their own under a suffix of ours, so that no two scans wait for each other. */
const nameOf = (n: number): string => `shop-${n}-harbor.com`;
const FAULT = /internal_error|Uncaught|unhandled/i;

export async function openOutageWorld(): Promise<OutageWorld> {
  const state = mkdtempSync(join(tmpdir(), "outages-"));
  const assets = join(state, "public");
  await generateAssets({ origin: "http://127.0.0.1:8787", out: assets });
  const key = await makeKey({ state, plan: "pro", label: "outages" });
  const faults: string[] = [];
  const service = await startBuilt({
    state,
    script: await bundleWorker("scripts/torture/outage-worker.ts"),
    vars: VARS,
    assets,
    outbound: answerWeb,
    onLine: (line) => void (FAULT.test(line) && faults.push(line)),
  });
  let sites = 0;
  let callers = 0;
  const { origin } = service;
  const ask = async (path: string, body?: object): Promise<{ status: number; json: Record<string, unknown> }> => {
    const order = new Request(origin + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-mcp-api-key": key, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await reach(order);
    return { status: answer.status, json: (await answer.json().catch(() => ({}))) as Record<string, unknown> };
  };
  const place: Place = {
    origin,
    key,
    ended: "",
    running: "",
    domain: nameOf(0),
    slug: "",
    subscription: "",
    delivery: "",
    spare: () => "",
    turn: () => 0,
    optedOut: "",
    callback: () => `https://hooks${SUFFIX}/here`,
    fresh: () => `https://${nameOf(sites++)}/`,
    address: () => `2001:db8:${(callers++ % 9_999).toString()}:7::1`,
  };
  const world: OutageWorld = {
    place,
    turnOff: (outage) => service.tick(OUTAGE_CRON + (outage ?? "")),
    tick: () => service.tick("* * * * *"),
    async start() {
      const { status, json } = await ask("/api/insights/scan", { url: place.fresh(), scanType: "light" });
      return status === 200 ? String(json["scanId"]) : null;
    },
    async look(scanId) {
      const { status, json } = await ask(`/api/insights/scan/${scanId}/status`);
      return status === 200 ? { status: String(json["status"]), error: json["error"] as string | null } : null;
    },
    used: async () => ((await ask("/api/usage")).json["scans"] as { used: number }).used,
    health: async () => (await ask("/api/health")).json as Awaited<ReturnType<OutageWorld["health"]>>,
    faults,
    async stop() {
      await service.stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
  try {
    await furnish(world, place, ask);
    return world;
  } catch (error) {
    await world.stop();
    throw error;
  }
}

async function furnish(
  world: OutageWorld,
  place: Place,
  ask: (path: string, body?: object) => Promise<{ status: number; json: Record<string, unknown> }>,
): Promise<void> {
  const order = { callback_url: `https://hooks${SUFFIX}/here`, events: ["scan.completed", "scan.failed"] };
  const { json } = await ask("/api/webhooks/subscribe", order);
  place.subscription = (json["subscription"] as { id: string }).id;
  const ended = await world.start();
  if (ended === null || (await untilOver(world, ended, 60_000)) !== "complete")
    throw new Error("A scan of a small site does not end well before anything is down.");
  const { listings } = (await ask("/api/directory")).json as { listings: { slug: string }[] };
  Object.assign(place, { ended, running: ended, slug: listings[0]?.slug ?? "" });
  // Read once, as other services do that verify tokens.
  await fetch(`${place.origin}/.well-known/jwks.json`);
}

/** How the scan ended; null when it did not within the time. */
export async function untilOver(world: OutageWorld, scanId: string, withinMs: number): Promise<string | null> {
  for (const until = Date.now() + withinMs; Date.now() < until;) {
    const seen = await world.look(scanId);
    if (seen?.status === "complete") return "complete";
    if (seen?.status === "error") return `error ${seen.error ?? ""}`;
    await new Promise((resume) => setTimeout(resume, 250));
  }
  return null;
}

function answerWeb(request: AskedRequest): Response {
  const { hostname, pathname } = new URL(request.url);
  if (hostname.endsWith(SUFFIX)) return new Response("ok");
  if (!/^shop-\d+-harbor\.com$/.test(hostname)) return new Response("nothing here", { status: 404 });
  const { status, type, body } = clinicAnswer(pathname);
  return new Response(request.method === "HEAD" ? null : body.replaceAll("clinic.example.com", hostname), {
    status,
    headers: { "Content-Type": type },
  });
}
