import { organizationalDomainOf } from "../../../model/target.ts";
import { listOf } from "../../../model/words.ts";
import { findLookup, mailServersOf, textsAt } from "../../evidence/dns/dns-lookups.ts";
import { linkedMailDomain, namesMailAddress } from "../../evidence/dns/mail-addresses.ts";
import { type DmarcFinding, dmarcName, effectivePolicy, findDmarc } from "../../evidence/dns/parse-dmarc.ts";
import { isSpf, MOST_SPF_LOOKUPS, parseSpf } from "../../evidence/dns/parse-spf.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

/** One of the two records: what it is worth, what stands against it, and what was received. */
interface Judged {
  grade: "good" | "weak" | "missing" | "open";
  problem: string;
  received: string;
}

export const emailAuth = defineCheck({
  id: "email-auth",
  agent: "trust-security",
  category: "Trust and safety",
  counts: [],
  severity: 2,
  evidence: "A",
  needs: ["dns", "target", "pages", "structured"],
  title: "Nobody else can send mail in the name of the business",
  why: "Receivers, and the assistants that sort mail for people, tell real mail from forged mail by two records of the domain.",
  fix: "Publish one SPF record that ends in ~all or -all, and a DMARC record; begin with p=none and rua to see who sends, then go to p=quarantine or p=reject.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc9989",
  run({ dns, target, pages, structured }) {
    const domain = target.registrableDomain;
    if (dns.notAsked !== null) return unable(`The mail records of ${domain} were not looked up: ${dns.notAsked}.`);
    const servers = mailServersOf(dns, domain);
    const namesOwn = namesMailAddress({ pages, structured }, domain);
    const hasMail = (servers ?? []).length > 0 || namesOwn;
    const written = namesOwn ? null : linkedMailDomain(pages);
    const elsewhere =
      written === null ? "" : ` The address to write to on the pages is under ${written}, which was not looked up.`;
    if (!hasMail && servers === null) return unable(`Whether ${domain} receives mail could not be looked up.`);
    if (!hasMail) return na(`${domain} has no mail server, and its pages name no mail address under it.`);
    const texts = textsAt(dns, domain);
    const dmarcFound = findDmarc(dns, domain, organizationalDomainOf(domain));
    if (texts === null || dmarcFound.state === "unknown")
      return unable(`The records of ${domain} against forged mail could not be looked up.`);
    const spf = judgeSpf(texts.filter(isSpf));
    const dmarc = judgeDmarc(dmarcFound, dmarcName(domain));
    const isSigned = findLookup(dns, domain, "TXT")?.authenticated === true ? ", signed by DNSSEC" : "";
    const evidence = [
      seen(target.origin, `TXT ${domain}: ${spf.received}${isSigned}`, "Who may send (SPF)."),
      seen(target.origin, dmarc.received, "What receivers shall do with the rest (DMARC)."),
    ];
    if (spf.grade === "good" && dmarc.grade === "good")
      return pass(
        `Receivers can tell forged mail in the name of ${domain}, and are told to ${isRejected(dmarcFound) ? "refuse it" : "set it aside"}.${elsewhere}`,
        evidence,
      );
    const problems = listOf([spf, dmarc].map(({ problem }) => problem).filter(Boolean));
    return isOpen(spf, dmarc)
      ? fail(`Anybody can send mail in the name of ${domain}: ${problems}.${elsewhere}`, evidence)
      : warn(`Mail in the name of ${domain} is protected in part: ${problems}.${elsewhere}`, evidence);
  },
});

const isRejected = (found: DmarcFinding): boolean => found.state === "found" && effectivePolicy(found) === "reject";

/** With a policy that asks for something SPF can be missing, since signatures (DKIM) may carry it. */
const isOpen = (spf: Judged, dmarc: Judged): boolean =>
  spf.grade === "open" || dmarc.grade === "missing" || (dmarc.grade === "weak" && spf.grade === "missing");

function judgeSpf(records: readonly string[]): Judged {
  const [text = "no SPF record"] = records;
  const as = (grade: Judged["grade"], problem: string): Judged => ({ grade, problem, received: text });
  if (records.length === 0) return as("missing", "it does not say which servers send its mail");
  if (records.length > 1) return as("missing", `its ${records.length} SPF records cancel each other out`);
  const { rest, lookups, faults } = parseSpf(text);
  if (rest === "pass") return as("open", "its SPF record allows every server");
  if (faults[0] !== undefined) return as("missing", `its SPF record has an error (${faults[0]})`);
  if (lookups > MOST_SPF_LOOKUPS)
    return as("missing", `its SPF record asks for ${lookups} look-ups where ${MOST_SPF_LOOKUPS} are allowed`);
  return rest === "neutral" || rest === "silent"
    ? as("weak", "its SPF record takes no stand on other servers")
    : as("good", "");
}

function judgeDmarc(found: Exclude<DmarcFinding, { state: "unknown" }>, name: string): Judged {
  if (found.state === "none")
    return { grade: "missing", problem: "it has no DMARC policy", received: `TXT ${name}: no DMARC record` };
  if (found.state === "several") {
    const received = `TXT ${found.name}: ${found.count} DMARC records`;
    return { grade: "missing", problem: `its ${found.count} DMARC records cancel each other out`, received };
  }
  const received = `TXT ${found.name}: ${found.text}`;
  if (effectivePolicy(found) !== "none") return { grade: "good", problem: "", received };
  const isTested = found.isTest && found.policy !== "none";
  const problem = isTested ? "its DMARC policy is only being tested" : "its DMARC policy asks receivers for nothing";
  return { grade: "weak", problem, received };
}
