// What the Domain Name System says of a host that is about to be asked. Pure.
import type { DnsAnswer } from "./dns.ts";
import { isPublicAddress } from "./public-address.ts";

/** "dns": the name has no address, or nobody could say which. */
export type HostState = "public" | "not_public" | "dns";

/**
 * Looks the addresses of a host up. Never throws. Hosts in `known` are taken from there, and what is looked up is added:
 * one scan asks for a host once.
 */
export type HostCheck = (host: string, known?: Map<string, HostState>) => Promise<HostState>;

/** For where nothing is looked up: in development, and on copies of sites. */
export const withoutLookUp: HostCheck = async () => "public";

/**
 * The answers to A and AAAA together. One address that is not public is enough to stay away, since nobody knows which one
 * a connection takes; so is an answer that did not come.
 */
export function judgeAnswers(answers: readonly DnsAnswer[]): HostState {
  const addresses = answers.flatMap(({ records }) =>
    records.flatMap((record) => (record.type === "A" || record.type === "AAAA" ? [record.value] : [])),
  );
  if (!addresses.every(isPublicAddress)) return "not_public";
  if (answers.some(({ outcome }) => outcome === "failed") || addresses.length === 0) return "dns";
  return "public";
}
