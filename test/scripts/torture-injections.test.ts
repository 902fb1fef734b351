import { describe, expect, it } from "vitest";
import { benignTwin, MARK, PLACES, SENTENCES } from "../../scripts/torture/injections.ts";
import { tortureInjections } from "../../scripts/torture/torture-injections.ts";
import { CLINIC } from "../fixtures/golden/clinic.ts";

describe("instructions to models on a scanned site", () => {
  it("change no number and stand nowhere but in evidence", async () => {
    const injections = Object.keys(PLACES).map((place, at) => ({
      place,
      sentence: SENTENCES[at % SENTENCES.length] ?? "",
    }));
    const { scans, breaches } = await tortureInjections([CLINIC], injections);
    expect([scans, breaches]).toEqual([injections.length * 2, []]);
  }, 60_000);

  it("are enough, in six languages and more, and each has a twin of the same length that says nothing", () => {
    expect(SENTENCES.length * Object.keys(PLACES).length).toBeGreaterThanOrEqual(200);
    for (const sentence of SENTENCES) {
      const twin = benignTwin(sentence);
      expect([twin.length, twin.split(" ").length, twin.includes(MARK)]).toEqual([
        sentence.length,
        sentence.split(" ").length,
        false,
      ]);
    }
  });
});
