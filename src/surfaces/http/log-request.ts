// Logs the requests of this surface, and has whatever is logged on their behalf carry their id.
import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { LogFields } from "../../model/ports.ts";
import { requestLine } from "../../model/request-line.ts";
import { standsFor } from "../../model/sample-requests.ts";
import type { HttpEnv } from "./http-env.ts";

export const logRequest: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { ports } = c.env;
  const requestId = c.get("requestId");
  const startedAt = ports.clock.now();
  const noted: LogFields = {};
  c.env = {
    ...c.env,
    ports: {
      ...ports,
      log: (event, fields) => ports.log(event, { requestId, ...fields }),
      annotate: (fields) => void Object.assign(noted, fields),
    },
  };
  await next();
  const status = c.res.status;
  const ms = ports.clock.now() - startedAt;
  const requests = standsFor({ requestId, method: c.req.method, status, ms }, ports.config.logOneReadOf);
  if (requests === 0) return;
  const refused = c.get("refusedRoute");
  const routes = refused == null ? matchedRoutes(c) : [{ path: refused }];
  ports.log("http.request", {
    ...requestLine(c.req.raw, { requestId, routes, status, ms }),
    operation: c.get("operation") ?? null,
    caller: c.get("caller") ?? null,
    requests,
    ...noted,
  });
};
