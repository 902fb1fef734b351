// Scans that somebody has to end from outside: late ones whose report may stand already, and lost ones without a coordinator.
import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { ids } from "../../src/adapters/ids.ts";
import { portsFromEnv } from "../../src/context.ts";
import type { ScanRequest } from "../../src/model/engine.ts";
import { over } from "../../src/model/over.ts";
import type { CoordinatorClient, Ctx } from "../../src/model/ports.ts";
import { requestScan } from "../../src/services/request-scan.ts";
import { pokeScan } from "../../src/services/poke-scan.ts";
import { advanceScan } from "../../src/services/scan-machine.ts";
import { newScanState, type ScanEvent, type ScanState } from "../../src/services/scan-state.ts";
import { placeState } from "./place-state.ts";
import { migrate, progressOf } from "./service.ts";

const DEADLINE_MS = 90_000;
const GRACE_MS = 60_000;
const MANY = { scansPerDay: 100, readsPerMinute: 100 };
const ports = portsFromEnv(env);
beforeAll(migrate);

function requestOf(domain: string, subject: string, owner = subject): ScanRequest {
  const header = { scanId: ids.uuid(), scanType: "light", startUrl: `https://${domain}/`, domain } as const;
  return {
    header: { ...header, createdAt: Date.now() - DEADLINE_MS - GRACE_MS - 2_000 },
    fetchUrl: `https://${domain}/`,
    visibility: "unlisted",
    isLocal: false,
    registrableDomain: domain,
    hasPriority: true,
    subject,
    owner,
    email: null,
    ownerTokenHash: null,
  };
}

/** Its only agent has ended, and its report was not written within its time. */
function lateState(request: ScanRequest): ScanState {
  const at = request.header.createdAt + 1_000;
  const events: ScanEvent[] = [
    { type: "gate-granted", grant: { requestBudget: 20, reuseFrom: null } },
    { type: "recorded", status: "fetching" },
    { type: "crawl-leased" },
    { type: "crawl-done", pagesRead: 1, requestsUsed: 2 },
    { type: "recorded", status: "analyzing" },
    { type: "agent-done", agent: "essentials", learnt: "something" },
  ];
  return events.reduce(
    (state, event) => advanceScan(state, event, at).state,
    newScanState(request, { deadlineMs: DEADLINE_MS, agentLeaseMs: 25_000 }),
  );
}

/** A late scan with its row and its unit of quota; `rowStatus` is what the database holds. */
async function lateScan(domain: string, rowStatus: "analyzing" | "complete") {
  const subject = `key:${domain}`;
  const request = requestOf(domain, subject);
  const { scanId } = request.header;
  await ports.limiter(subject).reserveScan(scanId, MANY.scansPerDay);
  await ports.scans.insert(request);
  await env.DB.prepare("update scans set status = ? where id = ?").bind(rowStatus, scanId).run();
  return { scanId, subject, coordinator: await placeState(lateState(request)) };
}

const usedBy = async (subject: string): Promise<number> => {
  const { scans } = await ports.limiter(subject).peek(MANY);
  return MANY.scansPerDay - scans.remaining;
};

describe("a scan whose report was not written in time", () => {
  it("is complete when the database says so, since only the answer was lost", async () => {
    const { scanId, subject, coordinator } = await lateScan("stands.example", "complete");
    await coordinator.poke();
    expect(await progressOf(coordinator)).toMatchObject({ status: "complete", error: null, progress: 100 });
    expect((await ports.scans.find(scanId))?.status).toBe("complete");
    expect(await usedBy(subject)).toBe(1);
  });

  it("ends in error otherwise, in both places with the same words, and costs nothing", async () => {
    const { scanId, subject, coordinator } = await lateScan("never.example", "analyzing");
    await coordinator.poke();
    const told = await progressOf(coordinator);
    const row = await ports.scans.find(scanId);
    expect([told?.status, row?.status]).toEqual(["error", "error"]);
    expect(told?.error).toMatch(/^internal: The scan did not finish within 90 seconds/);
    expect(row?.errorMessage).toBe(told?.error);
    expect(await usedBy(subject)).toBe(0);
  });
});

describe("a scan without a coordinator", () => {
  it("that was refused gives its unit back by the clock, where it could not be given back at once", async () => {
    const subject = "addr:refused";
    const failing = async (): Promise<never> => {
      throw new Error("Network connection lost.");
    };
    const caller = { kind: "anonymous", plan: "anonymous", scopes: [], keyId: null, isAgent: false } as const;
    const broken: Ctx = {
      ...ports,
      caller: { ...caller, scopes: ["scans:write"], subject, owner: subject },
      requestId: "req_refused",
      coordinator: () => ({ start: failing, abandon: async () => false }) as unknown as CoordinatorClient,
      limiter: (name: string) => over(ports.limiter(name), { refundScan: failing }),
    };
    const order = { url: "refused.com", scanType: "light", visibility: "public" } as const;
    await expect(requestScan(broken, order)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(await usedBy(subject)).toBe(1);
    const row = await env.DB.prepare("select id, status from scans where owner = ?").bind(subject).first();
    expect(row?.["status"]).toBe("pending");
    await pokeScan(ports, String(row?.["id"]));
    expect(await usedBy(subject)).toBe(0);
    expect((await ports.scans.find(String(row?.["id"])))?.status).toBe("error");
  });

  it("gives its unit back where it was counted: on what the agents of a network share", async () => {
    const [keyId, subject] = ["key_lost-agent", "agents:lost-network"];
    await ports.keys.insert({
      id: keyId,
      owner: `key:${keyId}`,
      subject,
      hash: "hash-of-a-lost-agent",
      prefix: "mcp_",
      plan: "free",
      scopes: [],
      label: null,
      createdAt: Date.now(),
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
      idleMs: 1_000_000,
    });
    const request = requestOf("lost.example", subject, `key:${keyId}`);
    const { scanId } = request.header;
    await ports.limiter(subject).reserveScan(scanId, MANY.scansPerDay);
    await ports.scans.insert(request);
    await pokeScan(ports, scanId);
    expect(await ports.scans.find(scanId)).toMatchObject({ status: "error" });
    expect(await usedBy(subject)).toBe(0);
  });
});
