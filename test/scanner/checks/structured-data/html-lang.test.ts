import { describe, expect, it } from "vitest";
import { page, profile, site } from "../../../fixtures/site.ts";
import { htmlLang } from "../../../../src/scanner/checks/structured-data/html-lang.ts";

const written = (value: string, languages = [value], confidence: "high" | "low" = "high") =>
  profile({ language: { value, confidence, evidence: [] }, languages });
const run = (lang: string | null, over = written("de")) =>
  htmlLang.run(site({ pages: [page({ htmlLang: lang })], profile: over }));

describe("html-lang", () => {
  it.each(["de", "de-AT", "DE", "de-CH-1996"])("passes %s on German text", (lang) => {
    expect(run(lang).status).toBe("pass");
  });

  it.each([
    ["zh-Hant-TW", "zh"],
    ["pt-BR", "pt"],
    ["nb", "no"],
    ["iw", "he"],
  ])("passes %s on text recognized as %s", (lang, value) => {
    expect(run(lang, written(value)).status).toBe("pass");
  });

  it.each([
    ["none", null, "no language declared"],
    ["the template's", "en", 'lang="en"'],
    ["an underscore", "de_DE", 'lang="de_DE"'],
    ["a word", "deutsch", 'lang="deutsch"'],
    ["a country", "gr", 'lang="gr"'],
  ])("fails %s", (_, lang, received) => {
    const verdict = run(lang);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe(received);
  });

  it("speaks of a wrong language only where one is declared", () => {
    const over = (lang: string | null) =>
      htmlLang.headline?.({ people: "patients", name: "Example Clinic" }, run(lang).evidence);
    expect(over(null)).toBe("Assistants and translators have to guess the language of pages of Example Clinic");
    expect(over("en")).toContain("in the wrong language");
  });

  it("does not call a language undeclared that is declared wrongly", () => {
    expect(run("en").situation).toMatch(/^The right language is declared on /);
    expect(run(null).situation).toMatch(/^The language of the text is declared on /);
  });

  it("lets inner pages be in any language of the site", () => {
    const english = page({ url: "https://example-clinic.com/en/", htmlLang: "en" });
    const pages = [page({ htmlLang: "de" }), english];
    expect(htmlLang.run(site({ pages, profile: written("de", ["de", "en"]) })).status).toBe("pass");
    expect(htmlLang.run(site({ pages, profile: written("de", ["de"]) }))).toMatchObject({ status: "warn", score: 0.5 });
  });

  it("fails a copy in another language that kept the code of its original", () => {
    const french = page({ url: "https://example-clinic.com/fr/", htmlLang: "en" });
    const misdeclared = { [french.url]: "fr" };
    const profile = { ...written("en", ["en", "fr"]), misdeclared };
    const verdict = htmlLang.run(site({ pages: [page({ htmlLang: "en" }), french], profile }));
    expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
    expect(verdict.evidence[0]?.meaning).toBe("The text of this page was recognized as fr.");
    expect(verdict.fix).toContain('lang="en", or lang="fr" where the text is in that, on the html element of {pages}.');
  });

  it("names no languages in the fix where there are more than two", () => {
    const fixOf = (...languages: string[]) => run(null, written("de", languages)).fix;
    expect(fixOf("de", "en")).toContain('lang="de", or lang="en"');
    expect(fixOf("de", "en", "fr")).toBeUndefined();
  });

  it("only asks for a valid code when the text was too short to tell", () => {
    expect(run("en", written("de", ["de"], "low")).status).toBe("pass");
  });
});
