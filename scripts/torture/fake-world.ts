// The Domain Name System of the torture: names that lead somewhere, and what is true of an address. Written apart from the
// policy that it judges, with Node's own block lists.
import { BlockList, isIP } from "node:net";
import { RESERVED_NAMES } from "./hostile-hosts.ts";

/** Names with an address that is not public, in all the ways that a zone can hide one. */
export const POISONED_NAMES: Record<string, string[]> = {
  "localtest.me": ["127.0.0.1", "::1"],
  "any.localtest.me": ["127.0.0.1"],
  "lvh.me": ["127.0.0.1"],
  "spoofed.burpcollaborator.net": ["127.0.0.1"],
  "v4-inside.rebind-zone.com": ["10.0.0.5"],
  "v6-inside.rebind-zone.com": ["93.184.215.14", "::1"],
  "ula.rebind-zone.com": ["fd00:ec2::254"],
  "mapped.rebind-zone.com": ["::ffff:169.254.169.254"],
  "nat64.rebind-zone.com": ["64:ff9b::7f00:1"],
  "sixtofour.rebind-zone.com": ["2002:7f00:1::1"],
  "teredo.rebind-zone.com": ["2001:0:4136:e378:8000:63bf:3fff:fdd2"],
  "one-of-many.rebind-zone.com": ["93.184.215.14", "93.184.215.15", "192.168.1.1"],
  "cgnat.rebind-zone.com": ["100.100.100.200"],
  "metadata.rebind-zone.com": ["169.254.169.254"],
  "zero.rebind-zone.com": ["0.0.0.0"],
  "platform.rebind-zone.com": ["168.63.129.16"],
  "multicast.rebind-zone.com": ["224.0.0.1"],
  "docs.rebind-zone.com": ["203.0.113.7"],
};
/** Names that nobody answers for. */
export const DEAD_NAMES = new Set(["dead.rebind-zone.com"]);
const PUBLIC_ADDRESS = "93.184.215.14";

/** Addresses of a name; null when there is no answer. */
export function addressesOf(name: string): string[] | null {
  if (DEAD_NAMES.has(name)) return null;
  const poisoned = POISONED_NAMES[name];
  if (poisoned !== undefined) return poisoned;
  const [, embedded] = /(?:^|\.)(\d+[.-]\d+[.-]\d+[.-]\d+)\.(?:nip|sslip|xip)\.io$/.exec(name) ?? [];
  return [embedded?.replaceAll("-", ".") ?? PUBLIC_ADDRESS];
}

/** A list each: Node takes an IPv4 address for the IPv6 address that maps it. */
const NOT_PUBLIC_IPV4 = new BlockList();
const NOT_PUBLIC_IPV6 = new BlockList();
for (const block of [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24",
  "192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 168.63.129.16/32",
].flatMap((line) => line.split(" "))) {
  const [net = "", prefix] = block.split("/");
  NOT_PUBLIC_IPV4.addSubnet(net, Number(prefix));
}
for (const block of "::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20".split(" ")) {
  const [net = "", prefix] = block.split("/");
  NOT_PUBLIC_IPV6.addSubnet(net, Number(prefix), "ipv6");
}

const isNotPublic = (ip: string): boolean =>
  isIP(ip) === 6 ? NOT_PUBLIC_IPV6.check(ip, "ipv6") : NOT_PUBLIC_IPV4.check(ip);

/** Why this request must not have been made; null when it may. */
export function breachOf(address: string, ownHosts: readonly string[]): string | null {
  const url = new URL(address);
  const host = url.hostname.replace(/\.$/, "");
  if (!/^https?:$/.test(url.protocol)) return `scheme ${url.protocol}`;
  if (url.username + url.password !== "") return "user name or password";
  if (!["", "80", "443", "8080", "8443"].includes(url.port)) return `port ${url.port}`;
  if (host.startsWith("[") || isIP(host) !== 0) return "IP literal";
  if (!host.includes(".") || host.split(".").includes("")) return "no public name";
  if (ownHosts.includes(host)) return "our own host";
  if (
    RESERVED_NAMES.includes(host) ||
    /\.(local|localhost|internal|onion|test|invalid|example|lan|corp|arpa|alt)$/.test(host)
  )
    return "reserved name";
  const inside = addressesOf(host)?.find(isNotPublic);
  return inside === undefined ? null : `leads to ${inside}`;
}
