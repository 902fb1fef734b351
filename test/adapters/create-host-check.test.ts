import { describe, expect, it } from "vitest";
import { createHostCheck } from "../../src/adapters/dns/create-host-check.ts";
import type { DnsAnswer, DnsType } from "../../src/model/dns.ts";
import type { HostState } from "../../src/model/host-state.ts";
import { HOST_STATE_KEPT_MS, HOST_STATES_KEPT } from "../../src/model/limits.ts";

/** A resolver that answers from a table, and remembers what it was asked. */
function resolverOf(table: Record<string, string[]>) {
  const asked: string[] = [];
  let now = 0;
  const resolve = async (name: string, type: DnsType): Promise<DnsAnswer> => {
    asked.push(`${type} ${name}`);
    const values = table[name];
    if (values === undefined) return { outcome: "failed", authenticated: false, records: [] };
    const records = values
      .filter((value) => value.includes(":") === (type === "AAAA"))
      .map((value) => ({ name, type: type === "AAAA" ? ("AAAA" as const) : ("A" as const), value }));
    return { outcome: "ok", authenticated: false, records };
  };
  return { check: createHostCheck(resolve, () => now), asked, table, pass: (ms: number) => void (now += ms) };
}

describe("the look-up before a request", () => {
  it("asks for both kinds of address", async () => {
    const { check, asked } = resolverOf({ "example.com": ["93.184.215.14"] });
    expect(await check("example.com")).toBe("public");
    expect(asked).toEqual(["A example.com", "AAAA example.com"]);
  });

  it("refuses a host as soon as one of its addresses is not public", async () => {
    const { check } = resolverOf({ "v6.example.com": ["93.184.215.14", "::1"], "v4.example.com": ["10.0.0.1"] });
    expect(await check("v6.example.com")).toBe("not_public");
    expect(await check("v4.example.com")).toBe("not_public");
  });

  it("remembers for a short while what was said, and no longer", async () => {
    const { check, asked, table, pass } = resolverOf({ "example.com": ["93.184.215.14"] });
    await check("example.com");
    table["example.com"] = ["127.0.0.1"];
    pass(HOST_STATE_KEPT_MS - 1);
    expect(await check("example.com")).toBe("public");
    expect(asked).toHaveLength(2);
    pass(1);
    expect(await check("example.com")).toBe("not_public");
    expect(asked).toHaveLength(4);
  });

  it("remembers that a host is not public", async () => {
    const { check, asked } = resolverOf({ "example.com": ["10.0.0.1"] });
    await check("example.com");
    expect(await check("example.com")).toBe("not_public");
    expect(asked).toHaveLength(2);
  });

  it("asks again for a host that could not be resolved", async () => {
    const { check, asked, table } = resolverOf({});
    expect(await check("example.com")).toBe("dns");
    table["example.com"] = ["93.184.215.14"];
    expect(await check("example.com")).toBe("public");
    expect(asked).toHaveLength(4);
  });

  it("looks a host up once for one scan, whatever came of it and however long the scan takes", async () => {
    const { check, asked, pass } = resolverOf({ "example.com": ["93.184.215.14"] });
    const known = new Map<string, HostState>();
    await check("example.com", known);
    await check("nowhere.example.com", known);
    pass(HOST_STATE_KEPT_MS * 10);
    expect(await check("example.com", known)).toBe("public");
    expect(await check("nowhere.example.com", known)).toBe("dns");
    expect(asked).toHaveLength(4);
  });

  it("keeps a bounded number of hosts, the latest ones", async () => {
    const names = Array.from({ length: HOST_STATES_KEPT + 1 }, (_, i) => `h${i}.example.com`);
    const { check, asked } = resolverOf(Object.fromEntries(names.map((name) => [name, ["93.184.215.14"]])));
    for (const name of names) await check(name);
    asked.length = 0;
    await check(names.at(-1) ?? "");
    await check(names[1] ?? "");
    expect(asked).toEqual([]);
    await check(names[0] ?? "");
    expect(asked).toEqual(["A h0.example.com", "AAAA h0.example.com"]);
  });
});
