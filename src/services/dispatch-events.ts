// Hands events from the outbox to whoever receives them. A row is claimed, handed on and marked; what fails is
// due again later. Handing on twice changes nothing, since every receiver takes an event id once.
import { EVENT_RECALL, EventRecall, EventType, REPORT_MAIL, SCAN_POKE } from "../model/events.ts";
import { makeEnvelope } from "../model/event-envelope.ts";
import { DISPATCH_LEASE_MS } from "../model/limits.ts";
import type { Ports } from "../model/ports.ts";
import type { OutboxRow } from "../model/webhook-ports.ts";
import { pokeScan } from "./poke-scan.ts";

interface Handed {
  /** Receivers that got it in this run. */
  count: number;
  /** False when there are more than this run may take: the row's cursor tells where to go on. */
  isDone: boolean;
}
/** Hands a row on to about `most` receivers. Throws when it has to be tried again. */
type RowHandler = (ports: Ports, row: OutboxRow, most: number) => Promise<Handed>;

/** Who hands on a row of a type. Rows of types that are not here wait for somebody who knows them. */
const HANDLERS: Readonly<Record<string, RowHandler>> = {
  "scan.completed": handToEndpoints,
  "scan.failed": handToEndpoints,
  "scan.started": handToEndpoints,
  "directory.updated": handToEndpoints,
  "insights.updated": handToEndpoints,
  "analytics.weekly": handToEndpoints,
  [REPORT_MAIL]: mailReport,
  [SCAN_POKE]: pokeAsOrdered,
  [EVENT_RECALL]: recallEvent,
} satisfies Record<EventType | typeof REPORT_MAIL | typeof SCAN_POKE | typeof EVENT_RECALL, RowHandler>;

const ROWS_AT_ONCE = 50;
/** Rows handed on side by side: one whose receivers are slow to reach holds up few others. */
const ROWS_SIDE_BY_SIDE = 8;
const ENDPOINTS_PER_PAGE = 100;
/** Receivers in one run: each costs a subrequest, of which an invocation of a Worker has 10,000. */
const HANDED_PER_RUN = 5_000;
/** Fewer beside a scan, whose coordinator has other work. */
const HANDED_BESIDE_SCAN = 500;
/** After an outage many rows wait. The clock starts the next run after a minute, and two would only share the work. */
const RUN_MS = 45_000;
/** An endpoint object stores an event within milliseconds; one that takes longer is tried again in the next run. */
const ENQUEUE_MS = 5_000;
/** Endpoints of one row that are remembered as not reached; with more, it is not the endpoints that fail. */
const MISSED = 500;
const FIRST_BACK_OFF_MS = 2_000;
const LONGEST_BACK_OFF_MS = 15 * 60_000;

/** Dispatches what is due, of all scans and jobs. A row that fails stops no other. */
export const dispatchEvents = (ports: Ports): Promise<void> => dispatchDue(ports, null, HANDED_PER_RUN);

/** Best effort beside a scan's own work: the clock takes up whatever goes wrong here. Never throws. */
export async function dispatchSoon(ports: Ports, scanId: string): Promise<void> {
  try {
    await dispatchDue(ports, scanId, HANDED_BESIDE_SCAN);
  } catch (error) {
    ports.log("outbox.dispatch_failed", { scanId, error: messageOf(error) });
  }
}

/** One look at the rows of a scan; of all rows as many as there are, within time and receivers. */
async function dispatchDue(ports: Ports, scanId: string | null, most: number): Promise<void> {
  const types = Object.keys(HANDLERS);
  const until = ports.clock.now() + RUN_MS;
  for (let left = most; left > 0 && ports.clock.now() < until;) {
    const now = ports.clock.now();
    const rows = await ports.outbox.claim({ types, scanId, now, leaseMs: DISPATCH_LEASE_MS, limit: ROWS_AT_ONCE });
    for (let at = 0; at < rows.length; at += ROWS_SIDE_BY_SIDE) {
      const some = rows.slice(at, at + ROWS_SIDE_BY_SIDE);
      const share = Math.ceil(left / some.length);
      const counts = await Promise.all(some.map((row) => dispatchRow(ports, row, share)));
      for (const count of counts) left -= count;
    }
    if (rows.length === 0 || scanId !== null) return;
  }
}

/** Gives how many receivers it reached. */
async function dispatchRow(ports: Ports, row: OutboxRow, most: number): Promise<number> {
  const { eventId, type, attempts } = row;
  try {
    const handled = most > 0 ? await HANDLERS[type]?.(ports, row, most) : undefined;
    if (handled?.isDone === true) await ports.outbox.markDispatched(eventId, ports.clock.now());
    else await ports.outbox.release(eventId, ports.clock.now());
    return handled?.count ?? 0;
  } catch (error) {
    const pause = Math.min(FIRST_BACK_OFF_MS * 2 ** Math.min(attempts, 20), LONGEST_BACK_OFF_MS);
    ports.log("outbox.row_failed", { eventId, attempts, error: messageOf(error) });
    await ports.outbox.release(eventId, ports.clock.now() + pause).catch(() => undefined);
    return 0;
  }
}

