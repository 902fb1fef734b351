// What can be down, and what each kind of call stands on: the table of the README as code.

export const OUTAGES = [
  "database",
  "database writes",
  "reports",
  "queues",
  "mail",
  "files",
  "coordinators",
  "limiters",
  "gates",
  "endpoints",
] as const;
export type Outage = (typeof OUTAGES)[number];

/** What the clock is told to throw the switch; the outage follows. */
export const OUTAGE_CRON = "outage:";

const DATABASE: readonly Outage[] = ["database"];
const WRITES: readonly Outage[] = ["database", "database writes"];

/** The outages in which a kind of call is answered by 503; in all others it works. */
export const STANDS_ON = {
  health: [],
  description: [],
  "OAuth metadata": [],
  "keys of tokens": [],
  "agent card": [],
  "MCP server card": [],
  "bot keys": [],
  "MCP list of tools": [],
  "status of a running scan": ["limiters", "coordinators"],
  "status with a known key": ["limiters", "coordinators"],
  "status of an ended scan": ["limiters"],
  "MCP status": ["limiters", "coordinators"],
  "A2A task": ["limiters", "coordinators"],
  results: ["limiters", "reports", ...DATABASE],
  list: ["limiters", ...DATABASE],
  directory: ["limiters", ...DATABASE],
  search: ["limiters", ...DATABASE],
  ask: ["limiters", ...DATABASE],
  "report page": ["reports", ...DATABASE],
  "directory page": DATABASE,
  badge: DATABASE,
  "front page": ["files"],
  documentation: ["files"],
  "new scan": ["limiters", "coordinators", ...WRITES],
  "new scan by form": ["limiters", "coordinators", ...WRITES],
  "sign-in mail": ["limiters", "mail", ...WRITES],
  // A code is used up by deleting it.
  "token request": ["limiters", ...WRITES],
  "log of deliveries": ["limiters", "endpoints", ...DATABASE],
  "results in full": ["limiters", "reports", ...DATABASE],
  checks: ["limiters", "reports", ...DATABASE],
  playbook: ["limiters", "reports", ...DATABASE],
  hours: ["limiters", "reports", ...DATABASE],
  "list of keys": ["limiters", ...DATABASE],
  "new key": ["limiters", ...WRITES],
  "new subscription": ["limiters", ...WRITES],
  "new secret": ["limiters", ...WRITES],
  // What is left of a scan whose row is gone, is removed when it can be reached.
  deletion: ["limiters", ...WRITES],
  "replay of a delivery": ["limiters", "endpoints", ...DATABASE],
  "replay of what failed": ["limiters", "endpoints", ...DATABASE],
  "opt-out": ["limiters", ...WRITES],
} as const satisfies Readonly<Record<string, readonly Outage[]>>;
export type CallKind = keyof typeof STANDS_ON;
export const CALL_KINDS = Object.keys(STANDS_ON) as CallKind[];
/** Counted calls of which a caller has few, or that send something again. */
const FEW_COUNTED = [
  "new key",
  "new subscription",
  "new secret",
  "deletion",
  "replay of a delivery",
  "replay of what failed",
] as const satisfies readonly CallKind[];
/** These are no traffic; nor is what a site asks for once. */
const FEW = new Set<CallKind>([...FEW_COUNTED, "opt-out"]);
export const TRAFFIC_KINDS = CALL_KINDS.filter((kind) => !FEW.has(kind));

export const mustWork = (kind: CallKind, outage: Outage | null): boolean =>
  outage === null || !(STANDS_ON[kind] as readonly Outage[]).includes(outage);

/** Calls of which an isolate may have counted a few ahead: those go on while the limiters are away. */
const COUNTED_AHEAD = new Set<CallKind>([
  "status of a running scan",
  "status with a known key",
  "status of an ended scan",
  "MCP status",
  "A2A task",
  "results",
  "list",
  "directory",
  "search",
  "ask",
  "log of deliveries",
  "results in full",
  "checks",
  "playbook",
  "hours",
  "list of keys",
  ...FEW_COUNTED,
]);
/** What was answered although it need not have been. */
export const wentOn = (
  kind: CallKind,
  outage: Outage | null,
  { status, text }: { status: number; text: string },
): boolean => outage === "limiters" && COUNTED_AHEAD.has(kind) && status < 400 && !text.includes("SERVICE_UNAVAILABLE");

/** The member of `services` in the health document that tells of an outage; null where none can be measured. */
export const TOLD_BY: Readonly<Record<Outage, "website" | "database" | "reports" | "coordination" | "queues" | null>> =
  {
    database: "database",
    // A read proves no write; a write for each look would be one that anybody can ask for.
    "database writes": null,
    reports: "reports",
    queues: "queues",
    mail: null,
    files: "website",
    coordinators: "coordination",
    limiters: "coordination",
    gates: null,
    endpoints: null,
  };
