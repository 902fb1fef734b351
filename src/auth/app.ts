// Everything about accounts and OAuth that is reached over HTTP. Loaded when the first such request comes.
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { matchedRoutes } from "hono/route";
import { AUTH_BASE, CONSENT_PATH, SIGN_IN_PATH } from "../model/auth-paths.ts";
import { errorBody } from "../model/to-error-body.ts";
import { AppError, ERROR_TABLE, unavailable } from "../model/errors.ts";
import { REQUEST_BODY_BYTES } from "../model/limits.ts";
import { refuseOwnRequest } from "../model/own-request.ts";
import { requestLine } from "../model/request-line.ts";
import { standsFor } from "../model/sample-requests.ts";
import type { AuthEnv } from "./auth-env.ts";
import { consentRoutes } from "./consent-routes.ts";
import { metadataRoutes } from "./metadata-routes.ts";
import { oauthRoutes } from "./oauth-routes.ts";
import { problemPage } from "./pages/sign-in-pages.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { WORDS } from "../render/words/index.ts";

export const authApp = new Hono<AuthEnv>();

authApp.use(async (c, next) => {
  c.set("requestId", `req_${c.env.ports.ids.token(20)}`);
  refuseOwnRequest(c.req.raw.headers, c.env.ports.config.publicOrigin);
  await next();
  // Whatever was made of a database that does not answer ("no such client", "not signed in") is not so.
  if (c.env.outage.isSeen) {
    c.res = undefined;
    c.res = answerOutage(c);
  }
  c.header("X-Request-Id", c.get("requestId"));
});
authApp.use(async (c, next) => {
  const { clock, log, config } = c.env.ports;
  const startedAt = clock.now();
  await next();
  const end = { requestId: c.get("requestId"), status: c.res.status, ms: clock.now() - startedAt };
  const requests = standsFor({ ...end, method: c.req.method }, config.logOneReadOf);
  if (requests > 0) log("http.request", { ...requestLine(c.req.raw, { ...end, routes: matchedRoutes(c) }), requests });
});
authApp.use(bodyLimit({ maxSize: REQUEST_BODY_BYTES, onError: tooLarge }));
authApp.route(SIGN_IN_PATH, signInRoutes);
authApp.route(CONSENT_PATH, consentRoutes);
authApp.route(AUTH_BASE, oauthRoutes);
authApp.route("/", metadataRoutes);
authApp.notFound((c) =>
  answerError(c, new AppError("NOT_FOUND", "Nothing is at this address. The API is described at /openapi.json.")),
);
authApp.onError((error, c) => {
  if (error instanceof AppError) return answerError(c, error);
  if (c.env.outage.isSeen) return answerOutage(c);
  c.env.ports.log("auth.internal_error", {
    requestId: c.get("requestId"),
    path: new URL(c.req.url).pathname,
    error: (error.stack ?? error.message).slice(0, 2_000),
  });
  return answerError(c, new AppError("INTERNAL_ERROR", "Something failed on our side. Try again in a few seconds."));
});

function answerOutage(c: Context<AuthEnv>): Response {
  const error = unavailable();
  if (!new URL(c.req.url).pathname.startsWith(`${AUTH_BASE}/`)) return answerError(c, error);
  return Response.json(
    { error: "temporarily_unavailable", error_description: error.message },
    { status: ERROR_TABLE[error.code].status, headers: { "Cache-Control": "no-store", ...error.headers } },
  );
}

/** Programs get the one error body; people, on pages, a page. */
function answerError(c: Context<AuthEnv>, error: AppError): Response {
  const { status } = ERROR_TABLE[error.code];
  const { pathname } = new URL(c.req.url);
  const requestId = c.get("requestId");
  const isPage = pathname.startsWith(SIGN_IN_PATH) || pathname === CONSENT_PATH;
  if (isPage && (c.req.header("accept") ?? "").includes("text/html"))
    return problemPage({ title: WORDS.doors.problems.other, text: error.message }, { status, headers: error.headers });
  const { publicOrigin } = c.env.ports.config;
  return Response.json(errorBody(error, { publicOrigin, instance: pathname, requestId }), {
    status,
    headers: { "Cache-Control": "no-store", ...error.headers },
  });
}

function tooLarge(c: Context<AuthEnv>): Response {
  const message = `The body is larger than ${REQUEST_BODY_BYTES / 1024} KiB.`;
  return answerError(c, new AppError("PAYLOAD_TOO_LARGE", message));
}
