// The one mapping from error to HTTP answer. Nothing internal leaves.
import type { Context } from "hono";
import { errorBody, toAppError } from "../../model/error-body.ts";
import { AppError } from "../../model/errors.ts";
import type { HttpEnv } from "./http-env.ts";

export function errorResponse(c: Context<HttpEnv>, thrown: unknown): Response {
  const { ports } = c.env;
  const requestId = c.get("requestId");
  const instance = new URL(c.req.url).pathname;
  if (!(thrown instanceof AppError))
    ports.log("http.internal_error", {
      requestId,
      path: instance,
      error: thrown instanceof Error ? (thrown.stack ?? thrown.message).slice(0, 2_000) : "unknown",
    });
  const error = toAppError(thrown);
  const body = errorBody(error, { publicOrigin: ports.config.publicOrigin, instance, requestId });
  const wantsProblem = (c.req.header("accept") ?? "").includes("application/problem+json");
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: {
      "Content-Type": wantsProblem ? "application/problem+json" : "application/json",
      "Cache-Control": "no-store",
      "X-Request-Id": requestId,
      "X-Content-Type-Options": "nosniff",
      ...error.headers,
    },
  });
}
