// Takes one crawl message: lease, reading the site, evidence to storage, word to the coordinator, and then the agents,
// which find the evidence at hand here.
import { HEARTBEATS_PER_LEASE } from "../model/limits.ts";
import type { CrawlLease } from "../model/engine.ts";
import type { ScanFailure } from "../model/scan-failure.ts";
import type { CoordinatorClient, CrawlNote, CrawlWord, Ports } from "../model/ports.ts";
import { toPrintable } from "../model/printable-text.ts";
import { printableUrl } from "../model/target.ts";
import { AGENTS_BY_SCAN_TYPE, type ScanType } from "../model/scan.ts";
import { firstReaderOf } from "../scanner/crawl/first-reader.ts";
import { EvidenceVersionError, parseEvidenceBundle, serialiseEvidence } from "../scanner/evidence/evidence-bundle.ts";
import type { SiteEvidence } from "../scanner/evidence/site-evidence.ts";
import { gateOf } from "./crawl/other-domains.ts";
import { readSite, type SiteReading } from "./crawl/read-site.ts";
import { findEvidence } from "./find-evidence.ts";
import { heedOptOut } from "./heed-opt-out.ts";
import { whileAway } from "./while-away.ts";

type GivenLease = Extract<CrawlLease, { go: true }>;

/** Done, or not ours to do: the message can go. Throws when it should come again. */
export async function crawlSite(ports: Ports, scanId: string): Promise<void> {
  const coordinator = ports.coordinator(scanId);
  const lease = await coordinator.leaseCrawl();
  if (!lease.go) return ports.log("crawl.not_begun", { scanId });
  let word: CrawlWord = "go on";
  const report = async (notes: CrawlNote[]): Promise<void> => {
    const said = await coordinator.reportCrawl(notes);
    // Answers may overtake each other; who was told to stop does not go on.
    if (word === "go on") word = said;
  };
  await whileAlive(ports, report, () => readLeased(ports, coordinator, { lease, report, word: () => word }));
}

interface Leased {
  lease: GivenLease;
  report: (notes: CrawlNote[]) => Promise<void>;
  /** What the coordinator said last. */
  word: () => CrawlWord;
}

async function readLeased(
  ports: Ports,
  coordinator: CoordinatorClient,
  { lease, report, word }: Leased,
): Promise<void> {
  const { scanId, domain, scanType } = lease.header;
  const startedAt = ports.clock.now();
  // What was read is not thrown away because nobody can take it just now.
  const persist = <T>(step: () => Promise<T>): Promise<T> => whileAway(ports.clock, lease.endsAt, step);
  const fail = async (failure: ScanFailure, requestsUsed: number): Promise<void> => {
    if ((await persist(() => coordinator.crawlFailed(failure, requestsUsed))) === "leave")
      await leaveUnwanted(ports, lease, requestsUsed);
  };
  const { reuseFrom } = lease;
  const borrowed = reuseFrom === null ? null : await persist(() => borrow(ports, reuseFrom));
  // Without requests of its own this scan cannot go on.
  if (typeof borrowed === "string") {
    await stopLending(ports, lease);
    return fail({ code: "internal", sentence: `${borrowed} Ask again.` }, 0);
  }
  const reading: SiteReading =
    borrowed === null
      ? await readSite(ports, { lease, report, isWanted: () => word() === "go on" })
      : { ok: true, evidence: borrowed, optsOut: null };
  // Whoever watches sees what the report rests on, as with a reading of its own.
  if (borrowed !== null) await report(arrivalsOf(borrowed, scanType)).catch(() => undefined);
  const requestsUsed = borrowed === null ? requestsOf(reading) : 0;
  if (word() === "leave") return leaveUnwanted(ports, lease, requestsUsed);
  if (word() === "stop") return ports.log("crawl.overtaken", { scanId, requests: requestsUsed });
  if (!reading.ok) {
    ports.log("crawl.failed", { scanId, code: reading.failure.code, requests: requestsUsed });
    return fail(reading.failure, requestsUsed);
  }
  const { crawl, pages } = reading.evidence;
  // Before the scan can complete, so that its completion finds it.
  await persist(() => heedOptOut(ports, domain, reading.optsOut));
  const json = serialiseEvidence(scanType, reading.evidence);
  const isSmall = json.length <= ports.config.coordinatorEvidenceChars;
  const isFirst = isSmall || (await persist(() => ports.objects.putEvidence(scanId, json)));
  const readAt = ports.clock.now();
  try {
    await handOn(ports, coordinator, {
      lease,
      evidence: reading.evidence,
      json,
      isSmall,
      isFirst,
      requestsUsed,
      persist,
    });
  } finally {
    ports.log("crawl.done", {
      scanId,
      pages: pages.length,
      requests: requestsUsed,
      stoppedBy: crawl.stoppedBy,
      ms: readAt - startedAt,
      agentsMs: ports.clock.now() - readAt,
    });
  }
}

