// Configuration: read in one place, validated at start. What is not here is not configurable.
import { z } from "zod";
import { BotKey } from "./bot-key.ts";
import {
  AGENT_LEASE_MS,
  COORDINATOR_EVIDENCE_CHARS,
  CRAWL_MAX_RPS,
  LOG_ONE_READ_OF,
  MOST_READS_A_LINE,
  SCAN_DEADLINES_MS,
  TARGET_BUDGET,
  WEBHOOK_SCHEDULE_MS,
} from "./limits.ts";
import { PLAN_IDS, type PlanId, type PlanLimits } from "./plans.ts";
import { WEBHOOK_TIMES_MS, type WebhookTimes } from "./webhook-limits.ts";

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

const webhookTimes = z.object({
  attemptTimeout: count,
  hostInterval: count,
  rotationOverlap: count,
  disableAfter: count,
}) satisfies z.ZodType<WebhookTimes>;

/** Secrets are random text; `npm start` and deploy make them. */
const secret = z.string().min(32).max(200);

/** An identity provider whose access tokens are accepted beside our own. */
const TrustedIssuer = z.object({
  issuer: z.url({ protocol: /^https?$/ }),
  jwksUri: z.url({ protocol: /^https?$/ }),
  audience: z.string().min(1),
  algorithms: z
    .array(z.enum(["RS256", "ES256", "PS256", "EdDSA"]))
    .min(1)
    .default(["RS256"]),
});
export type TrustedIssuer = z.infer<typeof TrustedIssuer>;

