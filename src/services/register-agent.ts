// Makes a key for an agent that asks for one. The keys of one client network share their quota.
import { AGENT_KEY_IDLE_MS, AGENT_KEYS, REGISTRATION_WINDOW_MS } from "../model/agent-keys.ts";
import { composeKey, KEY_RANDOM_CHARS, keyPrefix } from "../model/api-key.ts";
import { AppError } from "../model/errors.ts";
import { rateLimited } from "../model/quota-headers.ts";
import type { Ctx } from "../model/ports.ts";

export interface RegisteredAgent {
  keyId: string;
  /** Shown once: only its hash is stored. */
  key: string;
}

const ID_CHARS = 20;
const ADDRESS = /^addr:(\w+)$/;

export async function registerAgent(ctx: Ctx, { label }: { label: string | null }): Promise<RegisteredAgent> {
  const network = ADDRESS.exec(ctx.caller.subject)?.[1];
  if (ctx.caller.kind !== "anonymous" || network === undefined) throw alreadyKnown();
  await countRegistration(ctx);
  const key = composeKey(ctx.ids.token(KEY_RANDOM_CHARS));
  const keyId = `key_${ctx.ids.token(ID_CHARS)}`;
  await ctx.keys.insert({
    id: keyId,
    owner: `key:${keyId}`,
    subject: `agents:${network}`,
    hash: await ctx.digest.sha256(key),
    prefix: keyPrefix(key),
    plan: AGENT_KEYS.plan,
    scopes: [...AGENT_KEYS.scopes],
    label,
    createdAt: ctx.clock.now(),
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    idleMs: AGENT_KEY_IDLE_MS,
  });
  ctx.log("agent.registered", { keyId });
  return { keyId, key };
}

async function countRegistration(ctx: Ctx): Promise<void> {
  const { registrationsPerDay } = AGENT_KEYS;
  const limiter = ctx.limiter(ctx.caller.subject);
  const quota = await limiter.countEvent("agent-key", registrationsPerDay, REGISTRATION_WINDOW_MS);
  if (quota.ok) return;
  throw rateLimited(quota, {
    now: ctx.clock.now(),
    windowSeconds: REGISTRATION_WINDOW_MS / 1000,
    message: () =>
      `From one network ${registrationsPerDay} keys a day can be registered; it starts anew at 00:00 UTC. Use the key you have, or call without one.`,
  });
}

const alreadyKnown = (): AppError =>
  new AppError(
    "INVALID_REQUEST",
    "Whoever has a credential registers no other here. Call without one, or make keys in the portal.",
    { details: { field: "Authorization", expected: "no credential" } },
  );
