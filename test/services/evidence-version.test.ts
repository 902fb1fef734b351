// What happens to evidence that was stored by another release of the service.
import { describe, expect, it } from "vitest";
import type { CrawlWord, Ports } from "../../src/model/ports.ts";
import { EVIDENCE_VERSION } from "../../src/scanner/evidence/site-evidence.ts";
import { serialiseEvidence } from "../../src/scanner/evidence/evidence-bundle.ts";
import { crawlSite } from "../../src/services/crawl-site.ts";
import { runAgents } from "../../src/services/run-agents.ts";
import { runEffect } from "../../src/services/scan-engine.ts";
import { newScanState } from "../../src/services/scan-state.ts";
import { site } from "../fixtures/site.ts";

const storedBy = (version: number): string =>
  JSON.stringify({ ...JSON.parse(serialiseEvidence("light", site())), version });

function portsWith(evidence: string, word: CrawlWord = "go on") {
  const told: unknown[][] = [];
  const header = {
    scanId: "b",
    scanType: "light",
    startUrl: "https://example.com/",
    domain: "example.com",
    createdAt: 0,
  };
  const tell =
    (name: string) =>
    async (...words: unknown[]): Promise<void> =>
      void told.push([name, ...words]);
  const coordinator = {
    leaseCrawl: async () => ({ go: true, header, requestBudget: 0, reuseFrom: "a" }),
    leaseAgents: async (agents: string[]) => agents,
    reportCrawl: async (...words: unknown[]) => {
      await tell("pages told")(...words);
      return word;
    },
    crawlFailed: tell("crawl failed"),
    crawlDone: async (...words: unknown[]) => {
      await tell("crawl done")(...words);
      return word;
    },
    evidence: async () => null,
    agentFailed: tell("agent failed"),
    agentsDone: tell("agents done"),
    returnAgents: tell("agents returned"),
  };
  const ports = {
    clock: { now: () => 0, sleep: () => new Promise(() => undefined) },
    config: { agentLeaseMs: 1, coordinatorEvidenceChars: 1 },
    log: () => undefined,
    coordinator: () => coordinator,
    objects: {
      getEvidence: async () => evidence,
      putEvidence: async () => {
        await tell("stored")();
        return true;
      },
    },
    gate: (name: string) => ({ release: tell(`gate of ${name} told`) }),
  } as unknown as Ports;
  return { ports, told };
}

describe("evidence of another release", () => {
  it.each([EVIDENCE_VERSION - 1, EVIDENCE_VERSION + 1])("is not borrowed: version %i", async (version) => {
    const { ports, told } = portsWith(storedBy(version));
    await crawlSite(ports, "b");
    expect(told).toEqual([
      ["gate of example.com told", { scanId: "a", requestsUsed: 0, hasEvidence: false }],
      ["crawl failed", { code: "internal", sentence: expect.stringContaining("update") }, 0],
    ]);
  });

  it("is borrowed where it is of this one, and judged", async () => {
    const { ports, told } = portsWith(storedBy(EVIDENCE_VERSION));
    await crawlSite(ports, "b");
    expect(told.map(([what]) => what)).toEqual(["pages told", "stored", "crawl done", "agents done"]);
  });

  it.each([
    ["at hand, where it was stored first", true, 1],
    ["stored, where another worker stored its own first", false, 2],
  ])("is judged as it is %s", async (_which, isFirst, readings) => {
    const { ports, told } = portsWith(storedBy(EVIDENCE_VERSION));
    let read = 0;
    ports.objects.getEvidence = async () => {
      read += 1;
      return storedBy(EVIDENCE_VERSION);
    };
    ports.objects.putEvidence = async () => isFirst;
    await crawlSite(ports, "b");
    // Once to borrow it, and once more for the agents where it is another's.
    expect(read).toBe(readings);
    expect(told.at(-1)?.[0]).toBe("agents done");
  });

  it("goes with the word that the site was read where it is small, and is no object of the bucket", async () => {
    const { ports, told } = portsWith(storedBy(EVIDENCE_VERSION));
    ports.config.coordinatorEvidenceChars = 1_000_000;
    await crawlSite(ports, "b");
    expect(told.map(([what]) => what)).toEqual(["pages told", "crawl done", "agents done"]);
    expect(told[1]?.[1]).toMatchObject({ evidence: expect.stringContaining("example-clinic.com") });
  });

  it("is looked for with the coordinator first", async () => {
    const { ports, told } = portsWith(storedBy(EVIDENCE_VERSION - 1));
    ports.coordinator("b").evidence = async () => storedBy(EVIDENCE_VERSION);
    await runAgents(ports, "b", ["crawl-access"]);
    expect(told.map(([what]) => what)).toEqual(["agents done"]);
  });

  it("is thrown away, and the site given free, when the scan was deleted meanwhile", async () => {
    const { ports, told } = portsWith(storedBy(EVIDENCE_VERSION), "leave");
    await crawlSite(ports, "b");
    expect(told.map(([what]) => what)).toEqual(["pages told", "gate of example.com told"]);
    expect(told[1]?.[1]).toMatchObject({ scanId: "b", requestsUsed: 0, hasEvidence: false });
  });

  it("is thrown away, and the site left to the scan, when another worker was first", async () => {
    const { ports, told } = portsWith(storedBy(EVIDENCE_VERSION), "stop");
    await crawlSite(ports, "b");
    expect(told.map(([what]) => what)).toEqual(["pages told"]);
  });

  it("fails an agent with the update as the reason where it is older", async () => {
    const { ports, told } = portsWith(storedBy(EVIDENCE_VERSION - 1));
    await runAgents(ports, "b", ["crawl-access"]);
    expect(told).toEqual([["agent failed", "crawl-access", expect.stringContaining("before an update")]]);
  });

  it("lets an agent come again where it is newer, since this worker is about to be replaced", async () => {
    const { ports, told } = portsWith(storedBy(EVIDENCE_VERSION + 1));
    await runAgents(ports, "b", ["crawl-access"]);
    expect(told).toEqual([["agents returned", ["crawl-access"]]]);
  });

  it("is never offered: what scans share is named with the version", async () => {
    const asked: string[] = [];
    const ports = {
      clock: { now: () => 0 },
      digest: { sha256: async (text: string) => text },
      gate: () => ({
        acquire: async ({ reuseKey }: { reuseKey: string }) => {
          asked.push(reuseKey);
          return { granted: false, position: 1 };
        },
      }),
    } as unknown as Ports;
    const request = {
      header: { scanId: "b", scanType: "light" },
      visibility: "public",
      fetchUrl: "https://example.com/",
    } as Parameters<typeof newScanState>[0];
    const state = newScanState(request, { deadlineMs: 1, agentLeaseMs: 1 });
    await runEffect(ports, state, { list: () => [] }, { type: "ask-gate" });
    expect(asked).toEqual([`${EVIDENCE_VERSION} light https://example.com/`]);
  });
});
