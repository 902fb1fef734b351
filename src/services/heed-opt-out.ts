// What a scan learnt of its site's wish to stay out of directory and search.
import type { Ports } from "../model/ports.ts";
import { checkOptOut } from "./check-opt-out.ts";

/**
 * What was read may be one of several sites of a host: the other scheme, the name with "www.", or where a redirect led.
 * That it wants to be shown undoes nothing by itself; the domain is asked as for the opt-out, and has the last word.
 */
export async function heedOptOut(ports: Ports, domain: string, optsOut: boolean | null): Promise<void> {
  const { optOuts, clock } = ports;
  if (optsOut === null) return;
  if (optsOut) return optOuts.remember(domain, "file", clock.now());
  const source = await optOuts.find(domain);
  if (source === null || source === "operator") return;
  const askedAt = clock.now();
  if ((await checkOptOut(ports, domain)) === "nothing") await optOuts.lift(domain, askedAt);
}
