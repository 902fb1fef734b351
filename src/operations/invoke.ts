// The one gate: scopes, limits, input, run, output. Every surface calls operations through it.
import { z } from "zod";
import type { Caller } from "../model/caller.ts";
import { challenge, resourceMetadataUrl } from "../model/bearer-challenge.ts";
import { AppError, unavailable, type ErrorCode } from "../model/errors.ts";
import { callsSubject } from "../model/caller.ts";
import { leftThisMinute, MINUTE_SECONDS, quotaHeaders } from "../model/quota-headers.ts";
import { planWith } from "../model/plans.ts";
import type { Ctx } from "../model/ports.ts";
import type { QuotaAnswer } from "../model/limiter-ports.ts";
import { SCOPES } from "../model/scopes.ts";
import type { Admission, Operation } from "./define-operation.ts";

export interface Invoked {
  body: unknown;
  /** The body as JSON in UTF-8, where the operation has it at hand. */
  json?: Uint8Array<ArrayBuffer> | undefined;
  quota: QuotaAnswer | null;
}

export interface InvokeOptions {
  /** False for surfaces whose calls are no reads of the plan (MCP, A2A); scans count everywhere. */
  countsReads?: boolean;
}

/** Throws AppError for whatever the caller can act on. `raw` is what the surface read, not yet trusted. */
export async function invoke(
  ctx: Ctx,
  operation: Operation,
  raw: unknown,
  { countsReads = true }: InvokeOptions = {},
): Promise<Invoked> {
  if (!mayRun(operation, ctx.caller, raw))
    throw ctx.caller.isUnsure === true ? unavailable() : refusal(ctx, operation, raw);
  const read = operation.counts === "read" && countsReads ? await countRead(ctx) : null;
  try {
    const parsed = operation.input.safeParse(raw);
    if (!parsed.success) throw invalidInput(operation, parsed.error, raw);
    const { body, json, quota } = await operation.run(ctx, parsed.data);
    if (operation.isExact === true) return { body, json, quota: quota ?? read };
    return { body: operation.output.parse(body), quota: quota ?? read };
  } catch (error) {
    // An answer that was counted tells what is left, whatever it says.
    if (error instanceof AppError && read !== null)
      throw error.withHeaders(quotaHeaders(read, ctx.clock.now(), MINUTE_SECONDS));
    throw error;
  }
}

/**
 * Scopes, and for some operations the kind of caller. Plans see to it that a known caller reads what anybody reads.
 * `raw` is what the surface read, not yet trusted: it tells whether a key asks about itself.
 */
export const mayRun = (operation: Pick<Operation, "scopes" | "only">, caller: Caller, raw?: unknown): boolean =>
  isAdmitted(operation, caller, raw) && operation.scopes.every((scope) => caller.scopes.includes(scope));

function isAdmitted({ only }: Pick<Operation, "only">, caller: Caller, raw: unknown): boolean {
  if (only === undefined || caller.kind === "session") return true;
  switch (only) {
    case "sessions":
      return false;
    case "sessions and full keys":
      return isFullKey(caller);
    case "sessions and full keys of no account":
      return isFullKey(caller) && caller.owner.startsWith("key:");
    case "sessions, full keys and the key itself":
      return isFullKey(caller) || isItself(caller, raw);
  }
}

const isFullKey = ({ kind, isAgent, scopes }: Caller): boolean =>
  kind === "key" && !isAgent && SCOPES.every((scope) => scopes.includes(scope));

const isItself = ({ keyId }: Caller, raw: unknown): boolean =>
  keyId !== null && typeof raw === "object" && raw !== null && "keyId" in raw && raw.keyId === keyId;

