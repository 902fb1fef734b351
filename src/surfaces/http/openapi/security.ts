// Who may call: the schemes, and what one operation asks for.
import { PLANS } from "../../../model/plans.ts";
import { SCOPE_DESCRIPTIONS } from "../../../model/scopes.ts";
import { sessionCookieName } from "../../../model/session-cookie.ts";
import { isLoopbackHost } from "../../../model/target.ts";
import type { Operation } from "../../../operations/define-operation.ts";
import type { JsonObject } from "./schema-writer.ts";

export type Access = Pick<Operation, "scopes" | "only">;

/** Whether anonymous callers may. */
export const isOpen = ({ scopes, only }: Access): boolean =>
  only === undefined && scopes.every((scope) => PLANS.anonymous.scopes.includes(scope));

/**
 * Alternatives: without a credential where anonymous callers may; a key; a token with the scopes. Sessions are named
 * where they are the way; on other operations our own pages use them.
 */
export function securityOf(access: Access): JsonObject[] {
  const keys = [{ apiKey: [] }, { bearerKey: [] }];
  if (access.only === "sessions") return [{ session: [] }];
  if (access.only !== undefined) return [{ session: [] }, ...keys];
  return [...(isOpen(access) ? [{}] : []), ...keys, { oauth2: [...access.scopes] }];
}

export function securitySchemes(publicOrigin: string): JsonObject {
  const tokenUrl = `${publicOrigin}/auth/oauth2/token`;
  return {
    apiKey: {
      type: "apiKey",
      in: "header",
      name: "x-mcp-api-key",
      description: "An API key. It starts with fsk_ and belongs in this header, never in an address.",
    },
    bearerKey: { type: "http", scheme: "bearer", description: "The same API key as a bearer credential." },
    oauth2: {
      type: "oauth2",
      description: "Authorization code with PKCE (S256, required). Tokens carry the scopes that were granted.",
      flows: {
        authorizationCode: {
          authorizationUrl: `${publicOrigin}/auth/oauth2/authorize`,
          tokenUrl,
          refreshUrl: tokenUrl,
          scopes: SCOPE_DESCRIPTIONS,
        },
      },
    },
    session: {
      type: "apiKey",
      in: "cookie",
      name: sessionCookieName(isLoopbackHost(new URL(publicOrigin).hostname)),
      description: "What signing in at /sign-in gives a browser; it counts on requests from our own pages alone.",
    },
    openIdConnect: {
      type: "openIdConnect",
      openIdConnectUrl: `${publicOrigin}/.well-known/openid-configuration`,
      description: "Where the endpoints and keys behind the tokens are published.",
    },
  };
}
