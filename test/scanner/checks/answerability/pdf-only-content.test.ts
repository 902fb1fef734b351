import { expect, it } from "vitest";
import { pdfOnlyContent } from "../../../../src/scanner/checks/answerability/pdf-only-content.ts";
import { anchor, page, site, text } from "../../../fixtures/site.ts";

const link = (file: string, label = "Download") => anchor(`https://example-clinic.com/files/${file}?v=3`, label);
const run = (over: Parameters<typeof page>[0]) => pdfOnlyContent.run(site({ pages: [page(over)] }));

it.each([["price-list.pdf"], ["Preisliste_2026.pdf"], ["tarifs.pdf"], ["cennik.pdf"], ["SpeiseKarte.jpg"]])(
  "warns when prices stand only in %s",
  (file) => {
    const verdict = run({ anchors: [link(file)] });
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]).toMatchObject({ received: file, meaning: "No page read gives the prices as text." });
  },
);

it("warns about hours in a file alone", () => {
  expect(run({ anchors: [link("kursplan.pdf")] }).situation).toBe("Opening hours stand only in kursplan.pdf.");
});

it("passes when the page gives them too", () => {
  expect(run({ kind: "pricing", anchors: [link("price-list.pdf")], blocks: [text("Check-up £60")] }).status).toBe(
    "pass",
  );
});

it("is not asked without such files", () => {
  expect(
    run({ anchors: [link("annual-report.pdf"), anchor("https://example-clinic.com/prices", "Prices")] }).status,
  ).toBe("na");
});
