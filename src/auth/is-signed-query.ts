// Whether the query of an authorization request is one that our own authorization endpoint checked and signed.
import { constantTimeEqual, makeSignature } from "better-auth/crypto";

/**
 * As the library judges it when consent is given (oauth-provider, verifyOAuthQueryParams): HMAC over all parameters
 * but `sig`, sorted by name and value; `exp` is in seconds, `now` in milliseconds.
 */
export async function isSignedQuery(
  search: string,
  { authSecret, now }: { authSecret: string; now: number },
): Promise<boolean> {
  const parameters = new URLSearchParams(search);
  const signatures = parameters.getAll("sig");
  const [signature] = signatures;
  parameters.delete("sig");
  if (signature === undefined || signatures.length > 1) return false;
  const expected = await makeSignature(toCanonical(parameters), authSecret);
  return constantTimeEqual(signature, expected) && Number(parameters.get("exp")) * 1000 >= now;
}

function toCanonical(parameters: URLSearchParams): string {
  const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  const sorted = [...parameters].toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  return new URLSearchParams(sorted).toString();
}
