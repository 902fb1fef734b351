// Logs every request of this surface, and has whatever is logged on its behalf carry its id.
import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { requestLine } from "../../model/request-line.ts";
import type { HttpEnv } from "./http-env.ts";

export const logRequest: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { ports } = c.env;
  const requestId = c.get("requestId");
  const startedAt = ports.clock.now();
  c.env = { ...c.env, ports: { ...ports, log: (event, fields) => ports.log(event, { requestId, ...fields }) } };
  await next();
  const end = { requestId, routes: matchedRoutes(c), status: c.res.status, ms: ports.clock.now() - startedAt };
  ports.log("http.request", {
    ...requestLine(c.req.raw, end),
    operation: c.get("operation") ?? null,
    caller: c.get("caller") ?? null,
  });
};
