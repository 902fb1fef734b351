// One handler for every operation: who calls, what was sent, invoke, answer.
import type { Context } from "hono";
import { BOOKMARK_HEADER, readBookmark } from "../../model/bookmark.ts";
import type { OpenedLists } from "../../model/list-ports.ts";
import type { Ctx } from "../../model/ports.ts";
import { refuseKeyInQuery } from "../../model/refuse-key-in-query.ts";
import { DAY_SECONDS, MINUTE_SECONDS, quotaHeaders } from "../../model/quota-headers.ts";
import type { Operation } from "../../operations/define-operation.ts";
import { invokeOnce } from "../../operations/invoke-once.ts";
import { credentialsOf, identifyCaller } from "../../services/identify-caller.ts";
import type { HttpEnv } from "./http-env.ts";
import { openHeaders } from "./open-headers.ts";
import { readInput } from "./read-input.ts";
import { dataHeaders } from "./secure-answer.ts";

export async function serveOperation(c: Context<HttpEnv>, operation: Operation): Promise<Response> {
  c.set("operation", operation.id);
  const caller = await contextOf(c);
  const session = openSession(c, operation);
  const ctx = { ...caller, ...session?.lists };
  const input = await readInput(c, operation);
  const key = c.req.header("idempotency-key") ?? null;
  const { body, json, quota, isReplay } = await invokeOnce(ctx, operation, input, key);
  const window = operation.counts === "scan" ? DAY_SECONDS : MINUTE_SECONDS;
  const bookmark = session?.bookmark() ?? null;
  const headers = quota === null ? {} : quotaHeaders(quota, ctx.clock.now(), window);
  // With every header at once: each one that is set later is a call into the runtime.
  return new Response(json ?? JSON.stringify(body), {
    status: operation.http.status,
    headers: {
      ...dataHeaders(ctx.config.isDevelopment),
      ...openHeaders(c.get("requestId")),
      "Content-Type": "application/json",
      ...headers,
      ...(bookmark === null ? {} : { [BOOKMARK_HEADER]: bookmark }),
      ...(isReplay ? { "Idempotency-Replayed": "true" } : {}),
    },
  });
}

/** What writes begins where everything is written; what reads goes on from the caller's bookmark, or begins anywhere. */
function openSession(c: Context<HttpEnv>, { session }: Operation): OpenedLists | null {
  if (session === undefined) return null;
  const bookmark = readBookmark(c.req.header(BOOKMARK_HEADER) ?? null);
  return c.env.ports.openLists(session === "anywhere" ? (bookmark ?? "anywhere") : "primary");
}

/** The caller is resolved before anything of the request is judged, so that a bad credential is always told. */
export async function contextOf(c: Context<HttpEnv>): Promise<Ctx> {
  const { ports } = c.env;
  refuseKeyInQuery(c.req.url);
  const caller = await identifyCaller(ports, {
    ...credentialsOf(c.req.raw),
    browser: {
      method: c.req.method,
      cookie: c.req.header("cookie") ?? null,
      origin: c.req.header("origin") ?? null,
      secFetchSite: c.req.header("sec-fetch-site") ?? null,
    },
  });
  c.set("caller", caller.kind);
  return { ...ports, caller, requestId: c.get("requestId") };
}
