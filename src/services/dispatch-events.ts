// Hands events from the outbox to whoever receives them. A row is claimed, handed on and marked; what fails is
// due again later. Handing on twice changes nothing, since every receiver takes an event id once.
import { EventType, REPORT_MAIL } from "../model/events.ts";
import { makeEnvelope } from "../model/event-envelope.ts";
import type { Ports } from "../model/ports.ts";
import type { EndpointDelivery, OutboxRow } from "../model/webhook-ports.ts";
import { sendReport } from "./send-report.ts";

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
} satisfies Record<EventType | typeof REPORT_MAIL, RowHandler>;

const ROWS_PER_RUN = 50;
const ENDPOINTS_PER_PAGE = 100;
/** Receivers in one run: each costs a subrequest, of which an invocation of a Worker has 10,000. */
const HANDED_PER_RUN = 5_000;
/** Fewer beside a scan, whose coordinator has other work. */
const HANDED_BESIDE_SCAN = 500;
/** A dispatcher that takes longer than this has died; another continues at the row's cursor. */
const LEASE_MS = 60_000;
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

async function dispatchDue(ports: Ports, scanId: string | null, most: number): Promise<void> {
  const types = Object.keys(HANDLERS);
  const now = ports.clock.now();
  const rows = await ports.outbox.claim({ types, scanId, now, leaseMs: LEASE_MS, limit: ROWS_PER_RUN });
  let left = most;
  for (const row of rows) left -= await dispatchRow(ports, row, left);
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
  let { cursor } = row;
  for (let count = 0; ;) {
    const found = await ports.subscriptions.match(type, owner, cursor, ENDPOINTS_PER_PAGE);
    await enqueueAll(ports, found, { eventId, type, body });
    count += found.length;
    cursor = found.at(-1) ?? cursor;
    if (found.length < ENDPOINTS_PER_PAGE || cursor === null) return { count, isDone: true };
    await ports.outbox.saveCursor(eventId, cursor);
    if (count >= most) return { count, isDone: false };
  }
}

async function mailReport(ports: Ports, { scanId }: OutboxRow): Promise<Handed> {
  if (scanId !== null) await sendReport(ports, scanId);
  return { count: 1, isDone: true };
}

/** One endpoint that cannot be reached keeps the event from none of the others; then the page is tried again. */
async function enqueueAll(
  ports: Ports,
  subscriptionIds: readonly string[],
  event: Omit<EndpointDelivery, "subscriptionId">,
): Promise<void> {
  const answers = await Promise.allSettled(
    subscriptionIds.map((subscriptionId) => ports.endpoint(subscriptionId).enqueue({ subscriptionId, ...event })),
  );
  const failed = answers.filter((answer) => answer.status === "rejected");
  if (failed[0] !== undefined) throw new Error(`${failed.length} endpoints: ${messageOf(failed[0].reason)}`);
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
