// Asks a public resolver over HTTPS (RFC 8484). Its address is configuration, never an address found on a site.
import type { DnsAnswer, DnsResolver } from "../../model/dns.ts";
import { DNS_ANSWER_BYTES, DNS_TIMEOUT_MS, DNS_TRIES } from "../../model/limits.ts";
import { readBounded } from "../fetch/read-bounded.ts";
import { decodeAnswer, encodeQuery } from "./dns-message.ts";

const MESSAGE_TYPE = "application/dns-message";
const failed = (): DnsAnswer => ({ outcome: "failed", authenticated: false, records: [] });

export function createDnsResolver(endpoint: string): DnsResolver {
  return async (name, type) => {
    const query = encodeQuery(name.toLowerCase(), type);
    if (query === null) return failed();
    const url = new URL(endpoint);
    url.searchParams.set("dns", Buffer.from(query).toString("base64url"));
    for (let tries = 0; tries < DNS_TRIES; tries += 1) {
      const answer = await ask(url.href);
      if (answer !== null) return answer;
    }
    return failed();
  };
}

async function ask(url: string): Promise<DnsAnswer | null> {
  try {
    const signal = AbortSignal.timeout(DNS_TIMEOUT_MS);
    const answer = await fetch(url, { headers: { Accept: MESSAGE_TYPE }, redirect: "manual", signal });
    const { bytes, truncated } = await readBounded(answer, DNS_ANSWER_BYTES);
    const isMessage = (answer.headers.get("content-type") ?? "").toLowerCase().startsWith(MESSAGE_TYPE);
    return answer.status === 200 && isMessage && !truncated ? decodeAnswer(bytes) : null;
  } catch {
    return null;
  }
}
