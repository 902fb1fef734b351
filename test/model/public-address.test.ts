import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublicAddress } from "../../src/model/public-address.ts";

/** First and last address of each block that is refused, and its neighbours outside, which are not. */
const IPV4_BLOCKS: { first: string; last: string; before?: string; after?: string }[] = [
  { first: "0.0.0.0", last: "0.255.255.255", after: "1.0.0.0" },
  { first: "10.0.0.0", last: "10.255.255.255", before: "9.255.255.255", after: "11.0.0.0" },
  { first: "100.64.0.0", last: "100.127.255.255", before: "100.63.255.255", after: "100.128.0.0" },
  { first: "127.0.0.0", last: "127.255.255.255", before: "126.255.255.255", after: "128.0.0.0" },
  { first: "169.254.0.0", last: "169.254.255.255", before: "169.253.255.255", after: "169.255.0.0" },
  { first: "172.16.0.0", last: "172.31.255.255", before: "172.15.255.255", after: "172.32.0.0" },
  { first: "192.0.0.0", last: "192.0.0.255", before: "191.255.255.255", after: "192.0.1.0" },
  { first: "192.0.2.0", last: "192.0.2.255", before: "192.0.1.255", after: "192.0.3.0" },
  { first: "192.31.196.0", last: "192.31.196.255", before: "192.31.195.255", after: "192.31.197.0" },
  { first: "192.52.193.0", last: "192.52.193.255", before: "192.52.192.255", after: "192.52.194.0" },
  { first: "192.88.99.0", last: "192.88.99.255", before: "192.88.98.255", after: "192.88.100.0" },
  { first: "192.168.0.0", last: "192.168.255.255", before: "192.167.255.255", after: "192.169.0.0" },
  { first: "192.175.48.0", last: "192.175.48.255", before: "192.175.47.255", after: "192.175.49.0" },
  { first: "198.18.0.0", last: "198.19.255.255", before: "198.17.255.255", after: "198.20.0.0" },
  { first: "198.51.100.0", last: "198.51.100.255", before: "198.51.99.255", after: "198.51.101.0" },
  { first: "203.0.113.0", last: "203.0.113.255", before: "203.0.112.255", after: "203.0.114.0" },
  { first: "224.0.0.0", last: "255.255.255.255", before: "223.255.255.255" },
  { first: "168.63.129.16", last: "168.63.129.16", before: "168.63.129.15", after: "168.63.129.17" },
];
const IPV6_BLOCKS: typeof IPV4_BLOCKS = [
  { first: "::", last: "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", after: "2000::" },
  { first: "2001::", last: "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff", before: "2000:ffff::", after: "2001:200::" },
  { first: "2001:db8::", last: "2001:db8:ffff::", before: "2001:db7:ffff::", after: "2001:db9::" },
  { first: "2002::", last: "2002:ffff:ffff::", before: "2001:ffff::", after: "2003::" },
  { first: "2620:4f:8000::", last: "2620:4f:8000:ffff::", before: "2620:4f:7fff::", after: "2620:4f:8001::" },
  { first: "3fff::", last: "3fff:fff:ffff::", before: "3ffe:ffff::", after: "3fff:1000::" },
  { first: "4000::", last: "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", before: "3fff:ffff:ffff::" },
];

describe("addresses of public websites", () => {
  it.each([...IPV4_BLOCKS, ...IPV6_BLOCKS])("end at $first and begin again after $last", (block) => {
    expect([block.first, block.last].map(isPublicAddress)).toEqual([false, false]);
    for (const beside of [block.before, block.after])
      if (beside !== undefined) expect([beside, isPublicAddress(beside)]).toEqual([beside, true]);
  });

  it.each([
    ["93.184.215.14"],
    ["8.8.8.8"],
    ["2606:4700:4700::1111"],
    ["2A00:1450:4001:831::200E"],
    ["2606:4700:0:0:0:0:0:1"],
  ])("knows %s as public", (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ["IPv4-mapped", "::ffff:8.8.8.8"],
    ["IPv4-mapped, in hexadecimal", "::ffff:7f00:1"],
    ["IPv4-compatible", "::169.254.169.254"],
    ["IPv4-translated", "::ffff:0:10.0.0.1"],
    ["NAT64", "64:ff9b::7f00:1"],
    ["NAT64 of a network's own", "64:ff9b:1::a00:1"],
    ["6to4", "2002:7f00:1::1"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["ISATAP, local", "2606:4700::5efe:10.0.0.1"],
    ["ISATAP, universal", "2606:4700::200:5efe:10.0.0.1"],
    ["unique local", "fd00:ec2::254"],
    ["unique local, first half", "fc00::1"],
    ["link-local", "fe80::1"],
    ["site-local", "fec0::1"],
    ["multicast", "ff02::1"],
    ["discard", "100::1"],
    ["segment routing", "5f00::1"],
    ["loopback", "::1"],
    ["unspecified", "::"],
  ])("holds %s for not public", (_, address) => expect(isPublicAddress(address)).toBe(false));

  it("takes a neighbour of an ISATAP interface id for what it is", () => {
    for (const address of ["2606:4700::5eff:10.0.0.1", "2606:4700::100:5efe:10.0.0.1", "2606:4700::5efe:1:10.0.0.1"])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });

  it.each([
    "",
    "example.com",
    "8.8.8",
    "8.8.8.8.8",
    "8.8.8.256",
    "0x8.8.8.8",
    "8.8.8.8/32",
    " 8.8.8.8",
    "8.8.8.8 ",
    "8.8.8.8888",
    "2606:4700::1%eth0",
    "2606:4700::1/64",
    "[2606:4700::1]",
    "2606:4700:::1",
    "2606:4700",
    "2606::1]/[2606::1",
    "gggg::1",
  ])("holds what is no address, %j, for not public", (text) => expect(isPublicAddress(text)).toBe(false));

  it("never throws", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isPublicAddress(text) === "boolean"));
  });

  it("holds every IPv6 address outside 2000::/3 for not public, and says the same of each spelling", () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const { hostname } = new URL(`http://[${address}]/`);
        const canonical = hostname.slice(1, -1);
        const first = Number.parseInt(canonical.split(":")[0] || "0", 16);
        if (first < 0x2000 || first > 0x3fff) expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(address)).toBe(isPublicAddress(canonical));
        expect(isPublicAddress(address.toUpperCase())).toBe(isPublicAddress(canonical));
      }),
    );
  });

  it("never holds an IPv4 address for public that is carried inside an IPv6 address", () => {
    const carriers = [
      (v4: string) => `::${v4}`,
      (v4: string) => `::ffff:${v4}`,
      (v4: string) => `::ffff:0:${v4}`,
      (v4: string) => `64:ff9b::${v4}`,
      (v4: string) => `64:ff9b:1::${v4}`,
      (v4: string) => `2001:db8::${v4}`,
      (v4: string) => `2a00:1450::5efe:${v4}`,
    ];
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom(...carriers), (v4, carry) => {
        expect(isPublicAddress(carry(v4))).toBe(false);
      }),
    );
  });
});
