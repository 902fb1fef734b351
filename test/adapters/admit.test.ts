import { describe, expect, it } from "vitest";
import { admit, type Egress } from "../../src/adapters/fetch/admit.ts";
import type { HostState } from "../../src/model/host-state.ts";
import { judgeTarget } from "../../src/model/target.ts";

const POLICY = { allowLoopback: true, mappedHosts: null, ownOrigins: ["https://foresite.dev"] };

/** The way out where hosts are looked up, and what was looked up. */
function egress(state: HostState, more: Partial<Egress> = {}) {
  const asked: [string, unknown][] = [];
  const way: Egress = {
    policy: POLICY,
    hostMap: null,
    checkHost: async (host, known) => {
      asked.push([host, known]);
      return state;
    },
    ...more,
  };
  return { way, asked };
}
const judge = (address: string) => judgeTarget(address, POLICY);
const HREF = "https://shop.example.com/a/b?c=d#e";

describe("the last gate before the network", () => {
  it("lets a public address of a public host through, as it stands", async () => {
    const { way, asked } = egress("public");
    const known = new Map<string, HostState>();
    const admission = await admit(judge(HREF), way, known);
    expect(admission).toEqual({ ok: true, url: new URL(HREF), route: HREF });
    expect(asked).toEqual([["shop.example.com", known]]);
  });

  it("refuses an address that its text gives away, with the reason, and looks nothing up", async () => {
    const { way, asked } = egress("public");
    expect(await admit(judge("http://10.0.0.1/"), way)).toEqual({
      ok: false,
      code: "not_public",
      detail: "url must name a domain, not an IP address",
    });
    expect(asked).toEqual([]);
  });

  it("refuses a host that lies somewhere private, and one that nobody can find", async () => {
    expect(await admit(judge(HREF), egress("not_public").way)).toEqual({
      ok: false,
      code: "not_public",
      detail: "the name leads to an address that is not public",
    });
    expect(await admit(judge(HREF), egress("dns").way)).toEqual({
      ok: false,
      code: "dns",
      detail: "the name could not be resolved",
    });
  });

  it("lets loopback through where the policy does, without a look-up and without a map", async () => {
    const { way, asked } = egress("dns", { hostMap: {} });
    const address = "http://127.0.0.1:4301/a";
    expect(await admit(judge(address), way)).toMatchObject({ ok: true, route: address });
    expect(asked).toEqual([]);
  });

  describe("with a map of hosts", () => {
    const hostMap = { "shop.example.com": "http://127.0.0.1:4301" };

    it("sends the request to the local copy, path and query kept, and looks nothing up", async () => {
      const { way, asked } = egress("dns", { hostMap });
      expect(await admit(judge(HREF), way)).toEqual({
        ok: true,
        url: new URL(HREF),
        route: "http://127.0.0.1:4301/a/b?c=d",
      });
      expect(asked).toEqual([]);
    });

    it("leads nowhere for every other name, also for those that every object has", async () => {
      const { way, asked } = egress("public", { hostMap });
      expect(await admit(judge("https://other.example.com/"), way)).toEqual({
        ok: false,
        code: "dns",
        detail: "other.example.com is not in the host map",
      });
      const url = new URL("https://constructor/");
      const verdict = { ok: true, url, registrableDomain: "constructor", isLoopback: false } as const;
      expect(await admit(verdict, way)).toMatchObject({ ok: false, code: "dns" });
      expect(asked).toEqual([]);
    });
  });
});
