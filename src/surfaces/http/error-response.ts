// The one error body, and the one mapping from error to answer. Nothing internal leaves.
import type { Context } from "hono";
import { errorBody } from "../../model/to-error-body.ts";
import { AppError } from "../../model/errors.ts";
import type { HttpEnv } from "./http-env.ts";

export async function errorResponse(c: Context<HttpEnv>, thrown: unknown): Promise<Response> {
  const { ports } = c.env;
  const page = thrown instanceof AppError && thrown.code === "NOT_FOUND" ? await pageFor(c, thrown) : null;
  if (page !== null) return page;
  const requestId = c.get("requestId");
  const error =
    thrown instanceof AppError
      ? thrown
      : new AppError(
          "INTERNAL_ERROR",
          "Something failed on our side. Try again in a few seconds; if it stays, tell us the request id.",
        );
  if (!(thrown instanceof AppError))
    ports.log("http.internal_error", {
      requestId,
      path: new URL(c.req.url).pathname,
      error: thrown instanceof Error ? (thrown.stack ?? thrown.message).slice(0, 2_000) : "unknown",
    });
  const body = errorBody(error, {
    publicOrigin: ports.config.publicOrigin,
    instance: new URL(c.req.url).pathname,
    requestId,
  });
  const wantsProblem = (c.req.header("accept") ?? "").includes("application/problem+json");
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: {
      "Content-Type": wantsProblem ? "application/problem+json" : "application/json",
      "Cache-Control": "no-store",
      "X-Request-Id": requestId,
      Vary: "Accept",
      ...error.headers,
    },
  });
}

async function pageFor(c: Context<HttpEnv>, error: AppError): Promise<Response | null> {
  const { missingPage } = await import("./missing-page.ts");
  return missingPage(c, error);
}
