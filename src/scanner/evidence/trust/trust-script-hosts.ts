// Hosts of other companies among addresses.
import { addressParts } from "../../../model/address-parts.ts";

/** Distinct hosts, in order, that do not belong to the site's registrable domain; no address, no host. */
export function hostsOfOthers(addresses: readonly string[], registrableDomain: string): string[] {
  const hosts = addresses.flatMap((address) =>
    /^https?:/.test(address) ? (addressParts(address)?.hostname ?? []) : [],
  );
  return [...new Set(hosts)].filter((host) => host !== registrableDomain && !host.endsWith(`.${registrableDomain}`));
}
