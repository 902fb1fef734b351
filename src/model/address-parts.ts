// Parts of addresses. A menu stands on every page and many checks ask about each of its links, so that one scan asks
// about the same few hundred addresses many thousand times.
import { memoByText } from "./memo-by-text.ts";

export interface AddressParts {
  protocol: string;
  host: string;
  hostname: string;
  pathname: string;
  search: string;
}

const KEPT = 2_000;

/** Parts of an absolute address as the URL parser writes them; null when it is none. */
export const addressParts = memoByText(KEPT, (address): AddressParts | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, host, hostname, pathname, search } = new URL(address);
  return { protocol, host, hostname, pathname, search };
});
