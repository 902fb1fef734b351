import { describe, expect, it } from "vitest";
import { resourceMetadataOf } from "../../../src/scanner/evidence/interfaces/interface-challenge.ts";
import { describeCall, stateOfCall } from "../../../src/scanner/evidence/interfaces/interface-declared.ts";
import { metadataAddressesOf } from "../../../src/scanner/evidence/interfaces/interface-sign-in-chain.ts";
import type { DeclaredCall } from "../../../src/scanner/evidence/live-facts.ts";
import { declaredCall } from "../../fixtures/live.ts";

describe("a declared address", () => {
  const file = { kind: "api-catalog", name: "service-desc" } as const;
  const base = { kind: "api-catalog", name: "item" } as const;
  const agent = { kind: "a2a", name: "agent" } as const;
  it.each<[string, Partial<DeclaredCall>, string]>([
    ["a file that answers", { ...file }, "works"],
    ["a file that asks for a sign-in", { ...file, status: 401 }, "protected"],
    ["a file that is not there", { ...file, status: 404 }, "dead"],
    ["a web page in place of a file", { ...file, isHtml: true }, "dead"],
    ["documentation as a web page", { ...file, name: "service-doc", isHtml: true }, "works"],
    ["a server error", { ...base, status: 500 }, "dead"],
    ["a base address that answers only deeper paths", { ...base, status: 404 }, "unknown"],
    ["a base address that wants another method", { ...base, status: 405 }, "works"],
    ["an agent of another binding that is not found", { ...agent, status: 404 }, "unknown"],
    ["an agent that knows no such task", { ...agent, rpc: "error" }, "works"],
    ["an agent that says so with a status as well", { ...agent, status: 404, rpc: "error" }, "works"],
    ["an agent that fails in the words of the protocol", { ...agent, status: 500, rpc: "error" }, "works"],
    ["an agent that is too busy, in the words of the protocol", { ...agent, status: 503, rpc: "error" }, "works"],
    ["an agent that asks for a sign-in", { ...agent, status: 401, rpc: "error" }, "protected"],
    ["an agent whose address is not there", { ...agent, status: 404, rpc: "none" }, "dead"],
    ["an agent that finds nothing, in JSON of its own", { ...agent, status: 404, rpc: "none", json: {} }, "unknown"],
    ["an agent whose address takes no POST", { ...agent, status: 405, rpc: "none", json: {} }, "dead"],
    ["a web page in place of an agent", { ...agent, isHtml: true, rpc: "none" }, "dead"],
    ["an agent that answers in another form", { ...agent, rpc: "none" }, "unknown"],
    ["an agent that refuses in another form", { ...agent, status: 400, rpc: "none", json: {} }, "unknown"],
    ["an agent behind a server that fails", { ...agent, status: 502, rpc: "none" }, "dead"],
    ["a busy agent", { ...agent, status: 429, rpc: "none" }, "unknown"],
    ["a documented operation that is not there", { kind: "openapi", status: 404 }, "dead"],
    ["a documented operation without that record", { kind: "openapi", status: 404, json: {} }, "works"],
    ["a busy server", { ...file, status: 503 }, "unknown"],
    ["a bot challenge", { ...file, status: 403, isChallenge: true }, "unknown"],
    ["a lost answer", { ...file, status: 0, error: "timeout" }, "unknown"],
    ["a name that does not exist", { ...file, status: 0, error: "dns" }, "dead"],
    ["a redirect out of the domain", { ...file, status: 302, leadsTo: "https://example.org/" }, "unknown"],
    ["one that was not called", { ...file, status: 0, skipped: "why" }, "not-called"],
  ])("%s", (_, over, state) => {
    expect(stateOfCall(declaredCall(over))).toBe(state);
  });
});

describe("a declared address in words", () => {
  it.each<[string, Partial<DeclaredCall>, string]>([
    ["a file", {}, "status 200 application/json"],
    ["an agent", { kind: "a2a", rpc: "error" }, "status 200 application/json, a JSON-RPC error"],
    ["no agent", { kind: "a2a", status: 405, contentType: "", rpc: "none" }, "status 405, no JSON-RPC"],
  ])("%s", (_, over, words) => {
    expect(describeCall(declaredCall(over))).toBe(words);
  });
});

describe("a refusal", () => {
  it.each([
    ['Bearer resource_metadata="https://a.example/x"', "https://a.example/x"],
    ['Basic realm="x", Bearer scope="a", resource_metadata = https://a.example/y', "https://a.example/y"],
    ['bearer error="invalid_token",resource_metadata="/relative"', "/relative"],
    ['Basic realm="resource_metadata=nothing"', null],
    ["Bearer", null],
    ["", null],
    [`Bearer ${"resource_metadata=".repeat(5_000)}`, null],
  ])("names its metadata in %s", (field, address) => {
    const found = resourceMetadataOf(field);
    if (address === null && field.length > 100) expect(found === null || found.length <= 500).toBe(true);
    else expect(found).toBe(address);
  });

  it("leads to a sign-in whose metadata may stand at several addresses", () => {
    expect(metadataAddressesOf("https://auth.example.com")).toHaveLength(2);
    expect(metadataAddressesOf("https://auth.example.com/tenant/")).toEqual([
      "https://auth.example.com/.well-known/oauth-authorization-server/tenant",
      "https://auth.example.com/.well-known/openid-configuration/tenant",
      "https://auth.example.com/tenant/.well-known/openid-configuration",
    ]);
    expect(metadataAddressesOf("javascript:alert(1)")).toEqual([]);
  });
});
