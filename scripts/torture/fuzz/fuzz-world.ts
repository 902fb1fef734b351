// The service under fuzz: the product as it is deployed, with people, keys and a scan in it, and a web of one small site.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Response, type Request } from "miniflare";
import { clinicAnswer } from "../../../test/fixtures/clinic-site.ts";
import { seedSessions } from "../../../test/conformance/seed-session.ts";
import { bundleWorker, startBuilt } from "../../lib/built-worker.ts";
import { generateAssets } from "../../lib/generate-assets.ts";
import { localSecrets } from "../../lib/local-secrets.ts";
import { makeKey } from "../../lib/make-key.ts";
import type { Known } from "./fuzz-request.ts";
import { createSender, type Sender } from "./send-request.ts";

export interface FuzzWorld {
  known: Known;
  sender: Sender;
  /** Lines of the Worker that tell of a fault of ours. */
  faults: string[];
  stop(): Promise<void>;
}

const SITE = "shop.example.com";
const PEOPLE = 40;
const MANY = { scansPerDay: 10_000_000, readsPerMinute: 10_000_000 };
/** Nobody is refused for having asked often, since refusals say nothing of the rest. */
const VARS = {
  LIMITS: JSON.stringify({ anonymous: MANY, free: MANY, pro: MANY }),
  TARGET_BUDGET: "10000000",
  CRAWL_MAX_RPS: "1000",
};
const SCAN_MS = 60_000;
const POLL_MS = 100;
const FAULT = /internal_error|Uncaught|unhandled/i;

export async function openFuzzWorld(): Promise<FuzzWorld> {
  const state = mkdtempSync(join(tmpdir(), "fuzz-"));
  const assets = join(state, "public");
  await generateAssets({ origin: "http://127.0.0.1:8787", out: assets });
  const [owner, pro, free, revoked] = [
    await makeKey({ state, plan: "pro", label: "owner of the scan" }),
    await makeKey({ state, plan: "pro", label: "pro" }),
    await makeKey({ state, plan: "free", label: "free" }),
    await makeKey({ state, plan: "free", label: "revoked" }),
  ];
  // Sessions are signed by them.
  localSecrets(state);
  const cookies = await seedSessions(state, PEOPLE);
  const faults: string[] = [];
  const service = await startBuilt({
    state,
    script: await bundleWorker(),
    vars: VARS,
    assets,
    outbound: answerWeb,
    onLine: (line) => void (FAULT.test(line) && faults.push(line)),
  });
  const sender = createSender(service.origin);
  const stop = async (): Promise<void> => {
    sender.close();
    await service.stop();
    rmSync(state, { recursive: true, force: true });
  };
  try {
    const ask = asker(service.origin);
    await revoke(ask, revoked);
    const { scanId, slug } = await scanSite(ask, owner);
    const openApi = (await ask("/openapi.json")) as Known["openApi"];
    const list = await ask("/.well-known/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
    const { tools } = list["result"] as Pick<Known, "tools">;
    const values = {
      scanId: [scanId, scanId, scanId, "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11"],
      slug: [slug],
      domain: [SITE, "example.com"],
      url: [`https://${SITE}/`, "https://gone.example.net/", "gone.example.org", "http://127.0.0.1/"],
      callback_url: [`https://${SITE}/hook`, "https://10.0.0.1/"],
      query: ["dental", "implants fillings"],
      scanType: ["light"],
    };
    return {
      known: { origin: service.origin, openApi, tools, keys: { pro, free, revoked }, cookies, values },
      sender,
      faults,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One small site; every other name has a server with nothing on it. */
function answerWeb(request: Request): Response {
  const { hostname, pathname } = new URL(request.url);
  if (hostname !== SITE) return new Response("nothing here", { status: 404 });
  const { status, type, body } = clinicAnswer(pathname);
  return new Response(request.method === "HEAD" ? null : body, { status, headers: { "Content-Type": type } });
}

type Asker = (path: string, body?: object, key?: string, method?: string) => Promise<Record<string, unknown>>;

const asker =
  (origin: string): Asker =>
  async (path, body, key, method = body === undefined ? "GET" : "POST") => {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...(key === undefined ? {} : { "x-mcp-api-key": key }), "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  };

async function revoke(ask: Asker, key: string): Promise<void> {
  const { keys } = (await ask("/api/keys", undefined, key)) as { keys: { id: string; prefix: string }[] };
  const own = keys.find(({ prefix }) => key.startsWith(prefix));
  if (own === undefined) throw new Error("A key does not find itself.");
  await ask(`/api/keys/${own.id}`, undefined, key, "DELETE");
}

async function scanSite(ask: Asker, key: string): Promise<{ scanId: string; slug: string }> {
  const started = await ask("/api/insights/scan", { url: `https://${SITE}/`, scanType: "full" }, key);
  const scanId = String(started["scanId"]);
  for (const until = Date.now() + SCAN_MS; Date.now() < until;) {
    const { status, error } = await ask(`/api/insights/scan/${scanId}/status`);
    if (status === "error") throw new Error(`The scan failed: ${String(error)}`);
    if (status === "complete") {
      const found = (await ask("/api/directory")) as { listings: { slug: string }[] };
      return { scanId, slug: found.listings[0]?.slug ?? "none" };
    }
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
  throw new Error("The scan of the small site did not end.");
}
