import { describe, expect, it } from "vitest";
import { grammarPage } from "../../scripts/torture/page-grammar.ts";
import { createRandom } from "../../scripts/torture/random.ts";
import { tortureJson, torturePages } from "../../scripts/torture/torture-pages.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const documents = (count: number, seed: number): string[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => grammarPage(random));
};

describe("hostile bytes on the way from the page to the report", () => {
  it("end in a report, whatever is broken in them", () => {
    const { pages, reports, breaches } = torturePages(documents(160, 20_261_120).map(encode));
    expect([pages, reports, breaches]).toEqual([160, 8, []]);
  });

  it("end in a report as structured data, as well-known documents and as bodies of requests", () => {
    const texts = [
      "",
      "null",
      "[",
      '{"a":',
      '{"a":[[[[]]]]}',
      "1e999",
      '"\\ud800"',
      "[".repeat(9_000),
      '{"__proto__":{}}',
      "\u0000",
    ];
    const { breaches } = tortureJson([
      ...texts.map(encode),
      Uint8Array.from([0xff, 0xfe, 0x5b, 0x00]),
      Uint8Array.from([0x80]),
    ]);
    expect(breaches).toEqual([]);
  });

  it("are the same for the same seed", () => {
    expect(documents(5, 3)).toEqual(documents(5, 3));
    expect(documents(5, 4)).not.toEqual(documents(5, 3));
  });
});
