// Hosts of states and their offices.
import { addressParts } from "../../../model/address-parts.ts";

const AUTHORITY =
  /(?:^|\.)(?:gov|gob|gouv|govt|gv|go|gub|fgov)(?:\.[a-z]{2})?$|(?:^|\.)(?:admin\.ch|bund\.de|europa\.eu|overheid\.nl|belgium\.be|canada\.ca|gc\.ca|nic\.in)$/;

export const isOfAuthority = (host: string): boolean => AUTHORITY.test(host);

/** Whether an address leads to one. */
export const leadsToAuthority = (href: string): boolean => isOfAuthority(addressParts(href)?.hostname ?? "");
