// What clients and people do on the way to a token, with a library that others wrote.
import * as oauth from "oauth4webapi";
import * as client from "openid-client";
import { expect, inject } from "vitest";
import { type openBrowser, readMailedLink } from "./browser.ts";

const { origin, logFile } = inject("live");
export const REDIRECT = "http://127.0.0.1:4711/callback";
export const LOOPBACK = { execute: [client.allowInsecureRequests] };
export const OVER_HTTP = { [oauth.allowInsecureRequests]: true };

/** Signs in by the mailed link, on the way back to where the sign-in page was asked for. */
export async function signIn(browser: ReturnType<typeof openBrowser>, address: string, email: string) {
  const asked = await browser.load(address);
  expect(asked.html).toContain("E-mail address");
  const sent = await browser.submit(asked, { email });
  expect(sent.html).toContain(email);
  const confirm = await browser.load(await readMailedLink(logFile, email));
  // Opening the link twice does not use it up.
  await browser.load(confirm.url);
  return browser.submit(confirm);
}

export async function register(name: string): Promise<client.Configuration> {
  return client.dynamicClientRegistration(
    new URL(origin),
    {
      client_name: name,
      redirect_uris: [REDIRECT],
      grant_types: ["authorization_code", "refresh_token"],
      token_endpoint_auth_method: "none",
    },
    client.None(),
    LOOPBACK,
  );
}

/** With the scope openid it asks for an ID token, which carries the nonce. */
export async function authorizationRequest(
  config: client.Configuration,
  scope: string,
  more: Record<string, string> = {},
) {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = scope.split(" ").includes("openid") ? client.randomNonce() : null;
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT,
    scope,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    ...(nonce === null ? {} : { nonce }),
    ...more,
  });
  const ofIdToken = nonce === null ? {} : { expectedNonce: nonce, idTokenExpected: true };
  return { url, checks: { pkceCodeVerifier: verifier, expectedState: state, ...ofIdToken } };
}