/** Environment variables as text; see the README's table of configuration. */
export const ConfigInput = z.object({
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin),
  ALLOW_PRIVATE_TARGETS: z.enum(["true", "false", ""]).optional(),
  DEV_HOST_MAP: json(z.record(z.string(), z.url({ protocol: /^https?$/ }))).optional(),
  SCAN_DEADLINES_MS: json(z.object({ light: count, basic: count, full: count }).partial()).optional(),
  AGENT_LEASE_MS: count.optional(),
  COORDINATOR_EVIDENCE_CHARS: count.optional(),
  CRAWL_MAX_RPS: count.optional(),
  LOG_ONE_READ_OF: count.max(MOST_READS_A_LINE).optional(),
  TARGET_BUDGET: count.optional(),
  LIMITS: json(limits).optional(),
  WEBHOOK_SCHEDULE_MS: json(z.array(z.number().int().min(0)).min(1).max(20)).optional(),
  WEBHOOK_TIMES_MS: json(webhookTimes.partial()).optional(),
  OWN_ORIGINS: json(z.array(z.url({ protocol: /^https?$/ })).max(20)).optional(),
  ALLOWED_ORIGINS: json(z.array(z.url({ protocol: /^https?$/ })).max(50)).optional(),
  TRUSTED_ISSUERS: json(z.array(TrustedIssuer).max(10)).optional(),
  DNS_RESOLVER: z.url({ protocol: /^https$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  OPERATOR_EMAIL: z.email().optional(),
  ADDRESS_KEY: secret.optional(),
  ADDRESS_KEY_FORMER: secret.optional(),
  AUTH_SECRET: secret.optional(),
  DATA_KEY: secret.optional(),
  DATA_KEY_FORMER: secret.optional(),
  BOT_KEY: json(BotKey).optional(),
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
  /** Bundles of evidence up to this size are kept by the coordinators of their scans, larger ones in the bucket. */
  coordinatorEvidenceChars: number;
  /** Of so many quick, successful reads one has a line in the log; 1 for each. */
  logOneReadOf: number;
  crawlMaxRps: number;
  targetBudget: number;
  limits: PlanLimits;
  /** Pauses before each attempt of a webhook delivery, the first included. */
  webhookScheduleMs: readonly number[];
  webhookTimesMs: WebhookTimes;
  /** Origins under which this service answers beside the public one. */
  ownOrigins: readonly string[];
  /** Origins of web pages beside our own that may call the MCP endpoint. */
  allowedOrigins: readonly string[];
  trustedIssuers: readonly TrustedIssuer[];
  /** Resolver over HTTPS (RFC 8484); null in development, where nothing is looked up. */
  dnsResolver: string | null;
  mailFrom: string;
  operatorEmail: string | null;
  /** Keys client addresses are hashed under. */
  addressKey: string;
  /** The one before it, under which the list of those who want no mail still counts. */
  formerAddressKey: string | null;
  /** Signs sessions and encrypts the token signing keys. */
  authSecret: string;
  /** Encrypts webhook secrets at rest. */
  dataKey: string;
  /** The one before it, while what it encrypted is encrypted anew. */
  formerDataKey: string | null;
  /** Signs the crawler's requests; null in development where none is given. */
  botKey: BotKey | null;
}

/** Validates DNSSEC, which is what its AD bit tells. */
const DNS_RESOLVER = "https://cloudflare-dns.com/dns-query";
const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Used only in development where none is given: nothing but loopback addresses and test data lie under them. */
const DEVELOPMENT_SECRET = "development-secret-of-no-worth-at-all";
const SECRETS = ["ADDRESS_KEY", "AUTH_SECRET", "DATA_KEY", "BOT_KEY"] as const;

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
  const missing = SECRETS.filter((name) => input[name] === undefined);
  if (!isDevelopment && missing.length > 0)
    throw new Error(`Configuration is not valid. ${missing.join(", ")}: required outside development.`);
  return {
    publicOrigin: input.PUBLIC_ORIGIN,
    isDevelopment,
    allowPrivateTargets: isDevelopment && input.ALLOW_PRIVATE_TARGETS === "true",
    devHostMap: isDevelopment && input.DEV_HOST_MAP ? lowerKeys(input.DEV_HOST_MAP) : null,
    scanDeadlinesMs: { ...SCAN_DEADLINES_MS, ...dropUndefined(input.SCAN_DEADLINES_MS ?? {}) },
    agentLeaseMs: input.AGENT_LEASE_MS ?? AGENT_LEASE_MS,
    coordinatorEvidenceChars: input.COORDINATOR_EVIDENCE_CHARS ?? COORDINATOR_EVIDENCE_CHARS,
    logOneReadOf: input.LOG_ONE_READ_OF ?? LOG_ONE_READ_OF,
    crawlMaxRps: input.CRAWL_MAX_RPS ?? CRAWL_MAX_RPS,
    targetBudget: input.TARGET_BUDGET ?? TARGET_BUDGET,
    limits: planLimits(input.LIMITS ?? {}),
    webhookScheduleMs: input.WEBHOOK_SCHEDULE_MS ?? WEBHOOK_SCHEDULE_MS,
    webhookTimesMs: { ...WEBHOOK_TIMES_MS, ...dropUndefined(input.WEBHOOK_TIMES_MS ?? {}) },
    ownOrigins: input.OWN_ORIGINS ?? [],
    allowedOrigins: input.ALLOWED_ORIGINS ?? [],
    trustedIssuers: input.TRUSTED_ISSUERS ?? [],
    dnsResolver: isDevelopment ? null : (input.DNS_RESOLVER ?? DNS_RESOLVER),
    mailFrom: input.MAIL_FROM ?? `reports@${new URL(input.PUBLIC_ORIGIN).hostname}`,
    operatorEmail: input.OPERATOR_EMAIL ?? null,
    addressKey: input.ADDRESS_KEY ?? DEVELOPMENT_SECRET,
    formerAddressKey: input.ADDRESS_KEY_FORMER ?? null,
    authSecret: input.AUTH_SECRET ?? DEVELOPMENT_SECRET,
    dataKey: input.DATA_KEY ?? DEVELOPMENT_SECRET,
    formerDataKey: input.DATA_KEY_FORMER ?? null,
    botKey: input.BOT_KEY ?? null,
  };
}

const lowerKeys = (map: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(map).map(([host, origin]) => [host.toLowerCase(), new URL(origin).origin]));

function dropUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** As exactOptionalPropertyTypes wants it: what was not given is not there. */
export function planLimits(input: Partial<Record<PlanId, object>>): PlanLimits {
  return Object.fromEntries(Object.entries(input).map(([plan, over]) => [plan, dropUndefined(over)]));
}
