// POST /.well-known/mcp
import type { Ctx, Ports } from "../../model/ports.ts";
import { refuseKeyInQuery } from "../../model/refuse-key-in-query.ts";
import { credentialsOf, identifyCaller } from "../../services/identify-caller.ts";
import { logBug } from "./call-tool.ts";
import { challengeCaller, resourceOf, withChallenge } from "./challenge-caller.ts";
import { createServer } from "./create-server.ts";
import { refuseMalformed } from "./refuse-malformed.ts";
import { serveEndpoint } from "./serve-endpoint.ts";

export function serveMcp(request: Request, ports: Ports, requestId: string): Promise<Response> {
  const { publicOrigin, isDevelopment, allowedOrigins } = ports.config;
  return serveEndpoint<Ctx>(request, {
    doors: { publicOrigin, isDevelopment, allowedOrigins },
    requestId,
    admit: () => contextOf(request, ports, requestId),
    open(ctx, { body, canStream }) {
      challengeCaller(ctx, body);
      refuseMalformed(body);
      return () => createServer({ ctx, canStream });
    },
    onError: (error) => logBug({ log: ports.log, requestId }, error),
  });
}

async function contextOf(request: Request, ports: Ports, requestId: string): Promise<Ctx> {
  refuseKeyInQuery(request.url);
  const { publicOrigin } = ports.config;
  try {
    const caller = await identifyCaller(ports, {
      ...credentialsOf(request),
      resource: resourceOf(publicOrigin),
    });
    return { ...ports, caller, requestId };
  } catch (error) {
    throw withChallenge(publicOrigin, error);
  }
}