interface Read {
  lease: GivenLease;
  evidence: SiteEvidence;
  /** The evidence as it is kept. */
  json: string;
  /** Small evidence is kept by the coordinator. */
  isSmall: boolean;
  /** No other worker stored its reading before. */
  isFirst: boolean;
  requestsUsed: number;
  persist: <T>(step: () => Promise<T>) => Promise<T>;
}

/** Tells the coordinator what was read, and runs the agents on it. */
async function handOn(
  ports: Ports,
  coordinator: CoordinatorClient,
  { lease, evidence, json, isSmall, isFirst, requestsUsed, persist }: Read,
): Promise<void> {
  const { scanId, scanType } = lease.header;
  const summary = { pagesRead: evidence.pages.length, requestsUsed, evidence: isSmall ? json : null };
  const said = await persist(() => coordinator.crawlDone(summary));
  if (said === "leave") {
    if (!isSmall) await ports.objects.removeEvidence([scanId]);
    return leaveUnwanted(ports, lease, requestsUsed);
  }
  if (said === "stop") return ports.log("crawl.overtaken", { scanId, requests: requestsUsed });
  const { loadEvidence, runLeased } = await import("./run-agents.ts");
  // What is told can be checked against what is kept: where another worker stored its reading first, that is judged.
  const kept = isFirst ? evidence : await loadEvidence(ports, scanId);
  await runLeased(ports, scanId, AGENTS_BY_SCAN_TYPE[scanType], kept);
}

const requestsOf = (reading: SiteReading): number =>
  reading.ok ? reading.evidence.crawl.requestsUsed : reading.requestsUsed;

/** Nobody else knows any more that this scan has its turn, or how much it asked. */
async function leaveUnwanted(ports: Ports, { header }: GivenLease, requestsUsed: number): Promise<void> {
  const { scanId, startUrl } = header;
  ports.log("crawl.unwanted", { scanId, requests: requestsUsed });
  await ports.gate(gateOf(startUrl)).release({ scanId, requestsUsed, hasEvidence: false });
}

/** Or else whoever asks again would be sent to the same evidence again. */
async function stopLending(ports: Ports, { header, reuseFrom }: GivenLease): Promise<void> {
  if (reuseFrom === null) return;
  const lender = { scanId: reuseFrom, requestsUsed: 0, hasEvidence: false };
  const told = ports.gate(gateOf(header.startUrl)).release(lender);
  await told.catch(() => ports.log("gate.not_told", { scanId: reuseFrom }));
}

/** The evidence of another scan, marked as taken over; in words why there is none. */
async function borrow(ports: Ports, scanId: string): Promise<SiteEvidence | string> {
  const json = await findEvidence(ports, scanId);
  // Deleted, or replaced by an update, since it was granted.
  if (json === null) return "The evidence that was to be shared is gone.";
  try {
    const { evidence } = parseEvidenceBundle(json);
    const takenOverAfterMs = ports.clock.now() - evidence.target.observedAt;
    return { ...evidence, crawl: { ...evidence.crawl, takenOverAfterMs } };
  } catch (error) {
    if (!(error instanceof EvidenceVersionError)) throw error;
    return "The evidence that was to be shared is from before or after an update of this service.";
  }
}

const arrivalsOf = ({ pages }: SiteEvidence, scanType: ScanType): CrawlNote[] =>
  pages.map(({ url: address, transfer }) => {
    const url = toPrintable(printableUrl(address));
    const agent = firstReaderOf({ type: "page", url }, AGENTS_BY_SCAN_TYPE[scanType]);
    return { type: "page", url, status: transfer.status, note: "shared", agent };
  });

/** Keeps the lease while the work goes on: a slow site is not a lost worker. */
async function whileAlive<T>(ports: Ports, report: Leased["report"], work: () => Promise<T>): Promise<T> {
  let isDone = false;
  const beat = async (): Promise<void> => {
    for (;;) {
      await ports.clock.sleep(ports.config.agentLeaseMs / HEARTBEATS_PER_LEASE);
      if (isDone) return;
      await report([]).catch(() => undefined);
    }
  };
  void beat();
  try {
    return await work();
  } finally {
    isDone = true;
  }
}