/** scan.* rows name whose subscriptions get them; the others have no owner and go to everyone who lists them. */
async function handToEndpoints(ports: Ports, row: OutboxRow, most: number): Promise<Handed> {
  const { eventId, owner } = row;
  const type = EventType.parse(row.type);
  const body = bodyOf(ports, row, type);
  if (body === null) {
    // No later try would read it either.
    ports.log("outbox.unreadable", { eventId, type });
    return { count: 0, isDone: true };
  }
  return eachPage(ports, row, most, {
    find: (after) => ports.subscriptions.match(type, owner, after, ENDPOINTS_PER_PAGE),
    tell: (id) => ports.endpoint(id).enqueue({ subscriptionId: id, eventId, type, body }),
  });
}

/** Takes an event back from everyone who was handed it, whether it was sent or still waits. */
async function recallEvent(ports: Ports, row: OutboxRow, most: number): Promise<Handed> {
  const { eventId, type } = EventRecall.parse(JSON.parse(row.data));
  return eachPage(ports, row, most, {
    find: (after) => ports.subscriptions.listHolders(type, row.owner, after, ENDPOINTS_PER_PAGE),
    tell: (id) => ports.endpoint(id).recall(eventId),
  });
}

interface Receivers {
  /** A page of ids in order. */
  find: (after: string | null) => Promise<string[]>;
  tell: (subscriptionId: string) => Promise<void>;
}

/** Goes through the receivers of a row by pages; the row's cursor tells where to go on, and whom to try again. */
async function eachPage(ports: Ports, row: OutboxRow, most: number, { find, tell }: Receivers): Promise<Handed> {
  const { eventId } = row;
  const place = readPlace(row.cursor);
  place.missed = await tellAll(ports, eventId, place.missed, tell);
  let count = 0;
  for (;;) {
    const found = await find(place.after);
    place.missed.push(...(await tellAll(ports, eventId, found, tell)));
    if (place.missed.length > MISSED) throw new Error(`${place.missed.length} endpoints could not be reached`);
    count += found.length;
    place.after = found.at(-1) ?? place.after;
    const isLast = found.length < ENDPOINTS_PER_PAGE;
    if (!isLast || place.missed.length > 0) await ports.outbox.saveCursor(eventId, writePlace(place));
    // Everybody else has it by now; those are tried again, later each time.
    if (isLast && place.missed.length > 0) throw new Error(`${place.missed.length} endpoints could not be reached`);
    if (isLast || count >= most) return { count, isDone: isLast };
  }
}

/** How far a row has come: the last endpoint that was looked at, and those before it that could not be reached. */
interface Place {
  after: string | null;
  missed: string[];
}

/** The outbox keeps it as text: ids by spaces, the first of them (empty for none) the last one looked at. */
function readPlace(cursor: string | null): Place {
  const [after = "", ...missed] = (cursor ?? "").split(" ");
  return { after: after === "" ? null : after, missed };
}
const writePlace = ({ after, missed }: Place): string => [after ?? "", ...missed].join(" ");

async function mailReport(ports: Ports, { scanId }: OutboxRow): Promise<Handed> {
  if (scanId !== null) {
    const { sendReport } = await import("./send-report.ts");
    await sendReport(ports, scanId);
  }
  return { count: 1, isDone: true };
}

async function pokeAsOrdered(ports: Ports, { scanId }: OutboxRow): Promise<Handed> {
  if (scanId !== null) await pokeScan(ports, scanId);
  return { count: 1, isDone: true };
}

/** Gives those that could not be reached: they keep the event from none of the others. */
async function tellAll(
  ports: Ports,
  eventId: string,
  subscriptionIds: readonly string[],
  tell: (subscriptionId: string) => Promise<void>,
): Promise<string[]> {
  if (subscriptionIds.length === 0) return [];
  // Telling an endpoint twice changes nothing, so that one which answers after all does no harm.
  const tooLate = ports.clock.sleep(ENQUEUE_MS).then(() => Promise.reject(new Error("no answer in time")));
  const answers = await Promise.allSettled(subscriptionIds.map((id) => Promise.race([tell(id), tooLate])));
  const missed = subscriptionIds.filter((_, i) => answers[i]?.status === "rejected");
  const first = answers.find((answer) => answer.status === "rejected");
  if (first !== undefined)
    ports.log("outbox.endpoints_missed", { eventId, endpoints: missed.length, error: messageOf(first.reason) });
  return missed;
}

/** Serialised once: every receiver and attempt gets these bytes. Null when the row's data does not fit its type. */
function bodyOf(ports: Ports, { eventId, data, createdAt }: OutboxRow, type: EventType): string | null {
  try {
    const event = { id: eventId, type, createdAt, data: JSON.parse(data) as unknown };
    return JSON.stringify(makeEnvelope(event, ports.config.publicOrigin));
  } catch {
    return null;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "unknown");
