// How often a network, or a recipient of mail, may ask. Counted in the caller's limiter object, stored and exact.
import type { Context } from "hono";
import { addressSubject } from "../model/client-address.ts";
import { AppError } from "../model/errors.ts";
import { SIGN_IN_MAILS_PER_NETWORK, SIGN_IN_MAILS_PER_RECIPIENT } from "../model/limits.ts";
import type { Ports } from "../model/ports.ts";
import type { AuthEnv } from "./auth-env.ts";

export interface Limit {
  limit: number;
  windowMs: number;
}

/** Seconds to wait, or null when the request may go on. */
export async function countRequest(
  c: Context<AuthEnv>,
  kind: string,
  { limit, windowMs }: Limit,
): Promise<number | null> {
  const { ports } = c.env;
  const subject = await addressSubject(ports.digest, c.req.header("cf-connecting-ip") ?? "");
  return waitAfter(ports, subject, kind, { limit, windowMs });
}

/** Throws RATE_LIMIT when this network or this recipient had its share of sign-in mails. */
export async function countSignInMail(c: Context<AuthEnv>, email: string): Promise<void> {
  const { ports } = c.env;
  const recipient = `mail:${(await ports.digest.address(email.toLowerCase())).slice(0, 32)}`;
  const seconds =
    (await countRequest(c, "sign-in", SIGN_IN_MAILS_PER_NETWORK)) ??
    (await waitAfter(ports, recipient, "sign-in", SIGN_IN_MAILS_PER_RECIPIENT));
  if (seconds === null) return;
  throw new AppError("RATE_LIMIT", `Too many sign-in mails were asked for. Try again in ${seconds} seconds.`, {
    details: { retry_after_seconds: seconds },
    headers: { "Retry-After": String(seconds) },
  });
}

/** OAuth clients read errors in OAuth's own form (RFC 6749 section 5.2). */
export function tooManyRequests(seconds: number): Response {
  const body = { error: "temporarily_unavailable", error_description: `Too many requests. Wait ${seconds} seconds.` };
  return Response.json(body, {
    status: 429,
    headers: { "Retry-After": String(seconds), "Cache-Control": "no-store" },
  });
}

async function waitAfter(
  ports: Ports,
  subject: string,
  kind: string,
  { limit, windowMs }: Limit,
): Promise<number | null> {
  const quota = await ports.limiter(subject).countEvent(kind, limit, windowMs);
  return quota.ok ? null : Math.max(1, Math.ceil((quota.resetsAt - ports.clock.now()) / 1000));
}
