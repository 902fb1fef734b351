// Steps that a page tells stand in place of the usual ones, at the work that they name.
import { describe, expect, it } from "vitest";
import type { PageFacts, TextBlock } from "../../../../src/scanner/evidence/page-facts.ts";
import { withToldCourses } from "../../../../src/scanner/insight/told-course-of.ts";
import { page, text } from "../../../fixtures/site.ts";
import { claimOf } from "./claim.ts";

const course = (heading: string, ...names: string[]): TextBlock[] => [
  text(heading, { tag: "h2" }),
  ...names.flatMap((name, at) => [text(String(at + 1)), text(name, { tag: "h3" }), text("We do it with you.")]),
];
const reading = (...blocks: TextBlock[]): PageFacts[] => [
  page({ url: "https://example.com/services", kind: "other", blocks }),
];
const stepsOf = (site: PageFacts[], ...ids: string[]): Record<string, string[]> =>
  Object.fromEntries(
    withToldCourses(
      site,
      ids.map((id) => claimOf({ id })),
    )
      .filter(({ courseUrl }) => courseUrl !== undefined)
      .map(({ id, steps }) => [id, steps.map(({ name }) => name)]),
  );

describe("steps that a page tells", () => {
  it("are those of quoting, where one of them is the quote", () => {
    const site = reading(...course("How we work", "First call", "Custom proposal", "We build"));
    expect(stepsOf(site, "wf-quote-proposal", "wf-appointment")).toEqual({
      "wf-quote-proposal": ["First call", "Custom proposal", "We build"],
    });
  });

  it("are those of a part of the work only where the heading or half of them name it", () => {
    const names = ["First call", "Book an appointment", "We build", "Hand over"];
    const found = { "wf-appointment": names };
    expect(stepsOf(reading(...course("How we work", ...names)), "wf-appointment")).toEqual({});
    expect(stepsOf(reading(...course("Your first visit: how it works", ...names)), "wf-appointment")).toEqual(found);
  });

  it("are those of no work that they do not name", () => {
    const site = reading(...course("How we work", "Discover", "Build", "Grow"));
    expect(stepsOf(site, "wf-quote-proposal", "wf-lead-intake")).toEqual({});
  });
});
