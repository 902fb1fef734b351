// Resolves who calls, once per request. A credential that is present and bad is refused everywhere:
// never a silent downgrade to anonymous. Only an old session cookie is no credential: browsers keep sending it.
import { isWellFormedKey, looksLikeApiKey } from "../model/api-key.ts";
import type { TokenClaims } from "../model/account-ports.ts";
import { challenge, resourceMetadataUrl } from "../model/bearer-challenge.ts";
import type { Caller } from "../model/caller.ts";
import { SCOPES, type Scope } from "../model/scopes.ts";
import { addressSubject } from "../model/client-address.ts";
import { AppError, isUnavailable } from "../model/errors.ts";
import { PLANS } from "../model/plans.ts";
import type { Ports } from "../model/ports.ts";
import type { KeyRecord } from "../model/key-ports.ts";
import { readCookie, sessionCookieName } from "../model/session-cookie.ts";

/** What of a request tells who calls. */
export interface Credentials {
  apiKey: string | null;
  authorization: string | null;
  clientAddress: string;
  /** Audience that a token must carry; the origin of the API when left out. */
  resource?: string;
  /** Where a session cookie may count: surfaces that take none leave it out. */
  browser?: BrowserRequest;
}

export interface BrowserRequest {
  method: string;
  cookie: string | null;
  origin: string | null;
  secFetchSite: string | null;
}

/** Between two notes of a key's last use. */
const TOUCH_MS = 5 * 60_000;

/** What a request says of its caller. */
export const credentialsOf = ({ headers }: { headers: Pick<Headers, "get"> }): Credentials => ({
  apiKey: headers.get("x-mcp-api-key"),
  authorization: headers.get("authorization"),
  clientAddress: headers.get("cf-connecting-ip") ?? "",
});

export async function identifyCaller(ports: Ports, credentials: Credentials): Promise<Caller> {
  const { apiKey, authorization, clientAddress, browser } = credentials;
  const resource = credentials.resource ?? ports.config.publicOrigin;
  const bearer = readBearer(ports, authorization, resource);
  if (apiKey !== null && bearer !== null && apiKey !== bearer)
    throw new AppError("INVALID_REQUEST", "Send one credential, not two: either x-mcp-api-key or Authorization.", {
      details: { field: "Authorization", expected: "one credential per request" },
    });
  if (apiKey !== null) return identifyKey(ports, apiKey, resource);
  if (bearer !== null)
    return looksLikeApiKey(bearer) ? identifyKey(ports, bearer, resource) : identifyToken(ports, bearer, resource);
  const session = browser === undefined ? null : await identifySession(ports, browser, clientAddress);
  return session ?? anonymousCaller(ports, clientAddress);
}

async function identifyKey(ports: Ports, text: string, resource: string): Promise<Caller> {
  if (!isWellFormedKey(text)) throw invalidCredentials(ports, resource);
  const key = await ports.keys.findByHash(await ports.digest.key(text));
  const now = ports.clock.now();
  if (key === null || hasEnded(key, now)) throw invalidCredentials(ports, resource);
  const { id, plan, subject, owner, isUnsure = false } = key;
  if (!isUnsure) noteUse(ports, key, now);
  return {
    kind: "key",
    plan,
    scopes: withOpenReads(isUnsure ? [] : key.scopes),
    subject,
    owner,
    keyId: id,
    isAgent: key.idleMs !== null,
    isUnsure,
  };
}

/** True for a key that opens nothing any more: revoked, past its end, or an agent's left idle. */
export function hasEnded(key: KeyRecord, now: number): boolean {
  const idleSince = key.lastUsedAt ?? key.createdAt;
  const isIdle = key.idleMs !== null && now - idleSince > key.idleMs;
  return isPast(key.revokedAt, now) || isPast(key.expiresAt, now) || isIdle;
}

/** The record is shared while it is remembered, so the time is noted in it first: one write is enough. */
function noteUse(ports: Ports, key: KeyRecord, now: number): void {
  if (key.lastUsedAt !== null && now - key.lastUsedAt < TOUCH_MS) return;
  key.lastUsedAt = now;
  ports.inBackground(ports.keys.touch(key.id, now));
}

