import { describe, expect, it } from "vitest";
import { cleanDeep, toPrintable } from "../../src/model/printable-text.ts";

const TOKEN = ["ghp", "1aB2cD3eF4gH5iJ6kL7mN8oP9qR0sT1uV2wX"].join("_");

describe("text from a site on its way out", () => {
  it.each([
    ["terminal sequences", "Acme \u001b[31mred\u001b[0m", "Acme red"],
    ["titles for a terminal", "Acme \u001b]0;title\u0007Dental", "Acme Dental"],
    ["control characters", "Ac\u0008me\r", "Acme"],
    ["bidi controls", "Acme \u202egro.elpmaxe\u202c", "Acme gro.elpmaxe"],
    ["zero-width characters", "Ac\u200bme", "Acme"],
    ["tag characters", "Acme\u{e0041}\u{e0042}", "Acme"],
  ])("has no %s", (_, text, shown) => expect(toPrintable(text)).toBe(shown));

  it.each([
    ["of whole addresses", "see https://example.com/a?token=1&b=2 now", "see https://example.com/a now"],
    ["of paths", 'href="/find?session=abc"', 'href="/find"'],
    ["of bare file names", "page.php?token=abc now", "page.php now"],
    ["of relative paths", "../find?session=abc", "../find"],
  ])("has no query strings %s", (_, text, shown) => expect(toPrintable(text)).toBe(shown));

  it("keeps questions, lines and slashes in prose", () => {
    expect(toPrintable("Open and/or closed?\n\tAsk us / call us? Yes.")).toBe(
      "Open and/or closed?\n\tAsk us / call us? Yes.",
    );
  });

  it.each([
    ["a token of GitHub", `Key ${TOKEN} here`],
    ["a live key", `Key ${["sk", "live", "9f8e7d6c5b4a3f2e1d0c"].join("-")} here`],
    ["a secret key", `Key ${["sk", "9f8e7d6c5b4a3f2e1d0c9f8e7d6c"].join("-")} here`],
    ["a key that a cut left short", `Key ${TOKEN.slice(0, 16)} here`],
    ["a signed token", `Key ${["eyJhbGciOiJIUzI1NiJ9", "eyJzdWIiOiIxMjM0NTY3ODkwIn0", "abc"].join(".")} here`],
  ])("names %s by kind alone", (_, text) => expect(toPrintable(text)).toBe("Key [a secret] here"));

  it.each([
    "npm_config_registry",
    "npm_config_cache9",
    "sk-learn",
    "sk-live-music-2024 events",
    "hf_2024report",
    "the hf_hub_download call",
    "Betriebsferien 01.08.2025 - 22.08.2025",
    "Open 12/03/2024 - 15/04/2024",
    "Lei 15.397/2026",
    "RDC 302/2005",
    "Lei 13709 2018",
    "Art. 1382 1383 1384",
    "decreto 1234567 890",
    "Awards: 2019 2020 2021 2022",
    "https://example.com/path? Really",
  ])("keeps words such as %s", (text) => expect(toPrintable(text)).toBe(text));

  it("is handed on as it is where nothing has to go", () => {
    const report = { name: "Acme", none: null, nested: [{ quote: "risk-free, sk_ip and key_board", score: 1 }] };
    expect(cleanDeep(report)).toBe(report);
  });

  it("is cleaned at any depth of a report, numbers and shapes kept", () => {
    const report = { name: "Ac\u0007me", scores: [1, null, true], nested: [{ quote: `has ${TOKEN}` }] };
    expect(cleanDeep(report)).toEqual({
      name: "Acme",
      scores: [1, null, true],
      nested: [{ quote: "has [a secret]" }],
    });
  });
});
