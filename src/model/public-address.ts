// Which IP addresses a public website can have. Pure; applied to what the Domain Name System answers.
// Sources: the IANA special-purpose registries for IPv4 and IPv6 (RFC 6890 and what followed it).

/** Nothing public is served from these; AS112, AMT and 6to4 relays are routed, but are nobody's website. */
const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  // Multicast, reserved and broadcast.
  "224.0.0.0/3",
  // A cloud's platform service, inside a public block.
  "168.63.129.16/32",
].map(readIpv4Block);

/** All of the global unicast space that is assigned; what embeds an IPv4 address lies outside, or is named below. */
const GLOBAL_IPV6 = readIpv6Block("2000::/3");
const SPECIAL_IPV6 = [
  // Protocol assignments: Teredo, benchmarking, ORCHID, AMT, AS112.
  "2001::/23",
  "2001:db8::/32",
  // 6to4 carries an IPv4 address.
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
].map(readIpv6Block);
/** Interface ids of ISATAP carry an IPv4 address (RFC 5214 section 6.1), whatever the prefix. */
const ISATAP = new Set([0x0000_5efen, 0x0200_5efen]);

/** Whether an address in its usual text form is public. What is no address is not public. */
export function isPublicAddress(text: string): boolean {
  const ipv4 = readIpv4(text);
  if (ipv4 !== null) return !SPECIAL_IPV4.some((block) => isWithin(ipv4, block));
  const ipv6 = readIpv6(text);
  if (ipv6 === null || !isWithin(ipv6, GLOBAL_IPV6)) return false;
  return !SPECIAL_IPV6.some((block) => isWithin(ipv6, block)) && !ISATAP.has((ipv6 >> 32n) & 0xffff_ffffn);
}

interface Block {
  /** The address without the bits that vary. */
  prefix: bigint;
  /** How many bits vary. */
  free: bigint;
}

const isWithin = (address: bigint, { prefix, free }: Block): boolean => address >> free === prefix;

// Functions, not constants: the tables above are made when the file is loaded.
function readIpv4Block(text: string): Block {
  return readBlock(text, 32, readIpv4);
}

function readIpv6Block(text: string): Block {
  return readBlock(text, 128, readIpv6);
}

function readBlock(text: string, bits: number, read: (text: string) => bigint | null): Block {
  const [base = "", length = ""] = text.split("/");
  const free = BigInt(bits - Number(length));
  return { prefix: (read(base) ?? 0n) >> free, free };
}

/** Four decimal numbers, as resolvers and the URL parser write it. */
function readIpv4(text: string): bigint | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return null;
  const parts = text.split(".").map(Number);
  return parts.every((part) => part <= 255) ? parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n) : null;
}

/** The URL parser knows every spelling, and writes eight numbers with at most one gap. */
function readIpv6(text: string): bigint | null {
  if (!/^[0-9a-f:.]{2,45}$/i.test(text) || !URL.canParse(`http://[${text}]/`)) return null;
  const [head = "", tail] = new URL(`http://[${text}]/`).hostname.slice(1, -1).split("::");
  const before = groupsOf(head);
  const after = groupsOf(tail ?? "");
  const gap = Array.from({ length: 8 - before.length - after.length }, () => 0n);
  return [...before, ...gap, ...after].reduce((sum, group) => (sum << 16n) | group, 0n);
}

function groupsOf(text: string): bigint[] {
  return text === "" ? [] : text.split(":").map((group) => BigInt(`0x${group}`));
}
