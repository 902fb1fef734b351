// Addresses that the auth room answers. Named apart from it, so that finding out does not load it.
export const PROTECTED_RESOURCE_PATH = "/.well-known/oauth-protected-resource";
export const AUTHORIZATION_SERVER_PATH = "/.well-known/oauth-authorization-server";
export const OPENID_CONFIGURATION_PATH = "/.well-known/openid-configuration";
export const MCP_PATH = "/.well-known/mcp";
export const JWKS_PATH = "/.well-known/jwks.json";
export const SIGN_IN_PATH = "/sign-in";
/** Where whoever has signed in goes when they said nothing else. The pages below it are no part of the auth room. */
export const ACCOUNT_PATH = "/account";
export const CONSENT_PATH = "/consent";
/** Base of OAuth endpoints: "/auth/oauth2/token" and the like. */
export const AUTH_BASE = "/auth";

const EXACT = new Set([
  AUTHORIZATION_SERVER_PATH,
  OPENID_CONFIGURATION_PATH,
  JWKS_PATH,
  PROTECTED_RESOURCE_PATH,
  PROTECTED_RESOURCE_PATH + MCP_PATH,
  SIGN_IN_PATH,
  CONSENT_PATH,
]);

export const isAuthPath = (pathname: string): boolean =>
  EXACT.has(pathname) || pathname.startsWith(`${AUTH_BASE}/`) || pathname.startsWith(`${SIGN_IN_PATH}/`);
