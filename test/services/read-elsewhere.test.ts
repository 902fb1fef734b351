import { collectStructured } from "../../src/scanner/evidence/structured/collect-structured.ts";
import { describe, expect, it } from "vitest";
import type { DnsResolver } from "../../src/model/dns.ts";
import type { Ports } from "../../src/model/ports.ts";
import type { WebAnswer, WebRequest } from "../../src/model/web-ports.ts";
import type { ScanType } from "../../src/model/scan.ts";
import { readElsewhere } from "../../src/services/crawl/read-elsewhere.ts";
import { lookUpOnce } from "../../src/services/crawl/look-up-once.ts";
import { bare, document, node, page } from "../fixtures/site.ts";

const CARD = document("mcp-server-card", { json: { name: "x", url: "https://shop.example.co.uk/mcp" } });
const claiming = (sameAs: string) =>
  page({
    url: "https://shop.example.co.uk/",
    structured: { jsonLd: [{ raw: "", error: null, nodes: [bare(node("Organization", { sameAs }))] }] } as never,
  });

interface Setting {
  isDevelopment?: boolean;
  scanType?: ScanType;
  answer?: (url: string) => { status: number; body: string; truncated?: boolean } | null;
}

async function read(
  site: { pages?: ReturnType<typeof page>[]; documents?: Record<string, ReturnType<typeof document>> },
  { isDevelopment = false, scanType = "full", answer = () => ({ status: 200, body: "{}" }) }: Setting = {},
) {
  const names: string[] = [];
  const requests: WebRequest[] = [];
  const dns: DnsResolver = async (name, type) => {
    names.push(`${type} ${name}`);
    return { outcome: "ok", authenticated: false, records: [] };
  };
  const get = async (request: WebRequest): Promise<WebAnswer> => {
    requests.push(request);
    const common = { url: request.url, finalUrl: request.url, redirects: [] };
    const given = answer(request.url);
    if (given === null) return { ok: false, ...common, code: "timeout", detail: "no answer in time" };
    const bytes = new TextEncoder().encode(given.body);
    return {
      ok: true,
      ...common,
      status: given.status,
      headers: {},
      bytes,
      truncated: given.truncated ?? false,
      ttfbMs: 1,
    };
  };
  const ports = { config: { isDevelopment }, dns: isDevelopment ? null : dns, web: { get, isMapped: () => false } };
  const { pages = [claiming("")], documents = {} } = site;
  const facts = await readElsewhere(ports as unknown as Ports, {
    scanType,
    pages,
    structured: collectStructured(pages),
    documents,
  });
  return { facts, names: names.toSorted(), requests };
}

describe("what others are asked about a site", () => {
  it("is its mail records alone when it claims nothing", async () => {
    const { facts, names, requests } = await read({});
    expect(names).toEqual(["MX example.co.uk", "TXT _dmarc.example.co.uk", "TXT example.co.uk"]);
    expect(requests).toEqual([]);
    expect(facts.dns).toMatchObject({ notAsked: null, lookups: { length: 3 } });
    expect(facts.outside).toEqual({ notAsked: null, wikidata: null, mcpRegistry: null });
  });

  it("is its agent records, too, when it declares an agent", async () => {
    const { names } = await read({ documents: { "mcp-server-card": CARD } });
    expect(names).toEqual(
      expect.arrayContaining(["SVCB _index._agents.example.co.uk", "HTTPS _index._agents.example.co.uk"]),
    );
  });

  it("is the policy of the host of its domain, too, under a private suffix", async () => {
    const { names } = await read({ pages: [page({ url: "https://clinic.github.io/" })] });
    expect(names).toEqual([
      "MX clinic.github.io",
      "TXT _dmarc.clinic.github.io",
      "TXT _dmarc.github.io",
      "TXT clinic.github.io",
    ]);
  });

  it("is one request to each registry that it says it stands in, without redirects", async () => {
    const { facts, requests } = await read(
      { pages: [claiming("https://www.wikidata.org/wiki/Q42")], documents: { "mcp-server-card": CARD } },
      {
        answer: (url) => ({
          status: 200,
          body: url.startsWith("https://www.wikidata.org/")
            ? '{"P856":[{"rank":"normal","value":{"type":"value","content":"https://example.co.uk/"}}]}'
            : '{"servers":[{"server":{"name":"uk.co.example/shop"}}],"metadata":{}}',
        }),
      },
    );
    expect(requests.map(({ url, follow }) => [url, follow])).toEqual([
      ["https://www.wikidata.org/w/rest.php/wikibase/v1/entities/items/Q42/statements?property=P856", false],
      ["https://registry.modelcontextprotocol.io/v0.1/servers?search=uk.co.example&version=latest&limit=100", false],
    ]);
    expect(facts.outside).toEqual({
      notAsked: null,
      wikidata: { id: "Q42", state: "read", websites: ["https://example.co.uk/"] },
      mcpRegistry: { namespace: "uk.co.example", state: "read", servers: ["uk.co.example/shop"] },
    });
  });

  it.each([
    [404, "missing"],
    [308, "moved"],
    [429, "failed"],
    [500, "failed"],
  ])("takes the status %i of Wikidata for an entry that is %s", async (status, state) => {
    const { facts } = await read(
      { pages: [claiming("https://www.wikidata.org/wiki/Q42")] },
      { answer: () => ({ status, body: "{}" }) },
    );
    expect(facts.outside.wikidata).toEqual({ id: "Q42", state, websites: [] });
  });

  it.each([
    ["no answer", null],
    ["a cut answer", { status: 200, body: '{"servers":[]}', truncated: true }],
    ["a page", { status: 200, body: "<h1>Down</h1>" }],
  ])("knows nothing of the MCP registry after %s", async (_, given) => {
    const { facts } = await read({ documents: { "mcp-server-card": CARD } }, { answer: () => given });
    expect(facts.outside.mcpRegistry).toEqual({ namespace: "uk.co.example", state: "failed", servers: [] });
  });

  it.each([
    [{ isDevelopment: true }, "the service runs in development"],
    [{ scanType: "basic" as const }, "a scan of this depth does not ask"],
    [{ scanType: "light" as const }, "a scan of this depth does not ask"],
  ])("is nothing with %j", async (setting, reason) => {
    const { facts, names, requests } = await read({ documents: { "mcp-server-card": CARD } }, setting);
    expect([names, requests]).toEqual([[], []]);
    expect([facts.dns.notAsked, facts.outside.notAsked]).toEqual([reason, reason]);
  });
});

describe("the resolver of one scan", () => {
  it("looks a name and type up once, however often and at once it is asked", async () => {
    const asked: string[] = [];
    const resolve = lookUpOnce(async (name, type) => {
      asked.push(`${type} ${name}`);
      return { outcome: "failed", authenticated: false, records: [] };
    });
    await Promise.all([resolve("a.example", "A"), resolve("a.example", "A"), resolve("a.example", "AAAA")]);
    await resolve("a.example", "A");
    expect(asked).toEqual(["A a.example", "AAAA a.example"]);
  });
});
