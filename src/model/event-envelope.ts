// What a receiver gets: the envelope around an event's data, its links, and an example of each event.
import { z } from "zod";
import { EVENT_DATA, eventIdOf, type EventData, type EventType } from "./events.ts";

const links = z.record(z.string(), z.url()).describe("Where to read more; built from the ids");

/** Body of a delivery. `id` is the same for all receivers and attempts: the key to tell repeats by. */
export function envelopeOf<T extends EventType>(type: T) {
  return z.object({
    id: z.string(),
    type: z.literal(type),
    createdAt: z.iso.datetime(),
    data: EVENT_DATA[type].extend({ links }),
  });
}

export interface EventEnvelope {
  id: string;
  type: EventType;
  createdAt: string;
  data: Record<string, unknown>;
}

interface EventFacts<T extends EventType> {
  description: string;
  /** What the event is about: the second half of its id. */
  about: string;
  example: EventData<T>;
}

const SCAN = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const PREVIOUS = "0199a3c4-1d2e-7f00-8a11-2b3c4d5e6f70";
const scan = { scanId: SCAN, domain: "example.com", scanType: "basic" as const };

export const EVENT_FACTS: { readonly [T in EventType]: EventFacts<T> } = {
  "scan.completed": {
    description: "A scan that you started is complete; its results can be read.",
    about: SCAN,
    example: { ...scan, readinessScore: 61.5, aeoScore: 48 },
  },
  "scan.failed": {
    description: "A scan that you started ended in error.",
    about: SCAN,
    example: { ...scan, error: "dns: The name example.com could not be resolved." },
  },
  "scan.started": {
    description: "A scan that you asked for has begun to read its site.",
    about: SCAN,
    example: scan,
  },
  "directory.updated": {
    description: "A listing of the business directory is new, or a field that it shows changed. Sent to everyone.",
    about: SCAN,
    example: {
      slug: "harbor-dental",
      domain: "example.com",
      businessName: "Harbor Dental",
      industry: "healthcare",
      readinessScore: 61.5,
      aeoScore: 48,
      scanId: SCAN,
      changed: ["readinessScore", "aeoScore"],
    },
  },
  "insights.updated": {
    description:
      "Against the scan before, a check changed its outcome and a score moved by a point or more. Sent to everyone.",
    about: SCAN,
    example: {
      scanId: SCAN,
      previousScanId: PREVIOUS,
      domain: "example.com",
      readinessScore: 61.5,
      previousReadinessScore: 55,
      aeoScore: 48,
      previousAeoScore: 48,
      changedChecks: 3,
    },
  },
  "analytics.weekly": {
    description: "The numbers of the week before, Mondays at 06:00 UTC. Sent to everyone.",
    about: "2026-11-09",
    example: {
      weekStart: "2026-11-09",
      weekEnd: "2026-11-15",
      totalScans: 214,
      averageReadinessScore: 52.3,
      averageAeoScore: 47.9,
      topOpportunityCategories: ["communication", "workflow"],
    },
  },
};

/** Builds the body's object. `data` must fit the type's schema; keys that the schema does not name are dropped. */
export function makeEnvelope(
  event: { id: string; type: EventType; createdAt: number; data: unknown },
  publicOrigin: string,
): EventEnvelope {
  const data = EVENT_DATA[event.type].parse(event.data) as Record<string, unknown>;
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.createdAt).toISOString(),
    data: { ...data, links: linksOf(event.type, data, publicOrigin) },
  };
}

/** The payload of the documentation, made as a real one is. */
export function exampleEnvelope(type: EventType, publicOrigin: string): EventEnvelope {
  const { about, example } = EVENT_FACTS[type];
  const createdAt = Date.UTC(2026, 10, 16, 6);
  return makeEnvelope({ id: eventIdOf(type, about), type, createdAt, data: example }, publicOrigin);
}

function linksOf(type: EventType, data: Record<string, unknown>, origin: string): Record<string, string> {
  const scanLink = (id: unknown, part: string): string => `${origin}/api/insights/scan/${String(id)}/${part}`;
  switch (type) {
    case "scan.started":
    case "scan.failed":
      return { status: scanLink(data["scanId"], "status") };
    case "scan.completed":
      return { status: scanLink(data["scanId"], "status"), results: scanLink(data["scanId"], "results") };
    case "directory.updated":
      return {
        listing: `${origin}/api/directory/${encodeURIComponent(String(data["slug"]))}`,
        results: scanLink(data["scanId"], "results"),
      };
    case "insights.updated":
      return {
        results: scanLink(data["scanId"], "results"),
        previousResults: scanLink(data["previousScanId"], "results"),
      };
    case "analytics.weekly":
      return { analytics: `${origin}/api/insights/analytics?time_range=7d` };
  }
}
