// Resolves who calls, once per request. A credential that is present and bad is refused everywhere:
// never a silent downgrade to anonymous.
import { isWellFormedKey, looksLikeApiKey } from "../model/api-key.ts";
import type { Caller } from "../model/caller.ts";
import { SCOPES, type Scope } from "../model/scopes.ts";
import { networkOf } from "../model/client-address.ts";
import { AppError } from "../model/errors.ts";
import { PLANS } from "../model/plans.ts";
import type { Ports } from "../model/ports.ts";

export interface Credentials {
  apiKey: string | null;
  authorization: string | null;
  clientAddress: string;
  /** Audience that a token must carry; the origin of the API when left out. */
  resource?: string;
}

export async function identifyCaller(
  ports: Ports,
  { apiKey, authorization, clientAddress }: Credentials,
): Promise<Caller> {
  const bearer = readBearer(authorization);
  if (apiKey !== null && bearer !== null && apiKey !== bearer)
    throw new AppError("INVALID_REQUEST", "Send one credential, not two: either x-mcp-api-key or Authorization.", {
      details: { field: "Authorization", expected: "one credential per request" },
    });
  const credential = apiKey ?? bearer;
  if (credential === null) return anonymousCaller(ports, clientAddress);
  if (!looksLikeApiKey(credential) || !isWellFormedKey(credential)) throw invalidCredentials();
  const key = await ports.keys.findByHash(await ports.digest.sha256(credential));
  const now = ports.clock.now();
  if (key === null || isPast(key.revokedAt, now) || isPast(key.expiresAt, now)) throw invalidCredentials();
  const { id, plan, subject, owner } = key;
  return {
    kind: "key",
    plan,
    scopes: key.scopes.filter(isScope),
    subject,
    owner,
    keyId: id,
    isAgent: key.idleMs !== null,
  };
}

async function anonymousCaller(ports: Ports, clientAddress: string): Promise<Caller> {
  const subject = `addr:${(await ports.digest.address(networkOf(clientAddress))).slice(0, 32)}`;
  const { scopes } = PLANS.anonymous;
  return { kind: "anonymous", plan: "anonymous", scopes, subject, owner: subject, keyId: null, isAgent: false };
}

function readBearer(authorization: string | null): string | null {
  if (authorization === null) return null;
  const [scheme = "", value = ""] = authorization.trim().split(/\s+/, 2);
  if (scheme.toLowerCase() !== "bearer" || value === "") throw invalidCredentials();
  return value;
}

const invalidCredentials = (): AppError =>
  new AppError(
    "INVALID_CREDENTIALS",
    "The credential is unknown, revoked, expired or malformed. Check the key, or call without one for the free tier.",
  );
const isPast = (time: number | null, now: number): boolean => time !== null && time <= now;
const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);
