// A network for the real adapters: every fetch of this process ends here, is written down, and judged.
import { isIPv6 } from "node:net";
import { addressesOf, breachOf } from "./fake-world.ts";

export const RESOLVER = "https://resolver.example.net/dns-query";
const TYPE_A = 1;
const TYPE_AAAA = 28;

export interface FakeNetwork {
  /** Addresses asked for since the last call, look-ups aside. */
  take(): string[];
  breaches: { url: string; why: string }[];
  restore(): void;
}

/** `answer` is the web; null for what is not there. */
export function interceptNetwork(ownHosts: readonly string[], answer: (url: URL) => Response | null): FakeNetwork {
  const before = globalThis.fetch;
  const breaches: FakeNetwork["breaches"] = [];
  let seen: string[] = [];
  globalThis.fetch = async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.startsWith(`${RESOLVER}?`)) return answerLookUp(new URL(address));
    seen.push(address);
    const why = breachOf(address, ownHosts);
    if (why !== null) breaches.push({ url: address, why });
    return answer(new URL(address)) ?? new Response("ok", { headers: { "content-type": "text/plain" } });
  };
  return {
    take() {
      const taken = seen;
      seen = [];
      return taken;
    },
    breaches,
    restore: () => void (globalThis.fetch = before),
  };
}

/** RFC 8484: the question comes as a message, and so goes the answer. */
function answerLookUp(url: URL): Response {
  const query = Buffer.from(url.searchParams.get("dns") ?? "", "base64url");
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString("latin1"));
    at += 1 + length;
  }
  const type = query.readUInt16BE(at + 1);
  const known = addressesOf(labels.join("."));
  if (known === null) return new Response("no answer", { status: 502 });
  const addresses = known.filter((ip) => isIPv6(ip) === (type === TYPE_AAAA));
  const records = type === TYPE_A || type === TYPE_AAAA ? addresses.map(recordOf) : [];
  const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0]);
  return new Response(Buffer.concat([header, query.subarray(12, at + 5), ...records]), {
    headers: { "content-type": "application/dns-message" },
  });
}

/** The name is that of the question; the record may be kept for no time at all. */
function recordOf(ip: string): Buffer {
  const data = isIPv6(ip) ? ipv6Bytes(ip) : Buffer.from(ip.split(".").map(Number));
  const type = isIPv6(ip) ? TYPE_AAAA : TYPE_A;
  return Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]), data]);
}

function ipv6Bytes(ip: string): Buffer {
  const [head = "", tail] = new URL(`http://[${ip}]/`).hostname.slice(1, -1).split("::");
  const groups = (text: string): string[] => (text === "" ? [] : text.split(":"));
  const after = groups(tail ?? "");
  const gap = Array.from({ length: 8 - groups(head).length - after.length }, () => "0");
  return Buffer.from([...groups(head), ...gap, ...after].map((group) => group.padStart(4, "0")).join(""), "hex");
}
