// Verifies access tokens locally: our own by the keys in D1, those of trusted issuers by the keys they publish.
import { createLocalJWKSet, decodeJwt, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from "jose";
import { z } from "zod";
import type { TokenClaims, TokenVerifier } from "../model/account-ports.ts";
import type { Config, TrustedIssuer } from "../model/config.ts";
import { jsonOrNothing } from "../model/read-json.ts";
import { readBounded } from "./fetch/read-bounded.ts";

/** How long keys are used before they are read again. */
const KEYS_MS = 5 * 60_000;
/** A token with an unknown key makes us look again, at most this often: invented key ids cost us nothing. */
const RELOAD_MS = 10_000;
const FETCH_MS = 5_000;
const KEY_SET_BYTES = 64 * 1024;
/** A set, its list, a key, and lists of names in it. */
const KEY_SET_DEPTH = 8;
/** Retired keys verify for 30 days more (better-auth, jwks.gracePeriod). */
const GRACE_MS = 30 * 86_400_000;
/** Longest token that is looked at; ours have about 1,000 characters. */
const TOKEN_CHARS = 8_192;
/**
 * RFC 9068 section 2.1: what we did not type as an access token is none, our ID tokens above all. Other issuers often
 * leave the type out; there the audience that the configuration names tells access tokens from the rest.
 */
const OWN_TYPE = "at+jwt";

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) });

/** Keys are kept as plain data: a promise of one request must not be awaited by another. */
type KnownKeys = Map<string, { set: JSONWebKeySet; readAt: number }>;

export function createTokenVerifier(
  database: D1Database,
  config: Pick<Config, "publicOrigin" | "trustedIssuers">,
  now: () => number,
): TokenVerifier {
  const known: KnownKeys = new Map();
  const issuers: Issuer[] = [
    {
      issuer: config.publicOrigin,
      isOwn: true,
      audience: null,
      algorithms: ["RS256"],
      load: () => ownKeys(database, now()),
    },
    ...config.trustedIssuers.map(externalIssuer),
  ];
  return {
    async verify(token, audience) {
      const issuer =
        token.length > TOKEN_CHARS ? undefined : issuers.find(({ issuer: name }) => name === issuerOf(token));
      if (issuer === undefined) return null;
      const payload = await verifyWith(token, issuer, issuer.audience ?? audience, known, now);
      return payload === null ? null : toClaims(payload, issuer);
    },
  };
}

interface Issuer {
  issuer: string;
  isOwn: boolean;
  /** Audience its tokens must carry; null for the one that is asked for. */
  audience: string | null;
  algorithms: string[];
  load(): Promise<JSONWebKeySet>;
}

function externalIssuer({ issuer, audience, algorithms, jwksUri }: TrustedIssuer): Issuer {
  return { issuer, isOwn: false, audience, algorithms, load: () => fetchKeys(jwksUri) };
}

async function verifyWith(
  token: string,
  issuer: Issuer,
  audience: string,
  known: KnownKeys,
  now: () => number,
): Promise<JWTPayload | null> {
  const options = {
    issuer: issuer.issuer,
    audience,
    algorithms: issuer.algorithms,
    ...(issuer.isOwn ? { typ: OWN_TYPE } : {}),
    requiredClaims: ["sub", "exp"],
    currentDate: new Date(now()),
  };
  for (let attempt = 0; ; attempt++) {
    const set = await keysOf(issuer, attempt === 0 ? KEYS_MS : RELOAD_MS, known, now);
    try {
      return (await jwtVerify(token, createLocalJWKSet(set), options)).payload;
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey && attempt === 0) continue;
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
      throw error;
    }
  }
}

async function keysOf(issuer: Issuer, maxAgeMs: number, known: KnownKeys, now: () => number): Promise<JSONWebKeySet> {
  const entry = known.get(issuer.issuer);
  if (entry !== undefined && now() - entry.readAt < maxAgeMs) return entry.set;
  const set = await issuer.load();
  known.set(issuer.issuer, { set, readAt: now() });
  return set;
}

async function ownKeys(database: D1Database, now: number): Promise<JSONWebKeySet> {
  const { results } = await database
    .prepare("select id, alg, public_key as publicKey from jwks where expires_at is null or expires_at > ?")
    .bind(now - GRACE_MS)
    .all<{ id: string; alg: string | null; publicKey: string }>();
  return KeySet.parse({
    keys: results.map(({ id, alg, publicKey }) => ({ ...JSON.parse(publicKey), kid: id, alg: alg ?? "RS256" })),
  });
}

/** RFC 7517 key set of another issuer; its address stands in the configuration. */
async function fetchKeys(jwksUri: string): Promise<JSONWebKeySet> {
  const answer = await fetch(jwksUri, {
    headers: { Accept: "application/json" },
    // The platform knows no "error" here; a redirect is not ok, and ends below.
    redirect: "manual",
    signal: AbortSignal.timeout(FETCH_MS),
  });
  if (!answer.ok) throw new Error(`the keys of a trusted issuer answered with ${answer.status}`);
  const { bytes, truncated } = await readBounded(answer, KEY_SET_BYTES);
  if (truncated) throw new Error("the keys of a trusted issuer are too large");
  return KeySet.parse(jsonOrNothing(new TextDecoder().decode(bytes), { chars: KEY_SET_BYTES, depth: KEY_SET_DEPTH }));
}

/** Says only whose keys to try; nothing is believed before the signature is checked. */
function issuerOf(token: string): string | null {
  try {
    return decodeJwt(token).iss ?? null;
  } catch {
    return null;
  }
}

function toClaims(payload: JWTPayload, { issuer, isOwn }: Issuer): TokenClaims | null {
  // RFC 9449: a token bound to a key counts only with a proof, which this API does not take.
  if (payload["cnf"] !== undefined || payload.sub === undefined) return null;
  const { scope, scp, client_id: clientId, plan } = payload;
  const listed = Array.isArray(scp) ? scp.filter((name): name is string => typeof name === "string") : [];
  return {
    isOwn,
    issuer,
    subject: payload.sub,
    clientId: typeof clientId === "string" ? clientId : null,
    scopes: typeof scope === "string" ? scope.split(" ").filter((name) => name !== "") : listed,
    plan: typeof plan === "string" ? plan : null,
  };
}
