import { listOf } from "../../../model/words.ts";
import { agentIndexName, agentIndexOf } from "../../evidence/dns/dns-lookups.ts";
import { declaresAgentEndpoint } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, info, na, seen, unable } from "../define-check.ts";

export const dnsAid = defineCheck({
  id: "dns-aid",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["dns", "documents", "target"],
  title: "The domain name announces its agents",
  why: "A draft lets agents find a business's agents by its domain name alone, before any page is read.",
  fix: "Publish an SVCB record with alpn and port at _index._agents under the domain, in a zone signed by DNSSEC.",
  effort: "S",
  reference: "https://datatracker.ietf.org/doc/draft-mozleywilliams-dnsop-dnsaid/",
  run({ dns, documents, target }) {
    const domain = target.registrableDomain;
    if (!declaresAgentEndpoint(documents)) return na(`${target.host} declares no agent that a name could announce.`);
    if (dns.notAsked !== null) return unable(`The agent records of ${domain} were not looked up: ${dns.notAsked}.`);
    const index = agentIndexOf(dns, domain);
    if (index === null) return unable(`The agent records of ${domain} could not be looked up.`);
    const name = agentIndexName(domain);
    const [first] = index.records;
    if (first === undefined)
      return info(
        `${domain} does not announce its agents by its name.`,
        seen(target.origin, `${name}: no record`, "Nothing is announced."),
      );
    const received = index.records.map(
      ({ type, priority, target: to, alpn, port }) =>
        `${name} ${type} ${priority} ${to} alpn=${alpn.join(",")}${port === null ? "" : ` port=${port}`}`,
    );
    const lacks = [
      ...(index.records.some(({ priority }) => priority > 0) ? [] : ["all are aliases"]),
      ...(index.records.some(({ alpn }) => alpn.length > 0) ? [] : ["none names a protocol"]),
      ...(index.isAuthenticated ? [] : ["none is vouched for by DNSSEC"]),
    ];
    return info(
      lacks.length === 0
        ? `${domain} announces its agents by its name, and DNSSEC vouches for it.`
        : `${domain} announces its agents by its name, but of its records ${listOf(lacks)}.`,
      received.slice(0, 3).map((line) => seen(target.origin, line, "Service record as received.")),
    );
  },
});
