import { expect, it } from "vitest";
import { chunkSelfContained } from "../../../../src/scanner/checks/answerability/chunk-self-contained.ts";
import { profile, site } from "../../../fixtures/site.ts";
import { sections } from "./content-pages.ts";

const run = (language: string, ...openings: string[]) => {
  const one = sections(
    openings.map((opening, at) => [`Part ${at}`, opening]),
    { htmlLang: language },
  );
  return chunkSelfContained.run(
    site({ pages: [one], profile: profile({ language: { value: language }, languages: [language] }) }),
  );
};

it("passes sections that start with what they are about", () => {
  expect(run("en", "A roof needs care.", "Walls breathe.", "Doors swell.").status).toBe("pass");
});

it.each([
  ["en", ["This helps a lot.", "As mentioned above, walls breathe.", "They swell."]],
  ["de", ["Dies hilft sehr.", "Wie oben erwähnt, atmen Wände.", "Diese quellen."]],
  ["fr", ["Cela aide beaucoup.", "Comme indiqué, les murs respirent.", "Elles gonflent."]],
  ["pl", ["To pomaga.", "Jak wspomniano, ściany oddychają.", "One puchną."]],
])("fails sections in %s that point back", (language, openings) => {
  const verdict = run(language, ...openings);
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toContain("3 of 3 sections");
});

it("forgives a single one, and pages with fewer than three sections", () => {
  expect(run("en", "This helps.", "Walls breathe.", "Doors swell.").status).toBe("pass");
  expect(run("en", "This helps.", "This too.").status).toBe("na");
});
