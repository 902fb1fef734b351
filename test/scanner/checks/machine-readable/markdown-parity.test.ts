import { describe, expect, it } from "vitest";
import { markdownParity } from "../../../../src/scanner/checks/machine-readable/markdown-parity.ts";
import { page, site, text } from "../../../fixtures/site.ts";

const PASSAGES = [
  "We treat families from Falmouth and around, children included.",
  "Neue Patientinnen und Patienten nehmen wir gerne auf.",
  "A check-up takes half an hour and costs 45 pounds.",
  "Opening hours are Monday to Friday from eight to six.",
];
const run = (excerpt: string, bytes = new TextEncoder().encode(excerpt).length) =>
  markdownParity.run(
    site({
      home: page({ blocks: PASSAGES.map((passage) => text(passage)) }),
      markdown: {
        negotiated: [
          {
            url: "https://example-clinic.com/",
            status: 200,
            contentType: "text/markdown",
            vary: "Accept",
            bytes,
            tokensHeader: null,
            isMarkdown: true,
            excerpt,
          },
        ],
        twins: [],
      },
    }),
  );

describe("markdown-parity", () => {
  it("passes when all passages are there, whatever the markup", () => {
    const marked = `# Clinic\n\n**We treat** families from [Falmouth](https://example-clinic.com/falmouth) and around,\nchildren included.\n\n- ${PASSAGES.slice(1).join("\n- ")}\n`;
    expect(run(marked).status).toBe("pass");
  });

  it("scores the share of passages and fails when a quarter is missing", () => {
    const verdict = run(`${PASSAGES.slice(0, 3).join("\n\n")}\n`);
    expect(verdict).toMatchObject({ status: "fail", score: 0.75 });
    expect(verdict.evidence[0]).toMatchObject({
      url: "https://example-clinic.com/",
      meaning: "1 of 4 passages are missing.",
    });
  });

  it("cannot tell when only the beginning was kept", () => {
    expect(run(PASSAGES[0] ?? "", 90_000).status).toBe("unable");
  });

  it("does not apply without a plain-text form", () => {
    expect(markdownParity.run(site()).status).toBe("na");
  });
});
