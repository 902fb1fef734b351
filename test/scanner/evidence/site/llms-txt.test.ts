import { describe, expect, it } from "vitest";
import { linksOfLlmsTxt, parseLlmsTxt } from "../../../../src/scanner/evidence/site/llms-txt.ts";

const TEXT = `\uFEFF# Example Clinic

> Dental practice in Falmouth,
> open since 1998.

We treat adults. See [the map](https://example-clinic.com/map).

## Services
- [Check-up](https://example-clinic.com/check-up): twice a year
- [Implants](https://example-clinic.com/implants "Implants") - on request, see also [prices](/prices)
![logo](https://example-clinic.com/logo.png)

## Optional
* [Blog](https://example-clinic.com/blog)
\`\`\`
## Not a section
- [no](https://example-clinic.com/no)
\`\`\`
`;

describe("parseLlmsTxt", () => {
  it("reads title, summary, sections and links with their notes", () => {
    expect(parseLlmsTxt(TEXT)).toEqual({
      title: "Example Clinic",
      summary: "Dental practice in Falmouth, open since 1998.",
      looseLinks: [{ text: "the map", url: "https://example-clinic.com/map", note: "." }],
      sections: [
        {
          title: "Services",
          isOptional: false,
          links: [
            { text: "Check-up", url: "https://example-clinic.com/check-up", note: "twice a year" },
            { text: "Implants", url: "https://example-clinic.com/implants", note: "on request, see also" },
            { text: "prices", url: "/prices", note: "" },
          ],
        },
        {
          title: "Optional",
          isOptional: true,
          links: [{ text: "Blog", url: "https://example-clinic.com/blog", note: "" }],
        },
      ],
      problems: ["1 of 5 links are not full addresses."],
    });
    expect(linksOfLlmsTxt(parseLlmsTxt(TEXT))).toHaveLength(5);
  });

  it("says what is missing", () => {
    expect(parseLlmsTxt("hello").problems).toEqual([
      "There is no title line that starts with #.",
      "There is no summary line that starts with >.",
      "There are no links.",
      "There are no sections that start with ##.",
    ]);
  });

  it.each(["[", "](", "# ", "- [a](b) ", "> ", "`", "\u0000", "[a](".repeat(3)])(
    "stays quick and small on a flood of %j",
    (piece) => {
      const began = performance.now();
      const read = parseLlmsTxt(piece.repeat(Math.ceil(400_000 / piece.length)));
      expect(performance.now() - began).toBeLessThan(1_000);
      expect(linksOfLlmsTxt(read).length).toBeLessThanOrEqual(1_000);
    },
  );
});
