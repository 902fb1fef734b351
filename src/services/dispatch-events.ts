// Hands events from the outbox to whoever receives them. A row is claimed, handed on and marked; what fails is
// due again later. Handing on twice changes nothing, since every receiver takes an event id once.
import { EVENT_TYPES, EventType } from "../model/events.ts";
import { makeEnvelope } from "../model/event-envelope.ts";
import type { Ports } from "../model/ports.ts";
import type { EndpointDelivery, OutboxRow } from "../model/webhook-ports.ts";

/** "done", or "more" when there is more of this row to hand on than one run should take. */
type RowHandler = (ports: Ports, row: OutboxRow) => Promise<"done" | "more">;

/** Who hands on a row of a type. Rows of types that are not here wait for somebody who knows them. */
const HANDLERS: Readonly<Record<string, RowHandler>> = {
  ...Object.fromEntries(EVENT_TYPES.map((type) => [type, handToEndpoints])),
};

const ROWS_PER_RUN = 50;
const ENDPOINTS_PER_PAGE = 100;
const PAGES_PER_RUN = 5;
/** A dispatcher that takes longer than this has died; another continues at the row's cursor. */
const LEASE_MS = 60_000;
const FIRST_BACK_OFF_MS = 2_000;
const LONGEST_BACK_OFF_MS = 15 * 60_000;

/** Dispatches what is due: of one scan, or (null) of all. Never throws for a single row. */
export async function dispatchEvents(ports: Ports, scanId: string | null = null): Promise<void> {
  const rows = await ports.outbox.claim({
    types: Object.keys(HANDLERS),
    scanId,
    now: ports.clock.now(),
    leaseMs: LEASE_MS,
    limit: ROWS_PER_RUN,
  });
  for (const row of rows) await dispatchRow(ports, row);
}

/** Best effort beside a scan's own work: the clock takes up whatever goes wrong here. */
export async function dispatchSoon(ports: Ports, scanId: string): Promise<void> {
  try {
    await dispatchEvents(ports, scanId);
  } catch (error) {
    ports.log("outbox.dispatch_failed", { scanId, error: messageOf(error) });
  }
}

async function dispatchRow(ports: Ports, row: OutboxRow): Promise<void> {
  const { eventId, type, attempts } = row;
  try {
    const handled = (await HANDLERS[type]?.(ports, row)) ?? "more";
    if (handled === "done") await ports.outbox.markDispatched(eventId, ports.clock.now());
    else await ports.outbox.release(eventId, ports.clock.now());
  } catch (error) {
    const pause = Math.min(FIRST_BACK_OFF_MS * 2 ** Math.min(attempts, 20), LONGEST_BACK_OFF_MS);
    ports.log("outbox.row_failed", { eventId, attempts, error: messageOf(error) });
    await ports.outbox.release(eventId, ports.clock.now() + pause).catch(() => undefined);
  }
}

/** scan.* rows name whose subscriptions get them; the others have no owner and go to everyone who lists them. */
async function handToEndpoints(ports: Ports, row: OutboxRow): Promise<"done" | "more"> {
  const { eventId, owner } = row;
  const type = EventType.parse(row.type);
  const body = bodyOf(ports, row, type);
  if (body === null) {
    // No later try would read it either.
    ports.log("outbox.unreadable", { eventId, type });
    return "done";
  }
  let { cursor } = row;
  for (let page = 0; page < PAGES_PER_RUN; page++) {
    const found = await ports.subscriptions.match(type, owner, cursor, ENDPOINTS_PER_PAGE);
    await enqueueAll(ports, found, { eventId, type, body });
    cursor = found.at(-1) ?? cursor;
    if (found.length < ENDPOINTS_PER_PAGE || cursor === null) return "done";
    await ports.outbox.saveCursor(eventId, cursor);
  }
  return "more";
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
