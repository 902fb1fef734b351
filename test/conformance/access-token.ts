// OAuth access tokens for the suite. There is no authorization server yet: tests that need one fail, and say so.

/** A token with exactly these scopes. */
export function accessToken(scopes: readonly string[]): Promise<string> {
  return Promise.reject(new Error(`No authorization server gives tokens yet (asked for ${scopes.join(" ")}).`));
}
