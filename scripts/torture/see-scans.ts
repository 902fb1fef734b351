// Gathers from every side what is to be judged: database, coordinators, objects, deliveries, receivers.
import type { ScanProgress, ScanTraceEvent } from "../../src/model/engine.ts";
import type { ScanStatus } from "../../src/model/scan.ts";
import { EFFECT_MS } from "../../src/model/limits.ts";
import { receiverUrl, type FaultNetwork } from "./fault-network.ts";
import { DEADLINES_MS, type FaultService } from "./fault-service.ts";
import { isCharged, type SeenScan, type SeenWhole } from "./scan-oracle.ts";
import { differenceFromUndisturbed } from "./undisturbed-report.ts";
import { sleep, type Watched, type Watching } from "./watch-scans.ts";

export interface Seen {
  watched: Watched;
  /** What is judged. */
  scan: SeenScan;
  report: string | null;
  /** Where its report differs from that of an undisturbed scan. */
  difference: string | null;
  fired: string[];
}

interface Row {
  id: string;
  domain: string;
  owner: string;
  status: ScanStatus;
  error: string | null;
  url: string;
  createdAt: number;
}
interface EventRow {
  event_id: string;
  type: string;
  scan_id: string;
  dispatched_at: number | null;
}
interface Stored {
  rows: Row[];
  events: EventRow[];
  listed: Set<string>;
  found: Set<string>;
  /** Types of delivered events by scan. */
  delivered: Map<string, string[]>;
  received: Map<string, string[]>;
}

const DELIVERY_MS = 120_000;
const REFUND_MS = 60_000;
const SCAN_ID = /[0-9a-f-]{36}$/;

export async function seeScans(
  service: FaultService,
  network: FaultNetwork,
  { watched, subscriptions }: Watching,
): Promise<{ scans: Seen[]; whole: SeenWhole }> {
  const stored = await readStored(service, network, subscriptions);
  const scans: Seen[] = [];
  for (const one of watched.toSorted((a, b) => a.n - b.n)) scans.push(await seeScan(service, stored, one));
  return { scans, whole: await seeWhole(service, stored.rows) };
}

async function seeScan(service: FaultService, all: Stored, watched: Watched): Promise<Seen> {
  const rows = all.rows.filter(({ domain }) => domain === watched.domain);
  const id = rows[0]?.id ?? watched.scanId;
  const coordinator = id === null ? null : await service.look<ScanProgress | null>("progress", id);
  const trace = id === null ? null : await service.look<{ events: ScanTraceEvent[] } | null>("trace", id);
  const stored = id === null ? null : await service.look<string | null>("object", `scans/${id}/report.jsonl`);
  const [summary = null, report = null] = stored?.split("\n") ?? [];
  const mine = all.events.filter(({ scan_id, type }) => scan_id === id && type.startsWith("scan."));
  return {
    watched,
    report,
    difference: await differenceOf(service, watched, rows[0], report),
    fired: id === null ? [] : await service.look<string[]>("fired", id),
    scan: {
      answered: watched.answered,
      acceptedId: watched.scanId,
      rows,
      coordinator,
      noted: (trace?.events ?? []).flatMap(({ type, at, detail }) =>
        type === "status" ? [{ status: detail["status"] as ScanStatus, at }] : [],
      ),
      told: watched.told,
      hasReport: report !== null,
      hasSummary: summary !== null,
      incompleteAgents: report === null ? null : missingIn(report),
      failedAgents: (coordinator?.agents ?? []).flatMap((agent) => (agent.state === "failed" ? [agent.id] : [])),
      isListed: id !== null && all.listed.has(id),
      isFound: id !== null && all.found.has(id),
      events: {
        dispatched: mine.flatMap((event) => (event.dispatched_at === null ? [] : [event.type])),
        open: mine.flatMap((event) => (event.dispatched_at === null ? [event.type] : [])),
        delivered: all.delivered.get(id ?? "") ?? [],
        received: all.received.get(id ?? "") ?? [],
      },
      deadlineMs: DEADLINES_MS[watched.case.scanType],
      hungMs: watched.case.faults.reduce((sum, { kind, times }) => sum + (kind === "never" ? times * EFFECT_MS : 0), 0),
    },
  };
}

async function differenceOf(service: FaultService, watched: Watched, row: Row | undefined, report: string | null) {
  if (row === undefined || report === null) return null;
  const evidence = await service.look<string | null>("evidence", row.id);
  if (evidence === null) return "its evidence is not there";
  const { id: scanId, url: startUrl, domain, createdAt } = row;
  return differenceFromUndisturbed(
    { scanId, startUrl, domain, createdAt, scanType: watched.case.scanType },
    evidence,
    report,
  );
}

