// Idempotency-Key: a request sent twice is done once, and both times answered alike (for a day, per caller).
// draft-ietf-httpapi-idempotency-key-header-07; the value is taken with or without quotes.
import { AppError } from "../model/errors.ts";
import type { Ctx, Once } from "../model/ports.ts";
import type { Operation } from "./define-operation.ts";
import { invoke, type Invoked } from "./invoke.ts";

export interface InvokedOnce extends Invoked {
  /** The answer of an earlier request with the same key. */
  isReplay: boolean;
}

const KEY = /^[\x21-\x7e]{1,255}$/;
const EXPECTED = "1 to 255 printable ASCII characters without spaces, such as a UUID";
const WAIT_MS = 100;
const WAITS = 50;

/** Whether repeating the operation would cost the caller something, so that a key makes a difference. */
export const takesIdempotencyKey = ({ counts }: Pick<Operation, "counts">): boolean => counts === "scan";

export async function invokeOnce(
  ctx: Ctx,
  operation: Operation,
  raw: unknown,
  header: string | null,
): Promise<InvokedOnce> {
  const parsed = header === null || !takesIdempotencyKey(operation) ? null : operation.input.safeParse(raw);
  // What is not valid is refused by `invoke`, and claims nothing.
  if (header === null || parsed?.success !== true) return { ...(await invoke(ctx, operation, raw)), isReplay: false };
  const key = readKey(header);
  const request = await ctx.digest.sha256(`${operation.id} ${JSON.stringify(parsed.data)}`);
  const limiter = ctx.limiter(ctx.caller.subject);
  for (let waits = 0; waits < WAITS; waits++) {
    const claim = await limiter.claimOnce(key, request);
    if (claim.state === "answered") return { ...(await openAnswer(ctx, claim.answer)), isReplay: true };
    if (claim.state === "other-request") throw conflict();
    if (claim.state === "mine")
      return { ...(await runAndSettle(ctx, operation, raw, { key, ...claim })), isReplay: false };
    await ctx.clock.sleep(WAIT_MS);
  }
  throw stillRunning();
}

interface Claim {
  key: string;
  id: string;
  claim: number;
}

/** Only answers are kept: a request that failed may be sent again with the same key. */
async function runAndSettle(ctx: Ctx, operation: Operation, raw: unknown, claim: Claim): Promise<Invoked> {
  const notKept = (): void => ctx.log("once.not_kept", { operation: operation.id });
  const invoked = await invoke({ ...ctx, once: onceOf(ctx, claim) }, operation, raw).catch(async (error: unknown) => {
    await settle(ctx, claim, null).catch(notKept);
    throw error;
  });
  // What is left of the quota is told once: by then it may be less. What was done is answered, though it could not be kept.
  await settle(ctx, claim, { ...invoked, quota: null }).catch(notKept);
  return invoked;
}

const onceOf = (ctx: Ctx, { key, id, claim }: Claim): Once => ({
  id,
  isAgain: claim > 1,
  async renew() {
    const renewed = await ctx.limiter(ctx.caller.subject).renewOnce(key, claim);
    if (renewed === null) throw stillRunning();
    return renewed;
  },
  isMine: () => ctx.limiter(ctx.caller.subject).holdsOnce(key, claim),
});

/** Sealed, since an answer may hold a token. */
async function settle(ctx: Ctx, { key, claim }: Claim, invoked: Invoked | null): Promise<void> {
  const sealed = invoked === null ? null : await ctx.vault.seal(JSON.stringify(invoked));
  await ctx.limiter(ctx.caller.subject).settleOnce(key, claim, sealed);
}

const openAnswer = async (ctx: Ctx, sealed: string): Promise<Invoked> =>
  JSON.parse(await ctx.vault.open(sealed)) as Invoked;

function readKey(header: string): string {
  const key = header.trim().replace(/^"(.*)"$/, "$1");
  if (KEY.test(key)) return key;
  throw new AppError("INVALID_REQUEST", `Idempotency-Key is not valid. Expected: ${EXPECTED}.`, {
    details: { field: "Idempotency-Key", expected: EXPECTED },
  });
}

const stillRunning = (): AppError =>
  new AppError("SERVICE_UNAVAILABLE", "The first request with this Idempotency-Key is still being answered.", {
    headers: { "Retry-After": "5" },
  });

const conflict = (): AppError =>
  new AppError(
    "IDEMPOTENCY_CONFLICT",
    "This Idempotency-Key was used for another request within 24 hours. Send a new key, or the same request.",
    { details: { field: "Idempotency-Key" } },
  );
