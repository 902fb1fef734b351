// Runs our rules on what clients send before better-auth looks at it.
import { isRecord } from "../model/read-json.ts";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { judgeClientMetadata } from "./client-metadata-rules.ts";
import { tidyRegistration, withDefaultResource } from "./registration-rules.ts";

type Members = Record<string, unknown>;

export function createHooks(publicOrigin: string) {
  return {
    before: createAuthMiddleware(async (ctx) => {
      const body: unknown = ctx.body;
      if (ctx.path === "/oauth2/register" && isRecord(body))
        return { context: { ...ctx, body: tidyRegistration(expectClientMetadata(body)) } };
      if (ctx.path === "/oauth2/create-client" && isRecord(body))
        return { context: { ...ctx, body: expectClientMetadata(body) } };
      if (ctx.path === "/oauth2/update-client" && isRecord(body) && isRecord(body["update"]))
        return { context: { ...ctx, body: { ...body, update: expectClientMetadata(body["update"]) } } };
      if (ctx.path === "/oauth2/authorize" && ctx.method === "POST" && isRecord(body))
        return { context: { ...ctx, body: withDefaultResource(body, publicOrigin) } };
      if (ctx.path === "/oauth2/authorize")
        return { context: { ...ctx, query: withDefaultResource(isRecord(ctx.query) ? ctx.query : {}, publicOrigin) } };
      if (ctx.path === "/oauth2/token" && isRecord(body) && body["grant_type"] === "client_credentials")
        return { context: { ...ctx, body: withDefaultResource(body, publicOrigin) } };
    }),
  };
}

/** Answers 400 as RFC 7591 section 3.2.2 has it when something is wrong with them. */
function expectClientMetadata(given: Members): Members {
  const judged = judgeClientMetadata(given);
  if (judged.ok) return judged.metadata;
  throw new APIError("BAD_REQUEST", { error: judged.error, error_description: judged.description });
}
