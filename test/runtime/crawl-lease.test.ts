import { env, runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ids } from "../../src/adapters/ids.ts";
import type { ScanRequest } from "../../src/model/engine.ts";
import { portsFromEnv } from "../../src/context.ts";
import { over } from "../../src/model/over.ts";
import type { Ports } from "../../src/model/ports.ts";
import { AGENTS_BY_SCAN_TYPE, CRAWL_BUDGETS } from "../../src/model/scan.ts";
import { gateOf } from "../../src/services/crawl/other-domains.ts";
import { crawlSite } from "../../src/services/crawl-site.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { runAgents } from "../../src/services/run-agents.ts";
import { advanceScan } from "../../src/services/scan-machine.ts";
import { newScanState } from "../../src/services/scan-state.ts";
import { openGateTable } from "../../src/surfaces/durable/gate-table.ts";
import { placeState } from "./place-state.ts";
import { migrate, progressOf } from "./service.ts";

beforeAll(migrate);

const DEADLINE_MS = 90_000;
const LIGHT = CRAWL_BUDGETS.light.requests;

function requestOf(domain: string): ScanRequest {
  const createdAt = Date.now();
  return {
    header: { scanId: ids.uuid(), scanType: "light", startUrl: `https://${domain}/`, domain, createdAt },
    fetchUrl: `https://${domain}/`,
    visibility: "unlisted",
    isLocal: false,
    registrableDomain: domain,
    hasPriority: true,
    subject: "key:key_1",
    owner: "key:key_1",
    email: null,
    ownerTokenHash: null,
  };
}

/** The coordinator of a scan that has its turn, and whose first worker, if there was one, was lost a while ago. */
async function coordinatorOf(
  domain: string,
  { isLost, agentLeaseMs = 30_000 }: { isLost: boolean; agentLeaseMs?: number },
) {
  const request = requestOf(domain);
  const { scanId } = request.header;
  const at = Date.now() - 60_000;
  const granted = advanceScan(
    newScanState(request, { deadlineMs: DEADLINE_MS, agentLeaseMs }),
    { type: "gate-granted", grant: { requestBudget: LIGHT, reuseFrom: null } },
    at,
  ).state;
  const state = isLost ? advanceScan(granted, { type: "crawl-leased" }, at).state : granted;
  const coordinator = await placeState(state);
  const ask = { scanId, subject: "key:key_1", scanType: "light", reuseKey: null, until: at + 600_000 } as const;
  return { coordinator, scanId, ask, endsAt: at + DEADLINE_MS, gate: env.TARGET_GATE.getByName(domain) };
}

