// How often a network, or a recipient of mail, may ask. Counted in the caller's limiter object, stored and exact.
import type { Context } from "hono";
import { addressSubject } from "../model/client-address.ts";
import type { AppError } from "../model/errors.ts";
import { SIGN_IN_MAILS_PER_NETWORK, SIGN_IN_MAILS_PER_RECIPIENT } from "../model/limits.ts";
import type { Ports } from "../model/ports.ts";
import { rateLimited } from "../model/quota-headers.ts";
import type { AuthEnv } from "./auth-env.ts";

export interface Limit {
  limit: number;
  windowMs: number;
}

/** The refusal, or null when the request may go on. */
export async function countRequest(c: Context<AuthEnv>, kind: string, limit: Limit): Promise<AppError | null> {
  const { ports } = c.env;
  const subject = await addressSubject(ports.digest, c.req.header("cf-connecting-ip") ?? "");
  return refusalOf(ports, subject, kind, limit);
}

/** Throws RATE_LIMIT when this network or this recipient had its share of sign-in mails. */
export async function countSignInMail(c: Context<AuthEnv>, email: string): Promise<void> {
  const { ports } = c.env;
  const recipient = `mail:${(await ports.digest.address(email.toLowerCase())).slice(0, 32)}`;
  const refusal =
    (await countRequest(c, "sign-in", SIGN_IN_MAILS_PER_NETWORK)) ??
    (await refusalOf(ports, recipient, "sign-in", SIGN_IN_MAILS_PER_RECIPIENT));
  if (refusal !== null) throw refusal;
}

/** OAuth clients read errors in OAuth's own form (RFC 6749 section 5.2). */
export function tooManyRequests({ message, headers }: AppError): Response {
  const body = { error: "temporarily_unavailable", error_description: message };
  return Response.json(body, { status: 429, headers: { "Cache-Control": "no-store", ...headers } });
}

async function refusalOf(
  ports: Ports,
  subject: string,
  kind: string,
  { limit, windowMs }: Limit,
): Promise<AppError | null> {
  const quota = await ports.limiter(subject).countEvent(kind, limit, windowMs);
  if (quota.ok) return null;
  return rateLimited(quota, {
    now: ports.clock.now(),
    windowSeconds: windowMs / 1000,
    message: (seconds) => `Too many requests of this kind. Try again in ${seconds} seconds.`,
  });
}