export const missingIn = (report: string): string[] =>
  (JSON.parse(report) as { results: { incompleteAgents: { agent: string }[] } }).results.incompleteAgents.map(
    ({ agent }) => agent,
  );

async function readStored(service: FaultService, network: FaultNetwork, subscriptions: string[]): Promise<Stored> {
  const delivered = new Map<string, string[]>();
  for (const id of subscriptions)
    for (const { eventId, event } of await untilDelivered(service, id)) addTo(delivered, scanOf(eventId), event);
  const received = new Map<string, string[]>();
  for (const owner of subscriptions.keys())
    for (const eventId of network.received.get(new URL(receiverUrl(owner)).hostname) ?? [])
      addTo(received, scanOf(eventId), typeOf(eventId));
  return {
    rows: await service.look<Row[]>(
      "sql",
      "select id, domain, owner, status, error_message as error, url, created_at as createdAt from scans",
    ),
    events: await service.look<EventRow[]>("sql", "select event_id, type, scan_id, dispatched_at from outbox"),
    listed: idsIn(await service.look("sql", "select scan_id as id from listings")),
    found: idsIn(await service.look("sql", "select distinct scan_id as id from search_documents")),
    delivered,
    received,
  };
}

const idsIn = (rows: { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id));
const scanOf = (eventId: string): string => SCAN_ID.exec(eventId)?.[0] ?? "";
const typeOf = (eventId: string): string => eventId.slice("evt_".length, -37).replace("-", ".");

function addTo(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key) ?? [];
  map.set(key, list);
  list.push(value);
}

interface DeliveryLine {
  eventId: string;
  event: string;
  status: string;
}

/** They are paced to one a second for each host. */
async function untilDelivered(service: FaultService, subscriptionId: string): Promise<DeliveryLine[]> {
  for (const until = Date.now() + DELIVERY_MS; ; await sleep(1_000)) {
    const { deliveries } = await service.look<{ deliveries: DeliveryLine[] }>("deliveries", subscriptionId);
    if (deliveries.every(({ status }) => status === "delivered") || Date.now() > until)
      return deliveries.filter(({ status }) => status === "delivered");
  }
}

/** What a failed scan cost is given back after its row says so, and is tried again every few seconds. */
async function untilRefunded(service: FaultService, owner: string, due: ReadonlySet<string>): Promise<string[]> {
  for (const until = Date.now() + REFUND_MS; ; await sleep(1_000)) {
    const reserved = await service.look<string[]>("reserved", owner);
    if (reserved.every((id) => due.has(id)) || Date.now() > until) return reserved;
  }
}

async function seeWhole(service: FaultService, rows: Row[]): Promise<SeenWhole> {
  const numbers = async (sql: string): Promise<Record<string, number>> => {
    const found = await service.look<{ name: string; n: number }[]>("sql", sql);
    return Object.fromEntries(found.map(({ name, n }) => [name, n]));
  };
  const describe = async (id: string): Promise<string> => {
    const row = rows.find((one) => one.id === id);
    const fired = await service.look<string[]>("fired", id);
    return `${id} (${row === undefined ? "no row" : `${row.status}, ${row.error}`}; fired: ${fired.join(", ")})`;
  };
  const quotas: SeenWhole["quotas"] = [];
  for (const owner of new Set(rows.map((row) => row.owner))) {
    const due = new Set(rows.filter((row) => row.owner === owner && isCharged(row)).map(({ id }) => id));
    const reserved = await untilRefunded(service, owner, due);
    const extra = await Promise.all(reserved.filter((id) => !due.has(id)).map(describe));
    quotas.push({ owner, used: reserved.length, due: due.size, extra });
  }
  return {
    rowsByStatus: await numbers("select status as name, count(*) as n from scans group by status"),
    counters: await numbers(
      "select 'complete' as name, coalesce(sum(complete), 0) as n from totals union all select 'error', coalesce(sum(error), 0) from totals",
    ),
    completedInRollups:
      (await numbers("select 'all' as name, coalesce(sum(scans), 0) as n from rollups where grain = 'day'"))["all"] ??
      0,
    failures: (await numbers("select 'all' as name, coalesce(sum(scans), 0) as n from failures"))["all"] ?? 0,
    quotas,
  };
}
