// One person does all of it: what the pages say outweighs hours, pages and places.
import { describe, expect, it } from "vitest";
import { node, page, text } from "../../../fixtures/site.ts";
import { inferSizeBand } from "../../../../src/scanner/insight/infer-size-band.ts";
import { PLAIN_SIGNALS } from "../../../../src/scanner/insight/signals/plain-signals.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { evidenceOf, home } from "./claimed-by-kind.ts";

const OPEN = node("LocalBusiness", { name: "A", openingHours: "Mo-Sa 07:00-18:00" });
const services = ["a", "b", "c", "d"].map((name) =>
  page({ url: `https://example-clinic.com/${name}`, kind: "services", foundBy: "link" }),
);
const bandOf = (...lines: string[]) =>
  inferSizeBand([home("en", { blocks: lines.map((line) => text(line)) }), ...services], [OPEN], []);

describe("the size of a business", () => {
  it.each([
    "Owner-operated: Tyler runs the equipment on your job.",
    "You talk directly to the person doing the work.",
    "I work alone and take my time.",
    "We are not far away. I am a sole practitioner.",
    "Wir sind ein Ein-Mann-Betrieb.",
    "Je travaille seul.",
    "Trabajo sola en mi taller.",
  ])("is one person: %s", (line) => {
    expect(bandOf(line)).toMatchObject({ value: "micro", confidence: "high", reason: "One person does the work" });
  });
  it.each([
    "Each of our 120 restaurants is owner-operated.",
    "We are not a one-man band: forty people work here.",
    "Wir sind kein Ein-Mann-Betrieb, sondern ein Team aus 25 Monteuren.",
    "Unlike a one-man operation, we turn up with a full crew.",
    "Software for law firms, from the solo practitioner to the large practice.",
    "We insure owner-operated trucks across Ohio.",
    "Bookkeeping for every one-person business",
    "Family owned and owner-operated since 1954, with twelve showrooms.",
    "Do you run a one-man business?",
    "I work alone or with my brother.",
  ])("is not told of one person where it is denied, or of others: %s", (line) => {
    expect(bandOf(line).reason).not.toBe("One person does the work");
  });
  it("is told by other signs where a team is spoken of, or nothing is said", () => {
    expect(bandOf("Owner-operated since 1990.", "Our crews work all over the county.").value).toBe("small");
    expect(bandOf("We clear land.").value).toBe("small");
  });
});

describe("one person who speaks", () => {
  const speaks = (language: string, ...lines: string[]) =>
    (
      PLAIN_SIGNALS["one person"]?.(
        readSite(evidenceOf({ industry: "healthcare" }, [home(language, { blocks: lines.map((line) => text(line)) })])),
      ) ?? []
    ).length > 0;
  const ENGLISH = [
    "I qualified in 1994.",
    "I treat backs and necks.",
    "I know how much that hurts.",
    "I teach Pilates.",
  ];
  it("says I throughout", () => {
    expect(speaks("en", ...ENGLISH)).toBe(true);
    expect(
      speaks("de", "Ich arbeite mit Ruhe.", "Hier behandle ich Rücken.", "Gern berate ich dich.", "Das biete ich an."),
    ).toBe(true);
  });
  it("and no we, and not in questions alone", () => {
    expect(speaks("en", ...ENGLISH, "We are open on Mondays.")).toBe(false);
    expect(speaks("en", "Do I need a note?", "Can I park?", "May I bring a friend?", "How do I pay?")).toBe(false);
    expect(speaks("en", "Henry I. Miller qualified in 1994.", "Type I and II.", "IT for all.", "In the town.")).toBe(
      false,
    );
  });
});
