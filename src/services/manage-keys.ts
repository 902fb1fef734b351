// Makes, replaces and ends API keys. A key is made of randomness, shown once and kept as its hash.
import type { ApiKey, NewApiKey } from "../model/account.ts";
import { composeKey, KEY_RANDOM_CHARS, keyPrefix } from "../model/api-key.ts";
import { AppError } from "../model/errors.ts";
import { KEY_OVERLAP_MS, KEYS_PER_OWNER } from "../model/limits.ts";
import type { Ctx, Ports } from "../model/ports.ts";
import type { KeyRecord, NewKey } from "../model/key-ports.ts";
import { SCOPES, type Scope } from "../model/scopes.ts";
import { hasEnded } from "./identify-caller.ts";

const DAY_MS = 86_400_000;
const ID_CHARS = 20;

export interface KeyOrder {
  label?: string | undefined;
  scopes?: readonly Scope[] | undefined;
  expiresInDays?: number | undefined;
}

/** A key for the caller's owner, with at most the caller's rights and no longer than the caller's own key. */
export async function createKey(ctx: Ctx, { label, scopes, expiresInDays }: KeyOrder): Promise<NewApiKey> {
  const { caller } = ctx;
  const wanted = scopes ?? caller.scopes;
  const beyond = wanted.filter((scope) => !caller.scopes.includes(scope));
  if (beyond.length > 0)
    throw new AppError("INSUFFICIENT_SCOPE", `A key cannot give what its maker has not: ${beyond.join(", ")}.`, {
      details: { field: "scopes", expected: caller.scopes.join(" ") },
    });
  const now = ctx.clock.now();
  const ends = [
    expiresInDays === undefined ? null : now + expiresInDays * DAY_MS,
    caller.keyId === null ? null : ((await ctx.keys.find(caller.owner, caller.keyId))?.expiresAt ?? null),
  ].filter((end) => end !== null);
  const made = await composeNewKey(ctx, {
    owner: caller.owner,
    subject: caller.owner,
    plan: caller.plan,
    scopes: SCOPES.filter((scope) => wanted.includes(scope)),
    label: label ?? null,
    expiresAt: ends.length === 0 ? null : Math.min(...ends),
    idleMs: null,
  });
  if (!(await ctx.keys.insertWithin(made.row, KEYS_PER_OWNER)))
    throw new AppError("INVALID_REQUEST", `An account holds at most ${KEYS_PER_OWNER} live keys. Revoke one first.`, {
      details: { field: "keys", expected: `at most ${KEYS_PER_OWNER} live keys` },
    });
  ctx.log("key.created", { keyId: made.row.id, caller: caller.kind });
  return { ...toApiKey({ ...made.row, rotatedTo: null }), key: made.key };
}

/** A new key in the place of an old one, which opens for a day more. */
export async function rotateKey(ctx: Ctx, keyId: string): Promise<NewApiKey> {
  const old = await findKey(ctx, keyId);
  const now = ctx.clock.now();
  if (old.idleMs !== null) throw agentsRegisterAnew();
  if (!(await isWithinCaller(ctx, old)))
    throw new AppError(
      "INSUFFICIENT_SCOPE",
      "This key has more rights or a later end than the credential sent; use one that has them.",
    );
  if (hasEnded(old, now) || old.rotatedTo !== null) throw cannotRotate();
  const { owner, subject, plan, scopes, label, expiresAt, idleMs } = old;
  const made = await composeNewKey(ctx, { owner, subject, plan, scopes, label, expiresAt, idleMs });
  // Twice at once: the database lets one of them through.
  if (!(await ctx.keys.replace(old.id, made.row, now + KEY_OVERLAP_MS))) throw cannotRotate();
  ctx.log("key.rotated", { keyId: old.id, rotatedTo: made.row.id });
  return { ...toApiKey({ ...made.row, rotatedTo: null }), key: made.key };
}

/** Nobody gets out of rotation what their own credential does not give, nor for longer. */
async function isWithinCaller({ caller, keys }: Ctx, { id, scopes, plan, expiresAt }: KeyRecord): Promise<boolean> {
  const isPlanWithin = plan !== "pro" || caller.plan === "pro";
  if (!isPlanWithin || !scopes.every((scope) => caller.scopes.some((mine) => mine === scope))) return false;
  if (caller.keyId === null || caller.keyId === id) return true;
  const end = (await keys.find(caller.owner, caller.keyId))?.expiresAt ?? null;
  return end === null || (expiresAt !== null && expiresAt <= end);
}

export async function revokeKey(ctx: Ctx, keyId: string): Promise<ApiKey> {
  await findKey(ctx, keyId);
  await ctx.keys.revoke(ctx.caller.owner, keyId, ctx.clock.now());
  ctx.log("key.revoked", { keyId });
  return toApiKey(await findKey(ctx, keyId));
}

/** Another owner's key is told apart from none at all by nobody. */
export async function findKey(ctx: Ctx, keyId: string): Promise<KeyRecord> {
  const key = await ctx.keys.find(ctx.caller.owner, keyId);
  if (key !== null) return key;
  throw new AppError("NOT_FOUND", `You have no key with the id ${keyId}. GET /api/keys lists them.`, {
    details: { field: "keyId" },
  });
}

export function toApiKey(key: KeyRecord): ApiKey {
  const { id, label, prefix, plan, rotatedTo } = key;
  return {
    id,
    label,
    prefix,
    scopes: SCOPES.filter((scope) => key.scopes.includes(scope)),
    plan,
    createdAt: Math.floor(key.createdAt / 1000),
    lastUsedAt: maybeSeconds(key.lastUsedAt),
    expiresAt: maybeSeconds(key.expiresAt),
    revokedAt: maybeSeconds(key.revokedAt),
    rotatedTo,
  };
}

type KeyContent = Pick<NewKey, "owner" | "subject" | "plan" | "scopes" | "label" | "expiresAt" | "idleMs">;

async function composeNewKey(ports: Ports, content: KeyContent): Promise<{ key: string; row: NewKey }> {
  const key = composeKey(ports.ids.token(KEY_RANDOM_CHARS));
  const row = {
    ...content,
    id: `key_${ports.ids.token(ID_CHARS)}`,
    hash: await ports.digest.sha256(key),
    prefix: keyPrefix(key),
    createdAt: ports.clock.now(),
    revokedAt: null,
    lastUsedAt: null,
  };
  return { key, row };
}

const maybeSeconds = (ms: number | null): number | null => (ms === null ? null : Math.floor(ms / 1000));
const agentsRegisterAnew = (): AppError =>
  new AppError("INSUFFICIENT_SCOPE", "A key that an agent registered is not rotated. Revoke it and register again.");
const cannotRotate = (): AppError =>
  new AppError("INVALID_REQUEST", "This key has ended or was replaced already. Create a new one with POST /api/keys.", {
    details: { field: "keyId", expected: "the id of a key that opens" },
  });
