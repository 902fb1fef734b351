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

it("asks no one bound to secrecy for results of their own", () => {
  const pages = [article(["Last year we helped many clients in the county."])];
  const at = (subKind: string) => {
    const { profile } = site();
    const industry = { ...profile.industry, value: "professional-services" as const, subKind };
    return originalEvidence.run(site({ pages, profile: { ...profile, industry } }));
  };
  expect(at("law")).toMatchObject({ status: "warn", fix: expect.stringContaining("no case and of no result") });
  expect(at("architecture")).not.toHaveProperty("fix");
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
