import { describe, expect, it } from "vitest";
import { resourceMetadataOf } from "../../../src/scanner/evidence/interfaces/interface-challenge.ts";
import { stateOfCall } from "../../../src/scanner/evidence/interfaces/interface-declared.ts";
import { metadataAddressesOf } from "../../../src/scanner/evidence/interfaces/interface-sign-in-chain.ts";
import type { DeclaredCall } from "../../../src/scanner/evidence/live-facts.ts";
import { declaredCall } from "../../fixtures/live.ts";

describe("a declared address", () => {
  const file = { kind: "api-catalog", name: "service-desc" } as const;
  const base = { kind: "api-catalog", name: "item" } as const;
  it.each<[string, Partial<DeclaredCall>, string]>([
    ["a file that answers", { ...file }, "works"],
    ["a file that asks for a sign-in", { ...file, status: 401 }, "protected"],
    ["a file that is not there", { ...file, status: 404 }, "dead"],
    ["a web page in place of a file", { ...file, isHtml: true }, "dead"],
    ["documentation as a web page", { ...file, name: "service-doc", isHtml: true }, "works"],
    ["a server error", { ...base, status: 500 }, "dead"],
    ["a base address that answers only deeper paths", { ...base, status: 404 }, "unknown"],
    ["a base address that wants another method", { ...base, status: 405 }, "works"],
    ["an agent that is only posted to", { kind: "a2a", status: 404 }, "unknown"],
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
