// OAuth access tokens for the suite, as a client that registers itself gets them: authorization code with PKCE.
import * as client from "openid-client";
import { openBrowser } from "../live/browser.ts";
import { randomAddress } from "./call.ts";
import { world } from "./world.ts";

const REDIRECT = "http://127.0.0.1:4712/callback";

/** A token with exactly these scopes, with the consent of a person who is signed in. */
export async function accessToken(scopes: readonly string[]): Promise<string> {
  if (world.cookie === null)
    throw new Error("Tokens need a person who is signed in; one can be made where the service was started from here.");
  const config = await client.dynamicClientRegistration(
    new URL(world.origin),
    { client_name: "Conformance", redirect_uris: [REDIRECT], token_endpoint_auth_method: "none" },
    client.None(),
    { execute: world.isLocal ? [client.allowInsecureRequests] : [] },
  );
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT,
    scope: scopes.join(" "),
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: "S256",
    state: expectedState,
  });
  const browser = openBrowser(world.origin, randomAddress());
  const at = world.cookie.indexOf("=");
  browser.cookies.set(world.cookie.slice(0, at), world.cookie.slice(at + 1));
  const back = await browser.submit(await browser.load(address.href), { accept: "yes" });
  const tokens = await client.authorizationCodeGrant(config, new URL(back.url), { pkceCodeVerifier, expectedState });
  return tokens.access_token;
}