describe("a worker that takes a crawl", () => {
  it("gets the scan's budget, and the time at which others may have their turn", async () => {
    const { coordinator, ask, gate, endsAt } = await coordinatorOf("first-lease.example", { isLost: false });
    await gate.acquire(ask);
    expect(await coordinator.leaseCrawl()).toMatchObject({ go: true, requestBudget: LIGHT, endsAt });
  });

  it("gets a budget of its own in place of a lost worker, whose budget counts in full", async () => {
    const { coordinator, ask, gate, scanId } = await coordinatorOf("second-lease.example", { isLost: true });
    await gate.acquire(ask);
    expect(await coordinator.leaseCrawl()).toMatchObject({ go: true, requestBudget: LIGHT });
    const charged = await runInDurableObject(gate, (_object, { storage }) =>
      openGateTable(storage).charged(Date.now()),
    );
    expect(charged).toBe(LIGHT);
    await coordinator.crawlFailed({ code: "http_5xx", sentence: "The start page answers with status 500." }, 3);
    expect(await gate.renew(scanId)).toBe(0);
  });

  it("is sent away when the scan has lost its turn meanwhile, and the scan ends as busy", async () => {
    const { coordinator } = await coordinatorOf("no-lease.example", { isLost: true });
    expect(await coordinator.leaseCrawl()).toEqual({ go: false });
    expect(await progressOf(coordinator)).toMatchObject({ status: "error", error: expect.stringMatching(/^busy: /) });
  });

  it("is seen to have come as far, also once the coordinator has lost its memory", async () => {
    const { coordinator, ask, gate } = await coordinatorOf("forgetful.example", { isLost: false });
    await gate.acquire(ask);
    await coordinator.leaseCrawl();
    const page = { type: "page", status: 200, note: "read", agent: "essentials" } as const;
    await coordinator.reportCrawl([1, 2].map((n) => ({ ...page, url: `https://forgetful.example/${n}` })));
    // Who asks at once is told what is stored.
    expect((await progressOf(coordinator))?.pagesRead).toBe(0);
    const told = await vi.waitFor(
      async () => {
        const progress = await progressOf(coordinator);
        expect(progress?.pagesRead).toBe(2);
        return progress;
      },
      { timeout: 5_000 },
    );
    await runInDurableObject(coordinator, (_object, state) => state.abort("lost")).catch(() => undefined);
    const again = env.SCAN_COORDINATOR.getByName(ask.scanId);
    expect(await progressOf(again)).toEqual(told);
  });

  it("is told of as it went on, also to who heard what the coordinator then forgot", async () => {
    const { coordinator, scanId } = await coordinatorOf("forgotten-trace.example", { isLost: false });
    await coordinator.leaseCrawl();
    const page = { type: "page", status: 200, note: "read", agent: "essentials" } as const;
    const report = (name: string) =>
      env.SCAN_COORDINATOR.getByName(scanId).reportCrawl([{ ...page, url: `https://forgotten-trace.example/${name}` }]);
    await report("first");
    const told = await coordinator.readTrace(0, 0);
    await runInDurableObject(coordinator, (_object, state) => state.abort("lost")).catch(() => undefined);
    await report("second");
    const next = await env.SCAN_COORDINATOR.getByName(scanId).readTrace(told?.events.at(-1)?.seq ?? 0, 0);
    expect(next?.events.map(({ detail }) => detail["url"])).toContain("https://forgotten-trace.example/second");
  });

  it("finds what was read of the site again when the coordinator has lost its memory, and so do the agents", async () => {
    const { coordinator, scanId } = await coordinatorOf(CLINIC_HOST, { isLost: false, agentLeaseMs: 500 });
    const ports = portsFromEnv(env);
    await ports.tables.load();
    const lose = async (): Promise<void> =>
      runInDurableObject(coordinator, (_object, state) => state.abort("lost")).catch(() => undefined);
    // The agents are run, and their word does not arrive.
    const losing = over(ports.coordinator(scanId), { agentsDone: lose });
    await crawlSite({ ...ports, coordinator: () => losing }, scanId);
    expect(await ports.objects.getEvidence(scanId)).toBeNull();
    await vi.waitFor(async () => {
      await runAgents(ports, scanId, AGENTS_BY_SCAN_TYPE.light);
      expect((await progressOf(ports.coordinator(scanId)))?.status).toBe("complete");
    }, 5_000);
  });

  it("leaves nothing of a scan that was deleted while its evidence was stored, and gives the site free", async () => {
    const { coordinator, ask, scanId } = await coordinatorOf(CLINIC_HOST, { isLost: false });
    const gate = env.TARGET_GATE.getByName(gateOf(`https://${CLINIC_HOST}/`));
    await gate.acquire(ask);
    const ports = portsFromEnv(env);
    const putEvidence: Ports["objects"]["putEvidence"] = async (...sent) => {
      await coordinator.forget();
      return ports.objects.putEvidence(...sent);
    };
    await ports.tables.load();
    const config = { ...ports.config, coordinatorEvidenceChars: 1 };
    await crawlSite({ ...ports, config, objects: over(ports.objects, { putEvidence }) }, scanId);
    expect(await ports.objects.getEvidence(scanId)).toBeNull();
    expect(await gate.acquire({ ...ask, scanId: ids.uuid() })).toMatchObject({ granted: true });
  });

  it("learns that the scan was deleted, and gives the site free itself", async () => {
    const { coordinator, ask, gate, scanId } = await coordinatorOf("deleted-lease.example", { isLost: false });
    await gate.acquire(ask);
    await coordinator.leaseCrawl();
    expect(await coordinator.reportCrawl([])).toBe("go on");
    await coordinator.forget();
    expect(await coordinator.reportCrawl([])).toBe("leave");
    const next = { ...ask, scanId: ids.uuid() };
    expect(await gate.acquire(next)).toMatchObject({ granted: false });
    await gate.release({ scanId, requestsUsed: 1, hasEvidence: false });
    expect(await gate.acquire(next)).toMatchObject({ granted: true });
  });
});
