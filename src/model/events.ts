// The six webhook events: what each tells, its schema and its example. Outbox, documentation, OpenAPI and
// tests all read this table.
import { z } from "zod";
import { INDUSTRIES } from "./profile.ts";
import { ScanType } from "./scan.ts";

export const EVENT_TYPES = [
  "scan.completed",
  "scan.failed",
  "scan.started",
  "directory.updated",
  "insights.updated",
  "analytics.weekly",
] as const;
export const EventType = z.enum(EVENT_TYPES);
export type EventType = z.infer<typeof EventType>;

const score = z.number().min(0).max(100);
const scanFacts = { scanId: z.uuid(), domain: z.string(), scanType: ScanType };

/** `data` of each event as the outbox keeps it: thin, without links, which follow from the ids. */
export const EVENT_DATA = {
  "scan.completed": z.object({ ...scanFacts, readinessScore: score, aeoScore: score }),
  "scan.failed": z.object({ ...scanFacts, error: z.string().describe("code: sentence") }),
  "scan.started": z.object(scanFacts),
  "directory.updated": z.object({
    slug: z.string(),
    domain: z.string(),
    businessName: z.string(),
    industry: z.enum(INDUSTRIES),
    readinessScore: score,
    aeoScore: score,
    scanId: z.uuid(),
    changed: z.array(z.string()).describe("Shown fields that changed; all of them for a new listing"),
  }),
  "insights.updated": z.object({
    scanId: z.uuid(),
    previousScanId: z.uuid(),
    domain: z.string(),
    readinessScore: score,
    previousReadinessScore: score,
    aeoScore: score,
    previousAeoScore: score,
    changedChecks: z.number().int().min(1),
  }),
  "analytics.weekly": z.object({
    weekStart: z.iso.date(),
    weekEnd: z.iso.date(),
    totalScans: z.number().int(),
    averageReadinessScore: score,
    averageAeoScore: score,
    topOpportunityCategories: z.array(z.string()),
  }),
} as const satisfies Record<EventType, z.ZodObject>;
export type EventData<T extends EventType> = z.infer<(typeof EVENT_DATA)[T]>;

/** Events of one scan go to the subscriptions of whoever started it; the others to everyone who lists them. */
export const isScanEvent = (type: EventType): boolean => type.startsWith("scan.");

/** The same event has the same id for every receiver and attempt, and is written once. */
export const eventIdOf = (type: EventType, about: string): string => `evt_${type.replace(".", "-")}_${about}`;

/** A row of the outbox that is no webhook event: the report by e-mail. */
export const REPORT_MAIL = "report.email";
/** Likewise: an operator's order to look at a scan (`npm run operate -- requeue`). */
export const SCAN_POKE = "scan.poke";

/** Another: takes an event back from the endpoints that hold it, since its scan was deleted. */
export const EVENT_RECALL = "event.recall";
export const EventRecall = z.object({ eventId: z.string(), type: EventType });
