import { describe, expect, it } from "vitest";
import { page, site } from "../../../fixtures/site.ts";
import { metaDescription } from "../../../../src/scanner/checks/structured-data/meta-description.ts";

const withText = (content: string, over: Parameters<typeof page>[0] = {}) =>
  page({ metas: content ? [{ key: "description", content }] : [], ...over });
const run = (...contents: string[]) =>
  metaDescription.run(
    site({ pages: contents.map((content, n) => withText(content, { url: `https://example-clinic.com/${n}` })) }),
  );

const GOOD = "Family dentist in Falmouth with evening hours, gentle care for children and clear prices.";

describe("meta-description", () => {
  it.each([
    GOOD,
    "Family dentist in Falmouth for children < 6 years and > 60 years, with evening hours.",
    "Familienzahnarzt in Köln mit Abendsprechstunde, sanfter Behandlung für Kinder und klaren Preisen.",
    "Stomatolog rodzinny w Krakowie: wieczorne godziny, łagodne leczenie dzieci i jasne ceny.",
    "渋谷の歯医者です。夜間診療、小児歯科、わかりやすい料金でご家族の歯を守ります。",
  ])("passes: %s", (content) => {
    expect(run(content).status).toBe("pass");
  });

  it.each([
    ["none", "", "no description"],
    ["a short one", "Dentist in Falmouth", "Dentist in Falmouth"],
    ["a long one", GOOD.repeat(3), "Family dentist"],
    ["one in source code", "<h1>Welcome to the family dentists of Falmouth in Harbor Lane</h1>", "<h1>Welcome"],
    ["one of a template", "Web site created using create-react-app, the official starting point", "create-react-app"],
  ])("fails %s", (_, content, received) => {
    const verdict = run(content);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain(received);
  });

  it("asks in its fix for the length of the script, and says which pages are left out", () => {
    expect(run("").fix).toContain("a description of 50 to 160 characters");
    const japanese = metaDescription.run(site({ pages: [withText("", { titles: ["渋谷の歯医者"] })] }));
    expect(japanese.fix).toContain("a description of 25 to 80 characters");
    const withLegal = metaDescription.run(
      site({ pages: [withText(""), withText("", { url: "https://example-clinic.com/terms", kind: "legal" })] }),
    );
    expect(withLegal.situation).toContain("Not counting /terms, a description");
    expect(run("").situation).not.toContain("Not counting");
  });

  it("fails pages that share a description or repeat their title", () => {
    expect(run(GOOD, GOOD).status).toBe("fail");
    expect(metaDescription.run(site({ pages: [withText(GOOD, { titles: [GOOD] })] })).status).toBe("fail");
  });

  it("has a headline that is true of what is wrong with the descriptions", () => {
    const over = (...contents: string[]) =>
      metaDescription.headline?.({ people: "patients", name: "Example Clinic" }, run(...contents).evidence);
    expect(over(GOOD.repeat(3))).toBe("Search engines cut off what Example Clinic says of its pages");
    expect(over("", "")).toContain("choose for themselves");
    expect(over("", GOOD.repeat(3))).toContain("without a description that fits");
    expect(over("Dentist in Falmouth", GOOD.repeat(3))).toContain("without a description that fits");
    expect(over(GOOD, GOOD)).toContain("in the same words");
    expect(over()).toContain("without a description that fits");
    expect(over("Dentist in Falmouth")).toContain("room for more");
  });

  it("does not judge legal pages", () => {
    expect(metaDescription.run(site({ pages: [withText("", { kind: "legal" })] })).status).toBe("na");
  });
});
