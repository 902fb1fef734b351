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
    });
    expect(linksOfLlmsTxt(parseLlmsTxt(TEXT))).toHaveLength(5);
  });

  it("reads an address in the open as such, and none beside a link", () => {
    const { sections } = parseLlmsTxt(
      "# A\n## Pages\n- About us: https://a.com/about.\n- <https://a.com/faq>\n- [Shop](https://a.com/shop): see https://b.com\n",
    );
    expect(sections[0]?.links).toEqual([
      { text: "About us", url: "https://a.com/about", note: "", isBare: true },
      { text: "", url: "https://a.com/faq", note: "", isBare: true },
      { text: "Shop", url: "https://a.com/shop", note: "see https://b.com" },
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
