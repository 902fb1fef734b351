// What could be observed at an address, and whether two addresses are the same page.
import { addressParts } from "../../../model/address-parts.ts";
import type { ChallengeFacts } from "../site-evidence.ts";

/** True when the answer at this address was a bot challenge, so that nothing was learnt there. */
export function metChallenge(challenge: ChallengeFacts, url: string): boolean {
  if (!challenge.detected) return false;
  const key = addressKey(url);
  return [challenge.url ?? "", ...challenge.affected].some((address) => address !== "" && addressKey(address) === key);
}

/** Form in which addresses are compared: no scheme, "www.", query, fragment or trailing slash; path case is kept. */
export function addressKey(url: string): string {
  const parts = addressParts(url);
  if (parts === null) return url;
  const { host, pathname } = parts;
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/(?:index\.(?:html?|php))?$/, "")}`;
}
