// A website with declarations, read by the real crawl: reader, guarded fetch and bounds are the product's own, only the
// network is made here.
import { vi } from "vitest";
import { createDigest } from "../../src/adapters/digest.ts";
import { createWebClient } from "../../src/adapters/fetch/web-client.ts";
import { withoutLookUp } from "../../src/model/host-state.ts";
import type { CrawlNote, Ports } from "../../src/model/ports.ts";
import type { ScanType } from "../../src/model/scan.ts";
import { readSite } from "../../src/services/crawl/read-site.ts";

export const HOST = "https://declares.example.com";
const CARD = "/.well-known/mcp/server-card.json";
export const BUDGET = 120;

export interface Asked {
  method: string;
  url: string;
  body: { id?: number; method?: string; params?: Record<string, unknown> };
  headers: Headers;
}
export type Answer = Response | Promise<Response>;
type Pages = Record<string, (asked: Asked) => Answer>;

export const json = (value: unknown, init: ResponseInit = {}): Response => Response.json(value, init);
export const html = (text: string, status = 200): Response =>
  new Response(`<!doctype html><title>${text}</title><h1>${text}</h1>`, {
    status,
    headers: { "content-type": "text/html" },
  });
const home = () => html("Example clinic: appointments in Falmouth");
export const robots = () =>
  new Response("User-agent: *\nDisallow: /private\n", { headers: { "content-type": "text/plain" } });
export const result = ({ body }: Asked, value: unknown): Response =>
  json({ jsonrpc: "2.0", id: body.id, result: value });
export const hang = (): Promise<Response> => Promise.reject(new DOMException("signal timed out", "TimeoutError"));
/** A body without end; a silent one says its text once and then breaks off by the timeout. */
export function endless(type: string, chunk: string, isSilent = false): Response {
  const bytes = new TextEncoder().encode(chunk);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (isSilent && sent > 1) controller.error(new DOMException("signal timed out", "TimeoutError"));
      else controller.enqueue(bytes);
    },
  });
  return new Response(body, { headers: { "content-type": type } });
}

/** Reads a site whose every address stands in `pages`; the rest is not found. */
export async function scan(pages: Pages, scanType: ScanType = "full") {
  const asked: Asked[] = [];
  const notes: CrawlNote[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const { host, pathname, origin } = new URL(address);
    const text = typeof init.body === "string" ? init.body : "{}";
    const one = {
      method: init.method ?? "GET",
      url: address,
      body: JSON.parse(text),
      headers: new Headers(init.headers),
    };
    asked.push(one);
    const answer = pages[origin === HOST ? pathname : host + pathname];
    if (answer !== undefined) return answer(one);
    if (origin !== HOST) throw new TypeError("getaddrinfo ENOTFOUND");
    return pathname === "/robots.txt" ? robots() : pathname === "/" ? home() : html("Not found", 404);
  });
  let now = 1_000;
  const ports = {
    clock: { now: () => (now += 1), sleep: async (ms: number) => void (now += ms) },
    config: { crawlMaxRps: 100 },
    ids: { uuid: () => "01900000-0000-7000-8000-000000000000" },
    digest: createDigest("test"),
    dns: null,
    bot: null,
    web: createWebClient({
      policy: { allowLoopback: false, mappedHosts: null, ownOrigins: ["https://foresite.dev"] },
      userAgent: "ForesiteBot/1.0",
      checkHost: withoutLookUp,
      hostMap: null,
      sign: null,
      now: () => now,
    }),
  } as unknown as Ports;
  const header = { scanId: "s", scanType, startUrl: `${HOST}/`, domain: "example.com", createdAt: 0 };
  const reading = await readSite(ports, {
    lease: {
      go: true,
      header,
      fetchUrl: `${HOST}/`,
      isLocal: false,
      visibility: "unlisted",
      requestBudget: BUDGET,
      endsAt: Number.MAX_SAFE_INTEGER,
      reuseFrom: null,
    },
    report: async (more) => void notes.push(...more),
  });
  if (!reading.ok) throw new Error(reading.failure.sentence);
  const { evidence } = reading;
  const calls = evidence.exchanges.filter(({ purpose }) => purpose === "call");
  return {
    evidence,
    asked,
    notes,
    calls,
    posts: asked.filter(({ method }) => method === "POST"),
    server: evidence.live.mcpServers[0],
  };
}

export const card = (url: string): Pages => ({
  [CARD]: () => json({ name: "clinic", version: "1", remotes: [{ type: "streamable-http", url }] }),
});
export const TOOLS = [{ name: "find_slots", description: "Finds slots.", inputSchema: { type: "object" } }];

/** A server of both eras, as the specification has it. */
export function speak(asked: Asked): Response {
  const { method, params } = asked.body;
  if (asked.headers.get("origin") !== null) return json({}, { status: 403 });
  if (method === "initialize") return result(asked, { protocolVersion: "2025-11-25", capabilities: { tools: {} } });
  const version = asked.headers.get("mcp-protocol-version");
  const envelope = params?._meta as Record<string, unknown> | undefined;
  if (version !== envelope?.["io.modelcontextprotocol/protocolVersion"] || asked.headers.get("mcp-method") !== method)
    return json(
      { jsonrpc: "2.0", id: asked.body.id, error: { code: -32_020, message: "header mismatch" } },
      { status: 400 },
    );
  if (version !== "2026-07-28") {
    const error = { code: -32_022, message: "unsupported", data: { supported: ["2026-07-28"], requested: version } };
    return json({ jsonrpc: "2.0", id: asked.body.id, error }, { status: 400 });
  }
  if (method === "server/discover")
    return result(asked, { supportedVersions: ["2026-07-28"], ttlMs: 0, cacheScope: "public" });
  return result(asked, { tools: TOOLS, ttlMs: 0, cacheScope: "public" });
}
