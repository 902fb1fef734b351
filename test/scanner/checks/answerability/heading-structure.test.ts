import { expect, it } from "vitest";
import { headingStructure } from "../../../../src/scanner/checks/answerability/heading-structure.ts";
import { heading, page, site, text } from "../../../fixtures/site.ts";
import { filler } from "./content-pages.ts";

const blocks = filler(28).map((one) => text(one));

it("passes long pages with subheadings and mentions a skipped level without counting it", () => {
  const one = page({ blocks, headings: [heading(1, "Care"), heading(3, "Roof")] });
  const verdict = headingStructure.run(site({ pages: [one] }));
  expect(verdict).toMatchObject({ status: "pass", score: 1 });
  expect(verdict.situation).toContain("1 page skips a heading level");
});

it("fails a long page with nothing below its title", () => {
  const one = page({ blocks, headings: [heading(1, "Care"), heading(2, "Menu", { region: "footer" })] });
  const verdict = headingStructure.run(site({ pages: [one] }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toContain("no subheading");
});

it("takes what opens under a summary of its own for a part with a heading", () => {
  const folded = (details: number) =>
    page({ blocks, headings: [heading(1, "Questions")], counts: { ...page().counts, details } });
  expect(headingStructure.run(site({ pages: [folded(10)] })).status).toBe("pass");
  expect(headingStructure.run(site({ pages: [folded(1)] })).status).toBe("fail");
});

it("does not judge pages of 300 words or fewer", () => {
  expect(headingStructure.run(site({ pages: [page({ blocks: blocks.slice(0, 10) })] })).status).toBe("na");
});

it("asks no subheadings of quotations that each name who said them, and does of a text beside a few", () => {
  const quoted = (content: string) => text(content, { quoted: true });
  const said = (name: string) => [...filler(9).map(quoted), quoted(name)];
  const run = (...parts: ReturnType<typeof text>[]) =>
    headingStructure.run(site({ pages: [page({ blocks: parts, headings: [heading(1, "What people say")] })] })).status;
  const quotations = [...said("Peter, 60, retired"), ...said("— Ann Moore"), ...said("Claire, full-time mum")];
  expect(run(...quotations)).toBe("na");
  expect(run(...quotations, ...blocks)).toBe("fail");
  expect(run(...filler(28).map(quoted))).toBe("fail");
});
