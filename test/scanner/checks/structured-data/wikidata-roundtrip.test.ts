import { describe, expect, it } from "vitest";
import { wikidataRoundtrip } from "../../../../src/scanner/checks/structured-data/wikidata-roundtrip.ts";
import type { WikidataFacts } from "../../../../src/scanner/evidence/site-evidence.ts";
import { node, site } from "../../../fixtures/site.ts";

const structured = [node("Dentist", { sameAs: "https://www.wikidata.org/wiki/Q42" })];
const run = (facts: Partial<WikidataFacts> | null) =>
  wikidataRoundtrip.run(
    site({ structured, outside: { wikidata: facts && { id: "Q42", state: "read", websites: [], ...facts } } }),
  );

describe("wikidata-roundtrip", () => {
  it.each([
    [
      { websites: ["https://other.example/", "http://www.example-clinic.com/home"] },
      "Wikidata's entry Q42 names example-clinic.com as the official website.",
    ],
    [
      { websites: ["https://other.example/"] },
      "Wikidata's entry Q42 names another official website than example-clinic.com.",
    ],
    [{}, "Wikidata's entry Q42 names no official website, so that the claim stays unproven."],
    [{ state: "missing" as const }, "The site's data names Q42, an entry that Wikidata does not have."],
    [{ state: "moved" as const }, "The site's data names Q42, which Wikidata has merged into another entry."],
  ])("reports %j", (facts, situation) => {
    expect(run(facts)).toMatchObject({ status: "info", situation });
  });

  it("shows both sides", () => {
    expect(run({ websites: ["https://other.example/"] }).evidence).toEqual([
      { url: "https://example-clinic.com/", received: "sameAs Q42", meaning: "The claim in the site's data." },
      {
        url: "https://www.wikidata.org/wiki/Q42",
        received: "official website https://other.example/",
        meaning: "What Wikidata says.",
      },
    ]);
  });

  it("does not apply without a claim, and is open when nobody answered", () => {
    expect(wikidataRoundtrip.run(site()).status).toBe("na");
    expect(run({ state: "failed" }).status).toBe("unable");
    expect(run(null).status).toBe("unable");
    const notAsked = site({ structured, outside: { notAsked: "the service runs in development" } });
    expect(wikidataRoundtrip.run(notAsked)).toMatchObject({
      status: "unable",
      situation: "Wikidata was not asked about Q42: the service runs in development.",
    });
    expect(wikidataRoundtrip.counts).toEqual([]);
  });
});
