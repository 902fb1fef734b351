// What this service declares of itself has to hold before the crawl that judges others. Its own host is the one
// address that the service refuses to scan, so the crawl runs here, outside of it, over real HTTP.
import { beforeAll, describe, expect, inject, it } from "vitest";
import { createDigest } from "../../src/adapters/digest.ts";
import { createWebClient } from "../../src/adapters/fetch/web-client.ts";
import { withoutLookUp } from "../../src/model/host-state.ts";
import type { Ports } from "../../src/model/ports.ts";
import { CHECKS } from "../../src/scanner/checks/all-checks.ts";
import type { SiteEvidence } from "../../src/scanner/evidence/site-evidence.ts";
import { eraOf } from "../../src/scanner/evidence/interfaces/interface-mcp-server.ts";
import { readSite } from "../../src/services/crawl/read-site.ts";

const { origin } = inject("live");
let evidence: SiteEvidence;

beforeAll(async () => {
  const ports = {
    clock: { now: () => Date.now(), sleep: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)) },
    config: { crawlMaxRps: 200 },
    ids: { uuid: () => "01900000-0000-7000-8000-000000000000" },
    digest: createDigest("test"),
    dns: null,
    bot: null,
    web: createWebClient({
      policy: { allowLoopback: true, mappedHosts: null, ownOrigins: ["https://another-service.example.com"] },
      userAgent: "ForesiteBot/1.0",
      checkHost: withoutLookUp,
      hostMap: null,
      sign: null,
      now: () => Date.now(),
    }),
  } as unknown as Ports;
  const reading = await readSite(ports, {
    lease: {
      go: true,
      header: { scanId: "s", scanType: "full", startUrl: `${origin}/`, domain: "127.0.0.1", createdAt: 0 },
      fetchUrl: `${origin}/`,
      isLocal: true,
      visibility: "unlisted",
      requestBudget: 120,
      endsAt: Number.MAX_SAFE_INTEGER,
      reuseFrom: null,
    },
    report: async () => undefined,
  });
  if (!reading.ok) throw new Error(reading.failure.sentence);
  evidence = reading.evidence;
}, 60_000);

const LIVE_ROWS = [
  "mcp-endpoint-live",
  "mcp-tools-contract",
  "mcp-tools-described",
  "mcp-tools-deterministic",
  "mcp-version-errors",
  "mcp-origin-cors",
  "agent-skills-digest",
  "ard-urls-resolve",
  "problem-json-errors",
  "www-authenticate-prm",
  "oauth-chain-walk",
  "declared-capability-works",
];

describe("what this service declares of itself", () => {
  it.each(LIVE_ROWS)("passes %s", (id) => {
    const verdict = CHECKS.find((check) => check.id === id)?.run(evidence);
    expect(verdict, JSON.stringify(verdict?.evidence)).toMatchObject({ status: "pass" });
  });

  it("answers questions with typed results, and hints at what each tool changes", () => {
    const situationOf = (id: string) => CHECKS.find((check) => check.id === id)?.run(evidence).situation;
    expect(situationOf("nlweb-ask")).toMatch(/^A question was answered with \d+ results?, \d+ of them typed\.$/);
    expect(situationOf("mcp-annotations")).toBe(
      `All ${evidence.live.mcpServers[0]?.tools.length} listed tools carry hints on what a call changes.`,
    );
  });

  it("answers for a task that cannot exist in the protocol of its agents", () => {
    const agent = evidence.live.calls.find(({ kind }) => kind === "a2a");
    expect(agent).toMatchObject({ url: `${origin}/a2a`, status: 200, rpc: "error" });
  });

  it("is called in both eras of MCP, with few requests", () => {
    expect(evidence.live.mcpServers.map(eraOf)).toEqual(["dual"]);
    const calls = evidence.exchanges.filter(({ purpose }) => purpose === "call");
    expect(calls.length).toBeLessThanOrEqual(30);
    expect(evidence.crawl.requestsUsed).toBeLessThanOrEqual(120);
    expect(evidence.live.calls.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["a2a", "openapi", "skill", "api-catalog", "ai-catalog", "nlweb", "oauth"]),
    );
  });
});
