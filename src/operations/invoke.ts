// The one gate: scopes, limits, input, run, output. Every surface calls operations through it.
import type { z } from "zod";
import type { Caller } from "../model/caller.ts";
import { AppError, type ErrorCode } from "../model/errors.ts";
import { MINUTE_SECONDS, quotaHeaders } from "../model/quota-headers.ts";
import { planWith } from "../model/plans.ts";
import type { Ctx, QuotaAnswer } from "../model/ports.ts";
import type { Operation } from "./define-operation.ts";

export interface Invoked {
  body: unknown;
  quota: QuotaAnswer | null;
}

export interface InvokeOptions {
  /** False for calls of MCP and A2A, which the minute's reads do not include. */
  countsReads?: boolean;
}

/** Throws AppError for whatever the caller can act on. `raw` is what the surface read, not yet trusted. */
export async function invoke(
  ctx: Ctx,
  operation: Operation,
  raw: unknown,
  { countsReads = true }: InvokeOptions = {},
): Promise<Invoked> {
  if (!mayRun(operation, ctx.caller)) throw missingScope(ctx, operation);
  const read = operation.counts === "read" && countsReads ? await countRead(ctx) : null;
  const parsed = operation.input.safeParse(raw);
  if (!parsed.success) throw invalidInput(operation, parsed.error, raw);
  const { body, quota } = await operation.run(ctx, parsed.data);
  return { body: operation.output.parse(body), quota: quota ?? read };
}

/** For reading, a known caller has at least what anonymous has; plans see to that, so scopes alone decide. */
export const mayRun = (operation: Pick<Operation, "scopes">, caller: Caller): boolean =>
  operation.scopes.every((scope) => caller.scopes.includes(scope));

function missingScope(ctx: Ctx, operation: Operation): AppError {
  if (ctx.caller.kind !== "anonymous")
    return new AppError(
      "INSUFFICIENT_SCOPE",
      `This needs the scope ${operation.scopes.join(" and ")}, which the credential does not carry.`,
    );
  const metadata = `${ctx.config.publicOrigin}/.well-known/oauth-protected-resource`;
  return new AppError("AUTH_REQUIRED", "This needs an API key in x-mcp-api-key, or a bearer token.", {
    headers: { "WWW-Authenticate": `Bearer resource_metadata="${metadata}"` },
  });
}

async function countRead(ctx: Ctx): Promise<QuotaAnswer> {
  const plan = planWith(ctx.caller.plan, ctx.config.limits);
  const quota = await ctx.limiter(ctx.caller.subject).countRead(plan.readsPerMinute);
  if (quota.ok) return quota;
  const seconds = Math.max(1, Math.ceil((quota.resetsAt - ctx.clock.now()) / 1000));
  throw new AppError(
    "RATE_LIMIT",
    `The limit of ${quota.limit} reads a minute is used up. Try again in ${seconds} seconds.`,
    {
      details: { retry_after_seconds: seconds },
      headers: { "Retry-After": String(seconds), ...quotaHeaders(quota, ctx.clock.now(), MINUTE_SECONDS) },
    },
  );
}

/** Names the first offending field, and what would be right. */
function invalidInput(operation: Operation, error: z.ZodError, raw: unknown): AppError {
  const [issue] = error.issues;
  const field = issue === undefined || issue.path.length === 0 ? "body" : issue.path.join(".");
  const top = String(issue?.path[0] ?? "");
  const code: ErrorCode = operation.fieldErrors?.[top] ?? "INVALID_REQUEST";
  const expected = expectedOf(operation, top) ?? issue?.message ?? "a valid value";
  const isMissing = issue?.path.length === 1 && typeof raw === "object" && raw !== null && !(top in raw);
  return new AppError(code, `${field} is ${isMissing ? "missing" : "not valid"}. Expected: ${expected}.`, {
    details: { field, expected },
  });
}

function expectedOf(operation: Operation, field: string): string | null {
  return operation.input.shape[field]?.description ?? null;
}
