// Links that were meant to lead to another host and lack https://, so that they lead to a page of the site itself.
import { addressParts } from "../../../model/address-parts.ts";

/** "twitter.com/acme" under the own host. Endings that files have, too, are no sign of a host. */
const HOST =
  /^(?:www\.[\w-]{2,60}(?:\.[a-z]{2,10}){1,2}|[\w-]{2,60}\.(?:com|org|net|eu|edu|gov|(?:co|com)\.[a-z]{2}))$/i;

/** The other host with its path, "twitter.com/acme"; null where the address is of a page. */
export function otherHostIn(address: string): string | null {
  const steps = (addressParts(address)?.pathname ?? "").split("/").filter(Boolean);
  const at = steps.findIndex((step) => HOST.test(step));
  return at === -1 ? null : steps.slice(at).join("/");
}
