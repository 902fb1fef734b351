// Addresses that must never be asked, in every notation a URL parser or a resolver takes for them.

/** One or more of each special-purpose block, and the addresses that attackers ask for first. */
const IPV4 = [
  "127.0.0.1",
  "127.0.0.2",
  "127.255.255.254",
  "0.0.0.0",
  "0.0.0.1",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.100.100.200",
  "100.127.255.255",
  "169.254.169.254",
  "169.254.170.2",
  "169.254.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.0.192",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.0.1",
  "192.168.255.255",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.1",
  "168.63.129.16",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
];
const IPV6 = [
  "::",
  "::1",
  "0:0:0:0:0:0:0:1",
  "fc00::1",
  "fd00::1",
  "fd00:ec2::254",
  "fd20:ce::254",
  "fe80::1",
  "febf::1",
  "fec0::1",
  "ff02::1",
  "100::1",
  "2001:db8::1",
  "2001:0:4136:e378:8000:63bf:3fff:fdd2",
  "2001:10::1",
  "2001:20::1",
  "3fff::1",
  "5f00::1",
  "4000::1",
  "e000::1",
];
export const RESERVED_NAMES = [
  "localhost",
  "app.localhost",
  "localhost.localdomain",
  "printer.local",
  "db.internal",
  "metadata.google.internal",
  "instance-data.ec2.internal",
  "kubernetes.default.svc.cluster.local",
  "router.home.arpa",
  "1.0.0.127.in-addr.arpa",
  "nas.lan",
  "mail.corp",
  "a.test",
  "a.invalid",
  "clinic.example",
  "hidden.onion",
  "wallet.alt",
  "intranet",
  "metadata",
  "com",
  "co.uk",
  "server.localdomain",
];

const octets = (ip: string): number[] => ip.split(".").map(Number);
const whole = (ip: string): number => octets(ip).reduce((sum, part) => sum * 256 + part, 0);
const hex = (value: number, width = 1): string => value.toString(16).padStart(width, "0");
const pairs = (ip: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = octets(ip);
  return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
};
const inScript = (text: string, zero: number): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const CIRCLED = ["⓪", "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"];

/** Text of an IPv4 address as the host of a URL. */
const IPV4_NOTATIONS: ((ip: string) => string)[] = [
  (ip) => ip,
  (ip) => `${ip}.`,
  (ip) => `${ip}..`,
  (ip) => String(whole(ip)),
  (ip) => `0x${hex(whole(ip))}`,
  (ip) => `0X${hex(whole(ip), 8).toUpperCase()}`,
  (ip) => `0x00000000000000${hex(whole(ip), 8)}`,
  (ip) => `0${whole(ip).toString(8)}`,
  (ip) =>
    octets(ip)
      .map((part) => `0x${hex(part)}`)
      .join("."),
  (ip) =>
    octets(ip)
      .map((part) => `0${part.toString(8)}`)
      .join("."),
  (ip) =>
    octets(ip)
      .map((part) => `000${part.toString(8)}`)
      .join("."),
  (ip) =>
    octets(ip)
      .map((part, i) => (i % 2 === 0 ? `0x${hex(part)}` : String(part)))
      .join("."),
  (ip) => `${octets(ip).slice(0, 2).join(".")}.${whole(ip) % 65_536}`,
  (ip) => `${octets(ip)[0]}.${whole(ip) % 16_777_216}`,
  (ip) => `0x${hex(octets(ip)[0] ?? 0)}.${whole(ip) % 16_777_216}`,
  (ip) => inScript(ip, 0xff10),
  (ip) => inScript(ip, 0xff10).replaceAll(".", "。"),
  (ip) => ip.replaceAll(".", "．"),
  (ip) => inScript(ip, 0x1d7ce),
  (ip) => ip.replace(/\d/g, (digit) => CIRCLED[Number(digit)] ?? digit),
  (ip) => [...ip].map((char) => `%${hex(char.codePointAt(0) ?? 0)}`).join(""),
  (ip) => ip.replaceAll(".", "%2e"),
  (ip) => `${ip}%00`,
  (ip) => `${ip}%0d%0a`,
  (ip) => `[::ffff:${ip}]`,
  (ip) => `[::ffff:${pairs(ip)}]`,
  (ip) => `[0:0:0:0:0:ffff:${ip}]`,
  (ip) => `[0000:0000:0000:0000:0000:FFFF:${pairs(ip)}]`,
  (ip) => `[::${ip}]`,
  (ip) => `[::${pairs(ip)}]`,
  (ip) => `[::ffff:0:${ip}]`,
  (ip) => `[64:ff9b::${ip}]`,
  (ip) => `[64:ff9b:1::${pairs(ip)}]`,
  (ip) => `[2002:${pairs(ip)}::1]`,
  (ip) => `[2001:0:${pairs(ip)}::1]`,
  (ip) => `[fe80::5efe:${ip}]`,
  (ip) => `[2606:4700::5efe:${ip}]`,
];
const IPV6_NOTATIONS: ((ip: string) => string)[] = [
  (ip) => `[${ip}]`,
  (ip) => `[${ip.toUpperCase()}]`,
  (ip) => `[${ip}].`,
  (ip) => `[${ip}%25eth0]`,
  (ip) => ip,
];
const NAME_NOTATIONS: ((name: string) => string)[] = [
  (name) => name,
  (name) => `${name}.`,
  (name) => `${name}..`,
  (name) => name.toUpperCase(),
  (name) => name.replaceAll(".", "。"),
  (name) =>
    [...name]
      .map((char) => String.fromCodePoint(/[a-z]/.test(char) ? char.charCodeAt(0) + 0xfee0 : char.charCodeAt(0)))
      .join(""),
  (name) => [...name].map((char) => `%${hex(char.codePointAt(0) ?? 0)}`).join(""),
  (name) => name.replace("o", "ⓞ").replace("l", "ⓛ"),
  (name) => `${name.slice(0, 1)}\u00ad${name.slice(1)}`,
];

/** Spellings of addresses and names that are this machine's own. */
export const spellingsOfHere = (addresses: readonly string[], names: readonly string[]): string[] => [
  ...addresses.flatMap((ip) => (ip.includes(":") ? IPV6_NOTATIONS : IPV4_NOTATIONS).map((write) => write(ip))),
  ...names.flatMap((name) => NAME_NOTATIONS.map((write) => write(name))),
];

/** Names that anybody can look up and that lead to an address of their choice. */
export const embeddingNames = (ip: string): string[] => [
  `${ip}.nip.io`,
  `${ip.replaceAll(".", "-")}.sslip.io`,
  `www.${ip}.nip.io`,
];

export function hostileHosts(): string[] {
  return [
    ...IPV4.flatMap((ip) => [...IPV4_NOTATIONS.map((write) => write(ip)), ...embeddingNames(ip)]),
    ...IPV6.flatMap((ip) => IPV6_NOTATIONS.map((write) => write(ip))),
    ...RESERVED_NAMES.flatMap((name) => NAME_NOTATIONS.map((write) => write(name))),
  ];
}
