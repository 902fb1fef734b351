// Who may call: the schemes, and what one operation asks for.
import { PLANS } from "../../../model/plans.ts";
import { SCOPE_DESCRIPTIONS, type Scope } from "../../../model/scopes.ts";
import type { JsonObject } from "./schema-writer.ts";

export const isOpenTo = (scopes: readonly Scope[]): boolean =>
  scopes.every((scope) => PLANS.anonymous.scopes.includes(scope));

/** Alternatives: without a credential where anonymous callers have the scopes; a key; a token with the scopes. */
export function securityOf(scopes: readonly Scope[]): JsonObject[] {
  return [...(isOpenTo(scopes) ? [{}] : []), { apiKey: [] }, { bearerKey: [] }, { oauth2: [...scopes] }];
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
    openIdConnect: {
      type: "openIdConnect",
      openIdConnectUrl: `${publicOrigin}/.well-known/openid-configuration`,
      description: "Where the endpoints and keys behind the tokens are published.",
    },
  };
}
