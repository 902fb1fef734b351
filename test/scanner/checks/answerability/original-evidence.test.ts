import { expect, it } from "vitest";
import { originalEvidence } from "../../../../src/scanner/checks/answerability/original-evidence.ts";
import { page, site, text } from "../../../fixtures/site.ts";
import { article, filler } from "./content-pages.ts";

const run = (...paragraphs: string[]) => originalEvidence.run(site({ pages: [article(paragraphs)] }));

it("passes a figure from the writers' own work", () => {
  expect(run("Last year we repaired 300 roofs in the county.").status).toBe("pass");
});

it("warns when the writers speak of their work without a number", () => {
  expect(run("Last year we repaired many roofs in the county.")).toMatchObject({ status: "warn", score: 0.5 });
});

it("fails a text anyone could have written, with or without figures", () => {
  const verdict = run("Some 30 % of roofs leak.");
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toContain("0 sentences in the writers' own voice found");
});

it("is not asked of selling pages and documentation", () => {
  const blocks = filler(40).map((one) => text(one));
  expect(
    originalEvidence.run(site({ pages: [page({ kind: "services", blocks }), page({ kind: "docs", blocks })] })).status,
  ).toBe("na");
});