/** RFC 6750 section 3.1: 401 for who did not say who they are, 403 for who may not. */
function refusal(ctx: Ctx, operation: Operation, raw: unknown): AppError {
  const resource_metadata = resourceMetadataUrl(ctx.config.publicOrigin);
  if (ctx.caller.kind === "anonymous") return authRequired(ctx, `This needs ${credentialFor(operation)}.`);
  if (!isAdmitted(operation, ctx.caller, raw))
    return new AppError(
      "INSUFFICIENT_SCOPE",
      `This needs ${credentialFor(operation)}. What was sent is of another kind or has fewer rights.`,
    );
  const scope = operation.scopes.join(" ");
  return new AppError(
    "INSUFFICIENT_SCOPE",
    `This needs the scope ${operation.scopes.join(" and ")}, which the credential does not carry.`,
    { headers: { "WWW-Authenticate": challenge({ error: "insufficient_scope", scope, resource_metadata }) } },
  );
}

/** 401 with the challenge that tells where a credential comes from (RFC 9728 section 5.1). */
export function authRequired({ config }: Pick<Ctx, "config">, message: string): AppError {
  const resource_metadata = resourceMetadataUrl(config.publicOrigin);
  return new AppError("AUTH_REQUIRED", message, { headers: { "WWW-Authenticate": challenge({ resource_metadata }) } });
}

const SESSION = "a session, which signing in at /sign-in gives";
const FULL_KEY = "an API key with every scope in x-mcp-api-key";
const CREDENTIALS: Readonly<Record<Admission, string>> = {
  sessions: SESSION,
  "sessions and full keys": `${SESSION}, or ${FULL_KEY}`,
  "sessions and full keys of no account": `${SESSION}, or, where no account stands behind it, ${FULL_KEY}`,
  "sessions, full keys and the key itself": `${SESSION}, ${FULL_KEY}, or the key itself`,
};
/** What an operation that is not for everyone asks for, in words. */
export const credentialFor = ({ only }: Pick<Operation, "only">): string =>
  only === undefined ? "an API key in x-mcp-api-key, or a bearer token" : CREDENTIALS[only];

/** Counts one read of the minute. Throws RATE_LIMIT when there is none left. */
export async function countRead(ctx: Ctx): Promise<QuotaAnswer> {
  const plan = planWith(ctx.caller.plan, ctx.config.limits);
  const quota = await ctx.reads.count(ctx.caller.subject, plan.readsPerMinute);
  return leftThisMinute(quota, ctx.clock.now(), "requests");
}

/**
 * Counts one call of a protocol beside REST (MCP, A2A). Such calls are no reads of the plan, but as many of them are
 * allowed in a minute. Throws RATE_LIMIT.
 */
export async function countCall(ctx: Ctx): Promise<void> {
  await countRead({ ...ctx, caller: { ...ctx.caller, subject: callsSubject(ctx.caller.subject) } });
}

/** Names the first offending field, and what would be right. */
function invalidInput(operation: Operation, error: z.ZodError, raw: unknown): AppError {
  const [issue] = error.issues;
  const field = issue === undefined || issue.path.length === 0 ? "body" : issue.path.join(".");
  const top = String(issue?.path[0] ?? "");
  const code: ErrorCode = operation.fieldErrors?.[top] ?? "INVALID_REQUEST";
  const expected = descriptionAt(operation.input, issue?.path ?? []) ?? issue?.message ?? "a valid value";
  const isMissing = issue?.path.length === 1 && typeof raw === "object" && raw !== null && !(top in raw);
  return new AppError(code, `${field} is ${isMissing ? "missing" : "not valid"}. Expected: ${expected}.`, {
    details: { field, expected },
  });
}

/** What describes the field itself; of a field within another, not what describes the outer one. */
function descriptionAt(input: z.ZodType, path: readonly PropertyKey[]): string | null {
  let at: unknown = input;
  let description: string | null = null;
  for (const [depth, step] of path.entries()) {
    at = partOf(at, step);
    if (at instanceof z.ZodType && at.description !== undefined && (depth > 0 || path.length === 1))
      ({ description } = at);
  }
  return description;
}

function partOf(schema: unknown, step: PropertyKey): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return partOf(schema.unwrap(), step);
  if (schema instanceof z.ZodObject) return schema.shape[String(step)];
  return schema instanceof z.ZodRecord ? schema.valueType : null;
}
