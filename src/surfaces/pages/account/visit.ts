// A visit to a page of the account: who it is, what was sent, and the answers that pages give.
import { AppError } from "../../../model/errors.ts";
import type { Ctx } from "../../../model/ports.ts";
import type { Operation } from "../../../operations/define-operation.ts";
import { countRead, invoke } from "../../../operations/invoke.ts";
import type { Problem } from "../../../render/account/form-parts.ts";
import { privatePageHeaders } from "../../../render/page-headers.ts";
import { WORDS } from "../../../render/words/index.ts";

export interface Visit {
  ctx: Ctx;
  path: string;
  /** Ids that stand in the path. */
  ids: readonly string[];
  query: URLSearchParams;
  /** Empty where nothing was sent. */
  form: URLSearchParams;
}

type Runs<T> = Operation & { output: { parse(body: unknown): T } };

/**
 * Counts one page. Pages are no reads of the plan, which programs share with them; but as many are allowed in a minute.
 * Throws RATE_LIMIT.
 */
export async function countVisit(ctx: Ctx): Promise<void> {
  await countRead({ ...ctx, caller: { ...ctx.caller, subject: `pages:${ctx.caller.subject}` } });
}

/** Runs an operation as whoever is signed in. */
export async function run<T>(ctx: Ctx, operation: Runs<T>, raw: object): Promise<T> {
  const { output }: { output: { parse(body: unknown): T } } = operation;
  return output.parse((await invoke(ctx, operation, raw, { countsReads: false })).body);
}

/** What was just done, told by the page that the form leads to; the address carries a name of the list alone. */
const NOTICES = WORDS.account.notices;
type Notice = keyof typeof NOTICES;

export function noticeOf({ query }: Visit): string | null {
  const done = query.get("done") ?? "";
  return isNotice(done) ? NOTICES[done] : null;
}
const isNotice = (name: string): name is Notice => Object.hasOwn(NOTICES, name);

const ONCE_CHARS = 20;
const ONCE = /^[0-9A-Za-z]{20}$/;

/** What a page puts into its forms, so that each counts once. */
export const freshOnce = ({ ctx }: Visit): string => ctx.ids.token(ONCE_CHARS);

/** Does what a form asks for; null when the same form of the same page was sent before. What failed may be sent again. */
export async function doOnce<T>({ ctx, path, form }: Visit, act: () => Promise<T>): Promise<T | null> {
  const once = form.get("once") ?? "";
  if (!ONCE.test(once))
    throw new AppError("INVALID_REQUEST", "This form is not complete. Load its page again and send it from there.");
  const limiter = ctx.limiter(ctx.caller.subject);
  const key = `form ${once} ${path}`;
  const claimed = await limiter.claimOnce(key, "form");
  if (claimed.state !== "mine") return null;
  const done = await act().catch(async (error: unknown) => {
    await limiter.settleOnce(key, claimed.claim, null);
    throw error;
  });
  // What was answered may hold a secret and is not kept.
  await limiter.settleOnce(key, claimed.claim, "done");
  return done;
}

export const show = (
  html: string,
  {
    status = 200,
    hasScripts = false,
    headers = {},
  }: { status?: number; hasScripts?: boolean; headers?: Record<string, string> } = {},
): Response => new Response(html, { status, headers: { ...headers, ...privatePageHeaders({ hasScripts }) } });

export const seeOther = (path: string, done: Notice | null = null): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: done === null ? path : `${path}?done=${done}`, "Cache-Control": "no-store" },
  });

/** Which field an operation refused, in the words of its form; throws what belongs to no field. */
export function problemOf(
  error: unknown,
  words: (field: string, error: AppError) => Problem | null,
): { problem: Problem; error: AppError } {
  if (!(error instanceof AppError)) throw error;
  const field = error.details?.["field"];
  // Members of a list are named with their place: "scopes.0".
  const problem = typeof field === "string" ? words(field.split(".")[0] ?? "", error) : null;
  if (problem === null) throw error;
  return { problem, error };
}
