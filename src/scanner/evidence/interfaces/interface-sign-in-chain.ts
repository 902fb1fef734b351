// The steps from a refused call to the keys that check tokens.
import { parseUrl } from "./interface-json.ts";

/** Names of the calls of kind "oauth". */
export const SIGN_IN_STEPS = {
  resource: "protected resource metadata",
  signIn: "sign-in metadata",
  keys: "signing keys",
} as const;

/** Where the metadata of an issuer may stand, in the order in which clients ask (RFC 8414 section 3, OpenID Connect). */
export function metadataAddressesOf(issuer: string): string[] {
  const url = parseUrl(issuer);
  if (url === null || !/^https?:$/.test(url.protocol)) return [];
  const path = url.pathname.replace(/\/$/, "");
  const inserted = ["oauth-authorization-server", "openid-configuration"].map(
    (name) => `${url.origin}/.well-known/${name}${path}`,
  );
  return path === "" ? inserted : [...inserted, `${url.origin}${path}/.well-known/openid-configuration`];
}
