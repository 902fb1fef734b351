// What the Domain Name System answers, in the shape in which the rest of the code sees it.

export type DnsType = "A" | "AAAA" | "CNAME" | "TXT" | "MX" | "SVCB" | "HTTPS";

/** Names are in lower case and without the dot at the end; the root itself is ".". */
export type DnsRecord = { name: string } & (
  | { type: "A" | "AAAA" | "CNAME" | "TXT"; value: string }
  | { type: "MX"; preference: number; exchange: string }
  /** RFC 9460; priority 0 is an alias. */
  | { type: "SVCB" | "HTTPS"; priority: number; target: string; alpn: string[]; port: number | null }
);

export interface DnsAnswer {
  /** A name without records of the type is "ok" with none; "failed" means that nothing is known. */
  outcome: "ok" | "nxdomain" | "failed";
  /** The resolver vouches for it by DNSSEC (the AD bit, RFC 6840 section 5.8). */
  authenticated: boolean;
  /** All of the answer, aliases on the way included. */
  records: DnsRecord[];
}

/** Looks one name up. Never throws; "failed" comes after the last try. */
export type DnsResolver = (name: string, type: DnsType) => Promise<DnsAnswer>;
