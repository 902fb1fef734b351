// Runs our rules on what clients send before better-auth looks at it.
import { createAuthMiddleware } from "better-auth/api";
import { tidyRegistration, withDefaultResource } from "./registration-rules.ts";

export function createHooks(publicOrigin: string) {
  return {
    before: createAuthMiddleware(async (ctx) => {
      if (ctx.path === "/oauth2/register" && isObject(ctx.body))
        return { context: { ...ctx, body: tidyRegistration(ctx.body) } };
      if (ctx.path === "/oauth2/authorize" && ctx.method === "POST" && isObject(ctx.body))
        return { context: { ...ctx, body: withDefaultResource(ctx.body, publicOrigin) } };
      if (ctx.path === "/oauth2/authorize")
        return { context: { ...ctx, query: withDefaultResource(isObject(ctx.query) ? ctx.query : {}, publicOrigin) } };
      if (ctx.path === "/oauth2/token" && isObject(ctx.body) && ctx.body["grant_type"] === "client_credentials")
        return { context: { ...ctx, body: withDefaultResource(ctx.body, publicOrigin) } };
    }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
