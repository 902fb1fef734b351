// DMARC policy records (RFC 9989, which replaced RFC 7489), and which of them holds for a domain.
import { textsAt } from "./dns-lookups.ts";
import type { DnsFacts } from "../site-evidence.ts";

const POLICIES = ["none", "quarantine", "reject"] as const;
export type DmarcPolicy = (typeof POLICIES)[number];

export interface DmarcRecord {
  /** Missing or unknown counts as none (RFC 9989 section 4.7). */
  policy: DmarcPolicy;
  /** For subdomains, where it says another one. */
  subdomainPolicy: DmarcPolicy | null;
  /** "t=y": receivers are asked to apply the next weaker policy. */
  isTest: boolean;
}

const MOST_TAGS = 50;

/** The version comes first and in these letters. */
export const isDmarc = (text: string): boolean => /^\s*v\s*=\s*DMARC1\s*(?:;|$)/.test(text);

export function parseDmarc(text: string): DmarcRecord {
  const tags = new Map<string, string>();
  for (const part of text.split(";", MOST_TAGS)) {
    const at = part.indexOf("=");
    const name = part.slice(0, Math.max(at, 0)).trim().toLowerCase();
    if (name !== "" && !tags.has(name))
      tags.set(
        name,
        part
          .slice(at + 1)
          .trim()
          .toLowerCase(),
      );
  }
  const policyIn = (tag: string): DmarcPolicy | null => POLICIES.find((policy) => policy === tags.get(tag)) ?? null;
  const policy = policyIn("p") ?? "none";
  return { policy, subdomainPolicy: tags.has("sp") ? (policyIn("sp") ?? "none") : null, isTest: tags.get("t") === "y" };
}

export type DmarcFinding =
  | { state: "found"; name: string; text: string; policy: DmarcPolicy; isTest: boolean }
  | { state: "none" }
  /** More than one record at a name: receivers take none of them. */
  | { state: "several"; name: string; count: number }
  | { state: "unknown" };

/** The policy of a domain: its own, else that of the domain it was registered under. */
export function findDmarc(dns: DnsFacts, domain: string, organizationalDomain: string): DmarcFinding {
  for (const at of new Set([domain, organizationalDomain])) {
    const name = dmarcName(at);
    const texts = textsAt(dns, name);
    if (texts === null) return { state: "unknown" };
    const records = texts.filter(isDmarc);
    if (records.length > 1) return { state: "several", name, count: records.length };
    const [text] = records;
    if (text === undefined) continue;
    const { policy, subdomainPolicy, isTest } = parseDmarc(text);
    return { state: "found", name, text, policy: at === domain ? policy : (subdomainPolicy ?? policy), isTest };
  }
  return { state: "none" };
}

export const dmarcName = (domain: string): string => `_dmarc.${domain}`;

/** What receivers do in the end: a test asks for one step less. */
export function effectivePolicy({ policy, isTest }: Pick<DmarcRecord, "policy" | "isTest">): DmarcPolicy {
  return isTest ? (POLICIES[POLICIES.indexOf(policy) - 1] ?? "none") : policy;
}
