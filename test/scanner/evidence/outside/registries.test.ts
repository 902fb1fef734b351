import { describe, expect, it } from "vitest";
import { namespaceOf, parseServers } from "../../../../src/scanner/evidence/outside/mcp-registry.ts";
import { claimedEntity, parseWebsites } from "../../../../src/scanner/evidence/outside/wikidata.ts";
import { node, site } from "../../../fixtures/site.ts";

describe("the claimed entry of Wikidata", () => {
  const claimOf = (...sameAs: unknown[]) => claimedEntity(site({ structured: [node("Dentist", { sameAs })] }));

  it.each([
    "https://www.wikidata.org/wiki/Q42",
    "http://wikidata.org/entity/Q42",
    "https://www.wikidata.org/wiki/Special:EntityData/Q42.json",
    "https://m.wikidata.org/wiki/q42#P856",
  ])("is read from %s", (address) => {
    expect(claimOf("https://social.example/clinic", address)).toEqual({
      id: "Q42",
      claimedOn: "https://example-clinic.com/",
    });
  });

  it.each([
    "https://www.wikidata.org/wiki/Property:P856",
    "https://wikidata.org.example.net/wiki/Q42",
    "https://www.wikidata.org/wiki/Q0",
    "https://www.wikidata.org/wiki/Q42abc",
    "Q42",
  ])("is not %s", (address) => expect(claimOf(address)).toBeNull());

  it("is not that of a brand or an employer that the pages name", () => {
    const brand = node("Organization", { sameAs: "https://www.wikidata.org/wiki/Q42" }, { path: "brand" });
    expect(claimedEntity(site({ structured: [brand] }))).toBeNull();
  });
});

describe("the official websites in Wikidata's answer", () => {
  const statement = (content: unknown, rank = "normal") => ({
    rank,
    property: { id: "P856" },
    value: { type: "value", content },
  });

  it("are all but the deprecated ones", () => {
    const answer = {
      P856: [
        statement("https://example.com/"),
        statement("https://old.example/", "deprecated"),
        statement("http://example.org", "preferred"),
      ],
    };
    expect(parseWebsites(JSON.stringify(answer))).toEqual(["https://example.com/", "http://example.org"]);
  });

  it("are none for an entry without, and unknown for what is no answer", () => {
    expect(parseWebsites("{}")).toEqual([]);
    expect(parseWebsites(JSON.stringify({ P856: [{ value: { type: "novalue" } }, statement(7), null] }))).toEqual([]);
    for (const text of ["", "<html>", "[]", "null", "[".repeat(5_000)]) expect(parseWebsites(text)).toBeNull();
  });
});

describe("the registry of MCP servers", () => {
  const listOf = (...names: unknown[]) =>
    JSON.stringify({ servers: names.map((name) => ({ server: { name } })), metadata: {} });

  it("binds a domain to its name turned around", () => {
    expect(namespaceOf("example.co.uk")).toBe("uk.co.example");
  });

  it("counts names in the namespace and under it, not those that only begin alike", () => {
    const text = listOf(
      "com.example/a",
      "com.example.shop/b",
      "com.example/a",
      "com.examples/c",
      "io.github.com.example/d",
      7,
    );
    expect(parseServers(text, "com.example")).toEqual(["com.example/a", "com.example.shop/b"]);
    expect(parseServers(listOf(), "com.example")).toEqual([]);
  });

  it("says nothing when it answers something else", () => {
    for (const text of ["", "{}", "[]", '{"servers":null}', "Too many requests"])
      expect(parseServers(text, "com.example")).toBeNull();
  });
});
