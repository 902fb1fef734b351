// What callers see of keys and accounts. Times are whole seconds, as everywhere in the API.
import { z } from "zod";
import { PLAN_IDS } from "./plans.ts";
import { SCOPES } from "./scopes.ts";
import { ShownSubscription } from "./webhook.ts";

const seconds = z.number().int();
const maybeSeconds = seconds.nullable();

/** A key without the key itself. */
export const ApiKey = z
  .object({
    id: z.string(),
    label: z.string().nullable(),
    prefix: z.string().describe("First characters of the key, to tell keys apart"),
    scopes: z.array(z.enum(SCOPES)),
    plan: z.enum(PLAN_IDS),
    createdAt: seconds,
    lastUsedAt: maybeSeconds.describe("Exact to five minutes"),
    expiresAt: maybeSeconds,
    revokedAt: maybeSeconds,
    rotatedTo: z.string().nullable().describe("Id of the key that replaced this one"),
  })
  .meta({ id: "ApiKey" });
export type ApiKey = z.infer<typeof ApiKey>;

/** A key just made; the only answer that ever holds it. */
export const NewApiKey = ApiKey.extend({ key: z.string().describe("Shown once; keep it") }).meta({ id: "NewApiKey" });
export type NewApiKey = z.infer<typeof NewApiKey>;

export const QuotaUse = z
  .object({ limit: z.number().int(), used: z.number().int(), remaining: z.number().int(), resetsAt: seconds })
  .meta({ id: "QuotaUse" });

/** Everything kept about an account. */
export const AccountExport = z
  .object({
    account: z
      .object({
        id: z.string(),
        email: z.string(),
        name: z.string(),
        plan: z.enum(PLAN_IDS),
        createdAt: seconds,
        sessions: z.number().int().describe("Sessions open now"),
        applications: z.array(z.string()).describe("Applications that hold your consent"),
      })
      .nullable()
      .describe("null for a key that belongs to no account"),
    keys: z.array(ApiKey),
    scans: z.array(z.object({ id: z.string(), domain: z.string(), createdAt: seconds })).describe("Newest first"),
    hasMoreScans: z.boolean(),
    subscriptions: z.array(ShownSubscription),
  })
  .meta({ id: "AccountExport" });
export type AccountExport = z.infer<typeof AccountExport>;
