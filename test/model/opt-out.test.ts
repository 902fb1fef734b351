import { describe, expect, it } from "vitest";
import { isOptOutFile } from "../../src/model/opt-out.ts";

const URL_ASKED = "https://example.com/.well-known/foresite-optout.txt";
const GOOD = {
  url: URL_ASKED,
  finalUrl: URL_ASKED,
  status: 200,
  contentType: "text/plain; charset=utf-8",
  text: "out",
};

describe("isOptOutFile", () => {
  it("takes plain text with something in it, on www too", () => {
    expect(isOptOutFile(GOOD)).toBe(true);
    expect(isOptOutFile({ ...GOOD, finalUrl: URL_ASKED.replace("example", "www.example") })).toBe(true);
  });

  it.each([
    [{ status: 404 }],
    [{ status: 206 }],
    [{ contentType: "text/html" }],
    [{ contentType: "" }],
    [{ text: " \n" }],
    [{ finalUrl: "https://other.example.net/.well-known/foresite-optout.txt" }],
  ])("takes nothing else: %j", (over) => {
    expect(isOptOutFile({ ...GOOD, ...over })).toBe(false);
  });
});
