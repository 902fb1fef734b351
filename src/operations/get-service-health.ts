import { z } from "zod";
import { PLANS, planWith } from "../model/plans.ts";
import { PRODUCT } from "../model/product.ts";
import type { Ports } from "../model/ports.ts";
import { SERVICE_STATES, type MeasuredHealth } from "../model/service-health.ts";
import { SCAN_TYPES } from "../model/scan.ts";
import { defineOperation, type Operation } from "./define-operation.ts";

/** A service that takes longer than this to answer a trivial read counts as degraded. */
const SLOW_MS = 2_000;
const ServiceState = z.enum(SERVICE_STATES);
type ServiceState = z.infer<typeof ServiceState>;
const Endpoint = z.object({ method: z.string(), path: z.string(), auth: z.enum(["none", "optional", "api_key"]) });
const HealthDocument = z
  .object({
    status: z.enum(["ok", "degraded"]),
    service: z.string(),
    version: z.string(),
    timestamp: z.iso.datetime(),
    response_time_ms: z.number(),
    capabilities: z.object({
      free_tier: z.boolean(),
      scan_types: z.array(z.enum(SCAN_TYPES)),
      free_scan_limit: z.string(),
      authentication: z.string(),
    }),
    services: z.object({
      website: ServiceState.describe("Pages and documents"),
      api: ServiceState.describe("What calls need: database, reports and coordination"),
      api_latency_ms: z.number().describe("How long a trivial read of the database took"),
      database: ServiceState,
      reports: ServiceState.describe("Stored reports"),
      coordination: ServiceState.describe("What counts quotas and watches over running scans"),
      queues: ServiceState.describe("What hands on the work of scans: while it is degraded, scans wait"),
    }),
    endpoints: z.record(z.string(), Endpoint),
    quickstart: z.object({ step_1: z.string(), step_2: z.string(), step_3: z.string(), step_4: z.string() }),
    _links: z.record(z.string(), z.object({ href: z.string(), method: z.string() })),
  })
  .meta({ id: "HealthDocument" });

/** The registry hands itself in, since the document lists every operation, this one included. */
export const makeGetServiceHealth = (operations: () => readonly Operation[]) =>
  defineOperation({
    id: "get_service_health",
    summary: "Health and discovery",
    description: "Tells whether the service works, measured now, what it can do and where. Costs no quota.",
    scopes: [],
    counts: "none",
    http: { method: "get", path: "/api/health", status: 200 },
    tool: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    errors: [],
    input: z.object({}),
    output: HealthDocument,
    example: { input: {}, output: exampleDocument() },
    async run(ctx) {
      const { measuredAt, ...health } = await measureHealth(ctx);
      return {
        body: {
          ...health,
          service: PRODUCT.name,
          version: PRODUCT.version,
          timestamp: new Date(measuredAt).toISOString(),
          capabilities: capabilitiesOf(planWith("anonymous", ctx.config.limits).scansPerDay),
          endpoints: Object.fromEntries(operations().map((operation) => [operation.id, endpointOf(operation)])),
          quickstart: quickstart(ctx.config.publicOrigin),
          _links: linksOf(ctx.config.publicOrigin),
        },
      };
    },
  });

/** Measured when it is asked for, by a trivial read of each part. */
export async function measureHealth(ports: Ports): Promise<MeasuredHealth> {
  const measuredAt = ports.clock.now();
  const [database, website, reports, coordination, queues] = await Promise.all([
    measure(ports, () => ports.scans.ping()),
    measure(ports, () => expectUp(ports)),
    measure(ports, () => ports.objects.ping()),
    measure(ports, () => expectObjects(ports)),
    measure(ports, () => ports.queues.ping()),
  ]);
  const api = worst(database, reports, coordination);
  return {
    status: worst(database, website, reports, coordination, queues) === "healthy" ? "ok" : "degraded",
    services: {
      website: website.state,
      api,
      api_latency_ms: database.ms,
      database: database.state,
      reports: reports.state,
      coordination: coordination.state,
      queues: queues.state,
    },
    response_time_ms: ports.clock.now() - measuredAt,
    measuredAt,
  };
}

/** Nobody's quota and no scan: asking for them proves that such objects answer. */
const OWN_SUBJECT = "health";

async function expectObjects(ports: Ports): Promise<void> {
  await Promise.all([
    ports.limiter(OWN_SUBJECT).peek({ scansPerDay: 1, readsPerMinute: 1 }),
    ports.coordinator(OWN_SUBJECT).progressJson(),
  ]);
}

interface Measured {
  state: ServiceState;
  ms: number;
}

const worst = (...parts: readonly Measured[]): ServiceState =>
  parts.every(({ state }) => state === "healthy") ? "healthy" : "degraded";

async function measure(ports: Ports, probe: () => Promise<unknown>): Promise<Measured> {
  const startedAt = ports.clock.now();
  const isUp = await Promise.race([
    probe().then(
      () => true,
      () => false,
    ),
    ports.clock.sleep(SLOW_MS).then(() => false),
  ]);
  return { state: isUp ? "healthy" : "degraded", ms: ports.clock.now() - startedAt };
}

async function expectUp(ports: Ports): Promise<void> {
  if (!(await ports.website.isUp())) throw new Error("assets do not answer");
}

function endpointOf({ http, scopes, headers, only }: Operation): z.infer<typeof Endpoint> {
  const isOpen = only === undefined && scopes.every((scope) => PLANS.anonymous.scopes.includes(scope));
  const writes = scopes.some((scope) => scope.endsWith(":write"));
  // What belongs to somebody is open to a token of its own in a header, or to its owner's credential.
  const isOwned = headers !== undefined;
  const auth = !isOpen ? "api_key" : writes || isOwned ? "optional" : "none";
  return { method: http.method.toUpperCase(), path: http.path, auth };
}

const capabilitiesOf = (scansPerDay: number) => ({
  free_tier: true,
  scan_types: [...SCAN_TYPES],
  free_scan_limit: `${scansPerDay} per day without an API key`,
  authentication: "optional",
});

const quickstart = (origin: string) => ({
  step_1: `POST ${origin}/api/insights/scan with {"url": "example.com"}`,
  step_2: `GET ${origin}/api/insights/scan/{scanId}/status every 5 to 10 seconds until it is complete or error`,
  step_3: `GET ${origin}/api/insights/scan/{scanId}/results`,
  step_4: "Send an API key in x-mcp-api-key for higher limits",
});

const linksOf = (origin: string) => ({
  self: { href: `${origin}/api/health`, method: "GET" },
  openapi: { href: `${origin}/openapi.json`, method: "GET" },
  docs: { href: `${origin}/developers/`, method: "GET" },
  mcp: { href: `${origin}/.well-known/mcp`, method: "POST" },
});

function exampleDocument(): z.input<typeof HealthDocument> {
  const origin = "https://foresite.example";
  return {
    status: "ok",
    service: PRODUCT.name,
    version: PRODUCT.version,
    timestamp: "2026-11-20T09:00:00.000Z",
    response_time_ms: 12,
    capabilities: capabilitiesOf(PLANS.anonymous.scansPerDay),
    services: {
      website: "healthy",
      api: "healthy",
      api_latency_ms: 4,
      database: "healthy",
      reports: "healthy",
      coordination: "healthy",
      queues: "healthy",
    },
    endpoints: { get_service_health: { method: "GET", path: "/api/health", auth: "none" } },
    quickstart: quickstart(origin),
    _links: linksOf(origin),
  };
}
