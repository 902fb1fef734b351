import { expect, it } from "vitest";
import { sectionSplitRisk } from "../../../../src/scanner/checks/answerability/section-split-risk.ts";
import { page, site } from "../../../fixtures/site.ts";
import { filler, sections } from "./content-pages.ts";

const short = filler(10).join(" ");
const long = filler(40).join(" ");

it("passes sections of a few hundred words", () => {
  expect(
    sectionSplitRisk.run(
      site({
        pages: [
          sections([
            ["Roof", short],
            ["Walls", short],
          ]),
        ],
      }),
    ).status,
  ).toBe("pass");
});

it("warns when up to half of the sections are too long, and names one", () => {
  const verdict = sectionSplitRisk.run(
    site({
      pages: [
        sections([
          ["Roof", long],
          ["Walls", short],
        ]),
      ],
    }),
  );
  expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
  expect(verdict.evidence[0]?.received).toContain("1 of 2 sections are too long; “Roof” has");
});

it("fails when most are", () => {
  expect(
    sectionSplitRisk.run(
      site({
        pages: [
          sections([
            ["Roof", long],
            ["Walls", long],
          ]),
        ],
      }),
    ).status,
  ).toBe("fail");
});

it("does not judge pages without two sections", () => {
  expect(sectionSplitRisk.run(site({ pages: [page(), sections([["Roof", long]])] })).status).toBe("na");
});
