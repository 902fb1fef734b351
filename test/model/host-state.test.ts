import { describe, expect, it } from "vitest";
import type { DnsAnswer, DnsRecord } from "../../src/model/dns.ts";
import { judgeAnswers, withoutLookUp } from "../../src/model/host-state.ts";

const answer = (records: DnsRecord[], outcome: DnsAnswer["outcome"] = "ok"): DnsAnswer => ({
  outcome,
  authenticated: false,
  records,
});
const a = (value: string): DnsRecord => ({ name: "example.com", type: "A", value });
const aaaa = (value: string): DnsRecord => ({ name: "example.com", type: "AAAA", value });
const cname = (value: string): DnsRecord => ({ name: "example.com", type: "CNAME", value });

describe("where a host lies", () => {
  it.each([
    ["one public address", [answer([a("93.184.215.14")]), answer([])]],
    ["public addresses of both kinds", [answer([a("93.184.215.14")]), answer([aaaa("2606:2800::1")])]],
    ["an IPv6 address alone", [answer([]), answer([aaaa("2606:2800::1")])]],
    [
      "an alias on the way",
      [answer([cname("cdn.example.net"), a("93.184.215.14")]), answer([cname("cdn.example.net")])],
    ],
  ])("is public with %s", (_, answers) => expect(judgeAnswers(answers)).toBe("public"));

  it.each([
    ["a private address", [answer([a("10.0.0.1")]), answer([])]],
    ["a private address among public ones", [answer([a("93.184.215.14"), a("127.0.0.1")]), answer([])]],
    ["a private IPv6 address beside a public IPv4 one", [answer([a("93.184.215.14")]), answer([aaaa("::1")])]],
    ["a private address, and one look-up failed", [answer([], "failed"), answer([aaaa("fd00::1")])]],
    ["an alias of something private", [answer([cname("db.internal"), a("10.0.0.1")]), answer([])]],
  ])("is not public with %s", (_, answers) => expect(judgeAnswers(answers)).toBe("not_public"));

  it.each([
    ["the name does not exist", [answer([], "nxdomain"), answer([], "nxdomain")]],
    ["there is no address", [answer([cname("nowhere.example.net")]), answer([])]],
    ["IPv4 could not be asked for", [answer([], "failed"), answer([aaaa("2606:2800::1")])]],
    ["IPv6 could not be asked for", [answer([a("93.184.215.14")]), answer([], "failed")]],
    ["nothing was asked", []],
  ])("is not known when %s", (_, answers) => expect(judgeAnswers(answers)).toBe("dns"));

  it("is taken for public where nothing is looked up", async () => {
    expect(await withoutLookUp("example.com")).toBe("public");
  });
});
