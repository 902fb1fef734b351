// Client addresses as quota keys: IPv4 whole, IPv6 by its /64, the part one subscriber is given.
import type { Digest } from "./ports.ts";

/** Canonical text of the network an address belongs to; "unknown" for what is no address. */
export function networkOf(address: string): string {
  const text = address.trim().toLowerCase();
  const mapped = /^(?:::|(?:0{1,4}:){5})ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return text;
  if (!/^[0-9a-f:]{2,39}$/.test(text) || !text.includes(":")) return "unknown";
  const [head = "", tail] = text.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array.from({ length: zeros }, () => "0"), ...back];
  if (groups.length !== 8) return "unknown";
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  // RFC 4291 section 2.5.5.2, in hexadecimal: one IPv4 address, not a network that all of them share.
  const [high = 0, low = 0] = numbers.slice(6);
  if (numbers.slice(0, 5).every((number) => number === 0) && numbers[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${numbers
    .slice(0, 4)
    .map((number) => number.toString(16))
    .join(":")}::/64`;
}

/** What an unknown caller's quotas are counted on: its network, never stored as it is. */
export async function addressSubject(digest: Digest, clientAddress: string): Promise<string> {
  return `addr:${(await digest.address(networkOf(clientAddress))).slice(0, 32)}`;
}