async function identifyToken(ports: Ports, token: string, resource: string): Promise<Caller> {
  const claims = await ports.tokens.verify(token, resource).catch((error: unknown) => {
    ports.log("token.keys_unavailable", { error: error instanceof Error ? error.message : "unknown" });
    throw new AppError("SERVICE_UNAVAILABLE", "The keys to check this token cannot be read just now. Try again.", {
      headers: { "Retry-After": "5" },
    });
  });
  if (claims === null) throw invalidCredentials(ports, resource);
  const owner = await ownerOf(ports, claims);
  return {
    kind: "token",
    plan: claims.isOwn && claims.plan === "pro" ? "pro" : "free",
    scopes: withOpenReads(claims.scopes),
    subject: owner,
    owner,
    keyId: null,
    isAgent: false,
  };
}

async function ownerOf(ports: Ports, { isOwn, issuer, subject, clientId }: TokenClaims): Promise<string> {
  // Client credentials (RFC 9068 section 2.2): the client speaks for itself.
  if (isOwn) return subject === clientId ? `client:${subject}` : `user:${subject}`;
  return `ext:${(await ports.digest.sha256(`${issuer}|${subject}`)).slice(0, 32)}`;
}

/** For reading a known caller has at least what anonymous has; for writing the credential needs the scope. */
function withOpenReads(scopes: readonly string[]): Scope[] {
  return SCOPES.filter((scope) => scopes.includes(scope) || OPEN_READS.includes(scope));
}
const OPEN_READS: readonly string[] = PLANS.anonymous.scopes.filter((scope) => scope.endsWith(":read"));

async function identifySession(ports: Ports, browser: BrowserRequest, clientAddress: string): Promise<Caller | null> {
  const cookie = readCookie(browser.cookie, sessionCookieName(ports.config.isDevelopment));
  if (cookie === null) return null;
  const isRead = browser.method === "GET" || browser.method === "HEAD";
  const session = await ports.accounts.findSession(cookie).catch((error: unknown) => {
    if (isRead && isUnavailable(error)) return "unsure" as const;
    throw error;
  });
  // Browsers send the cookie with everything: what anybody reads they go on reading.
  if (session === "unsure") return { ...(await anonymousCaller(ports, clientAddress)), isUnsure: true };
  if (session === null) return null;
  // A page of another site may lead here; what it reads, it reads as anybody.
  if (isRead && !["same-origin", "none", null].includes(browser.secFetchSite)) return null;
  if (!isRead && browser.origin !== ports.config.publicOrigin)
    throw new AppError(
      "INSUFFICIENT_SCOPE",
      `A session counts only on requests from pages of ${ports.config.publicOrigin}, told by the header Origin. Send an API key instead.`,
    );
  const owner = `user:${session.userId}`;
  const { scopes } = PLANS[session.plan];
  return { kind: "session", plan: session.plan, scopes, subject: owner, owner, keyId: null, isAgent: false };
}

async function anonymousCaller(ports: Ports, clientAddress: string): Promise<Caller> {
  const subject = await addressSubject(ports.digest, clientAddress);
  const { scopes } = PLANS.anonymous;
  return { kind: "anonymous", plan: "anonymous", scopes, subject, owner: subject, keyId: null, isAgent: false };
}

function readBearer(ports: Ports, authorization: string | null, resource: string): string | null {
  if (authorization === null) return null;
  const [scheme = "", value = ""] = authorization.trim().split(/\s+/, 2);
  if (scheme.toLowerCase() !== "bearer" || value === "") throw invalidCredentials(ports, resource);
  return value;
}

/** RFC 6750 section 3.1, RFC 9728 section 5.1. */
function invalidCredentials(ports: Ports, resource: string): AppError {
  const metadata = resourceMetadataUrl(ports.config.publicOrigin, resource);
  return new AppError(
    "INVALID_CREDENTIALS",
    "The credential is unknown, revoked, expired or malformed. Check it, or call without one for the free tier.",
    { headers: { "WWW-Authenticate": challenge({ error: "invalid_token", resource_metadata: metadata }) } },
  );
}

const isPast = (time: number | null, now: number): boolean => time !== null && time <= now;
