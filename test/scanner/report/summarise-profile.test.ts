import { describe, expect, it } from "vitest";
import { summariseProfile } from "../../../src/scanner/report/summarise-profile.ts";
import { profileOf } from "../insight/site-of.ts";

describe("the language of a profile", () => {
  const NORWEGIAN =
    "<p>Vi har drevet verkstedet siden 1988 og hjelper deg med reparasjon av biler, båter og maskiner hver dag.</p>";
  it.each([
    ["nb", "nb"],
    ["nn-NO", "nn"],
    ["no", "nb"],
  ])("is the written form of Norwegian that the start page declares, Bokmål for %s", (declared, language) => {
    const profile = profileOf({ "/": `<html lang="${declared}"><body>${NORWEGIAN}</body></html>` });
    expect(summariseProfile(profile)).toMatchObject({ language, languages: [language] });
  });
});
