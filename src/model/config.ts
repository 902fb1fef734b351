// Configuration: read in one place, validated at start. What is not here is not configurable.
import { z } from "zod";
import { AGENT_LEASE_MS, CRAWL_MAX_RPS, SCAN_DEADLINES_MS, TARGET_BUDGET } from "./limits.ts";
import { PLAN_IDS, type PlanId, type PlanLimits } from "./plans.ts";

const count = z.coerce.number().int().positive();
const json = <T extends z.ZodType>(schema: T) =>
  z.string().transform((text, ctx) => {
    try {
      return schema.parse(JSON.parse(text));
    } catch {
      ctx.addIssue({ code: "custom", message: "must be JSON of the documented shape" });
      return z.NEVER;
    }
  });

const limits = z.partialRecord(
  z.enum(PLAN_IDS),
  z.object({ scansPerDay: count.optional(), readsPerMinute: count.optional() }),
);

/** Environment variables as text; see the README's table of configuration. */
export const ConfigInput = z.object({
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin),
  ALLOW_PRIVATE_TARGETS: z.enum(["true", "false", ""]).optional(),
  DEV_HOST_MAP: json(z.record(z.string(), z.url({ protocol: /^https?$/ }))).optional(),
  SCAN_DEADLINES_MS: json(z.object({ light: count, basic: count, full: count }).partial()).optional(),
  AGENT_LEASE_MS: count.optional(),
  CRAWL_MAX_RPS: count.optional(),
  TARGET_BUDGET: count.optional(),
  LIMITS: json(limits).optional(),
  ADDRESS_KEY: z.string().min(16).optional(),
});

export interface Config {
  publicOrigin: string;
  /** PUBLIC_ORIGIN is a loopback address: the only switch for development. */
  isDevelopment: boolean;
  allowPrivateTargets: boolean;
  /** Host name -> origin that serves a local copy of it; null outside development or when unset. */
  devHostMap: Readonly<Record<string, string>> | null;
  scanDeadlinesMs: typeof SCAN_DEADLINES_MS;
  agentLeaseMs: number;
  crawlMaxRps: number;
  targetBudget: number;
  limits: PlanLimits;
  addressKey: string;
}

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Used only in development, where addresses are loopback and protect nobody. */
const DEVELOPMENT_ADDRESS_KEY = "development-address-key";

/** Validates the environment. Throws an Error that names each variable that is wrong. */
export function readConfig(env: Record<string, unknown>): Config {
  const known = Object.keys(ConfigInput.shape).flatMap((name) => {
    const value = env[name];
    return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
  });
  const parsed = ConfigInput.safeParse(Object.fromEntries(known));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`Configuration is not valid. ${problems.join("; ")}. See the README, "Configuration".`);
  }
  const input = parsed.data;
  const isDevelopment = LOOPBACK_HOSTS.has(new URL(input.PUBLIC_ORIGIN).hostname);
  if (!isDevelopment && input.ADDRESS_KEY === undefined)
    throw new Error("Configuration is not valid. ADDRESS_KEY: is required outside development.");
  return {
    publicOrigin: input.PUBLIC_ORIGIN,
    isDevelopment,
    allowPrivateTargets: isDevelopment && input.ALLOW_PRIVATE_TARGETS === "true",
    devHostMap: isDevelopment && input.DEV_HOST_MAP ? lowerKeys(input.DEV_HOST_MAP) : null,
    scanDeadlinesMs: { ...SCAN_DEADLINES_MS, ...dropUndefined(input.SCAN_DEADLINES_MS ?? {}) },
    agentLeaseMs: input.AGENT_LEASE_MS ?? AGENT_LEASE_MS,
    crawlMaxRps: input.CRAWL_MAX_RPS ?? CRAWL_MAX_RPS,
    targetBudget: input.TARGET_BUDGET ?? TARGET_BUDGET,
    limits: planLimits(input.LIMITS ?? {}),
    addressKey: input.ADDRESS_KEY ?? DEVELOPMENT_ADDRESS_KEY,
  };
}

const lowerKeys = (map: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(map).map(([host, origin]) => [host.toLowerCase(), new URL(origin).origin]));

function dropUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

function planLimits(input: Partial<Record<PlanId, object>>): PlanLimits {
  return Object.fromEntries(Object.entries(input).map(([plan, over]) => [plan, dropUndefined(over)]));
}
