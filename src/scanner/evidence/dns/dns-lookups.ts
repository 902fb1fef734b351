// What was looked up in the DNS, found again by name and type.
import type { DnsAnswer, DnsRecord, DnsType } from "../../../model/dns.ts";
import type { DnsFacts } from "../site-evidence.ts";

/** The answer; null when nothing is known: not asked, or no answer came. */
export function findLookup({ lookups }: DnsFacts, name: string, type: DnsType): DnsAnswer | null {
  const found = lookups.find((lookup) => lookup.name === name && lookup.type === type);
  return found === undefined || found.outcome === "failed" ? null : found;
}

/** The texts of a name's TXT records; null when nothing is known. */
export function textsAt(dns: DnsFacts, name: string): string[] | null {
  const answer = findLookup(dns, name, "TXT");
  return answer?.records.flatMap((record) => (record.type === "TXT" ? [record.value] : [])) ?? null;
}

/** Mail servers of a domain, the preferred first; null when nothing is known. The null MX of RFC 7505 is none. */
export function mailServersOf(dns: DnsFacts, domain: string): string[] | null {
  const answer = findLookup(dns, domain, "MX");
  if (answer === null) return null;
  return answer.records
    .filter((record) => record.type === "MX")
    .filter(({ exchange }) => exchange !== ".")
    .toSorted((a, b) => a.preference - b.preference)
    .map(({ exchange }) => exchange);
}

/** Name under which a domain announces its agents (draft-mozleywilliams-dnsop-dnsaid-02, section 3.2). */
export const agentIndexName = (domain: string): string => `_index._agents.${domain}`;

type ServiceRecord = Extract<DnsRecord, { type: "SVCB" | "HTTPS" }>;

/** Service records of the agent index; null when neither type could be looked up. */
export function agentIndexOf(
  dns: DnsFacts,
  domain: string,
): { records: ServiceRecord[]; isAuthenticated: boolean } | null {
  const types = ["SVCB", "HTTPS"] as const;
  const answers = types.flatMap((type) => findLookup(dns, agentIndexName(domain), type) ?? []);
  if (answers.length === 0) return null;
  const isService = (record: DnsRecord): record is ServiceRecord => record.type === "SVCB" || record.type === "HTTPS";
  const telling = answers.filter(({ records }) => records.some(isService));
  return {
    records: telling.flatMap(({ records }) => records.filter(isService)),
    isAuthenticated: telling.length > 0 && telling.every(({ authenticated }) => authenticated),
  };
}
