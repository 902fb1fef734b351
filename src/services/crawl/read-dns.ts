// The records of a domain that the checks judge. They are asked of the resolver, not of the site: no request of its budget.
import type { DnsResolver, DnsType } from "../../model/dns.ts";
import { organizationalDomainOf } from "../../model/target.ts";
import { agentIndexName } from "../../scanner/evidence/dns/dns-lookups.ts";
import { dmarcName } from "../../scanner/evidence/dns/parse-dmarc.ts";
import { declaresAgentEndpoint } from "../../scanner/evidence/interfaces/interface-surface.ts";
import type { DnsFacts, DocumentFacts } from "../../scanner/evidence/site-evidence.ts";
import { lookUpOnce } from "./look-up-once.ts";

export async function readDns(
  resolver: DnsResolver,
  { domain, documents }: { domain: string; documents: Record<string, DocumentFacts> },
): Promise<DnsFacts> {
  const resolve = lookUpOnce(resolver);
  const index = agentIndexName(domain);
  const asked: [string, DnsType][] = [
    [domain, "MX"],
    [domain, "TXT"],
    ...[...new Set([domain, organizationalDomainOf(domain)])].map((at): [string, DnsType] => [dmarcName(at), "TXT"]),
    ...(declaresAgentEndpoint(documents) ? (["SVCB", "HTTPS"] as const) : []).map((type): [string, DnsType] => [
      index,
      type,
    ]),
  ];
  const lookups = asked.map(async ([name, type]) => ({ name, type, ...(await resolve(name, type)) }));
  return { notAsked: null, lookups: await Promise.all(lookups) };
}
