// What this service declares of itself has to hold before the crawl that judges others. Its own host is the one
// address that the service refuses to scan, so the crawl runs here, outside of it, over real HTTP.
import { beforeAll, describe, expect, inject, it } from "vitest";
import { createDigest } from "../../src/adapters/digest.ts";
import { createWebClient } from "../../src/adapters/fetch/web-client.ts";
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
    web: createWebClient({
      policy: { allowLoopback: true, mappedHosts: null, ownHost: "another-service.example.com" },
      userAgent: "ForesiteBot/1.0",
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
      reuseFrom: null,
    },
    report: async () => undefined,
  });
  if (!reading.ok) throw new Error(reading.failure.sentence);
  evidence = reading.evidence;
}, 60_000);

const verdictOf = (id: string) => CHECKS.find((check) => check.id === id)?.run(evidence);

describe("what this service declares of itself", () => {
  it("dbg", async () => {
    const api = await (await fetch(`${origin}/openapi.json`)).text();
    const j = JSON.parse(api) as { paths: Record<string, Record<string, unknown>> };
    let n = 0;
    JSON.stringify(j, (_k, v) => (n++, v));
    console.log(
      "SIZE",
      api.length,
      n,
      Object.entries(j.paths).flatMap(([p, i]) => Object.keys(i).map((m) => `${m} ${p}`)),
    );
    console.log(
      evidence.exchanges.length,
      evidence.exchanges.map((e) => `${e.purpose} ${e.method} ${e.url} ${e.status}`).join("\n"),
    );
    for (const c of CHECKS.filter((c) => ["agent-interfaces", "identity"].includes(c.agent))) {
      const v = c.run(evidence);
      console.log(c.id, v.status, v.situation, JSON.stringify(v.evidence.slice(0, 2)));
    }
    console.log(evidence.live.mcpServers.map(eraOf), verdictOf("x"));
  });
});
