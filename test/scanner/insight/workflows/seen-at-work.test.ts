// A calendar is named for the work that it was seen at, and what a site has already is not proposed to it.
import { describe, expect, it } from "vitest";
import { claimWorkflows } from "../../../../src/scanner/insight/claim-workflows.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { seenAtWork } from "../../../../src/scanner/insight/signals/seen-at-work.ts";
import { familyOf } from "../../../../src/scanner/insight/workflow-families.ts";
import { evidenceOf, home, ORIGIN, SOFTWARE } from "./claimed-by-kind.ts";
import { heading, page, site, text } from "../../../fixtures/site.ts";

describe("a calendar", () => {
  const at = (path: string, title: string) =>
    page({ url: ORIGIN + path, kind: "other", titles: [title], headings: [heading(1, title)] });
  const reading = readSite(site({ pages: [at("/contact", "Contact"), at("/demo", "See a demo")] }));
  const hit = (path: string, quote: string) => ({
    url: ORIGIN + path,
    region: "link",
    quote,
    strength: 1,
    vendor: "Cal.com",
  });
  const seen = (id: string, ...hits: ReturnType<typeof hit>[]): number => {
    const family = familyOf(id);
    return family === undefined ? -1 : seenAtWork(reading, family, "vendor:booking", hits).length;
  };

  it("serves the work that its page is headed with, or its label names", () => {
    expect(seen("wf-sales-demo", hit("/demo", "Pick a time"))).toBe(1);
    expect(seen("wf-sales-demo", hit("/contact", "Book a demo"))).toBe(1);
  });

  it("that books first talks shows no demos and no viewings, and appointments all the same", () => {
    const talk = hit("/contact", "Book a call with us");
    expect(seen("wf-sales-demo", talk)).toBe(0);
    expect(seen("wf-viewing-enquiry", talk)).toBe(0);
    expect(seen("wf-appointment", talk)).toBe(1);
  });
});

describe("what a site has already", () => {
  const proposedOn = (over: Parameters<typeof page>[0]): string[] =>
    claimWorkflows(evidenceOf(SOFTWARE, [home("en", over)])).flatMap(({ opportunityIds }) => opportunityIds);

  it("is a policy on reports of weaknesses, whatever file lacks", () => {
    const on = (...more: string[]): string[] =>
      proposedOn({
        headings: [heading(1, "Pallet software"), heading(2, "Report a vulnerability")],
        blocks: ["Please report a vulnerability to our security team.", ...more].map((line) => text(line)),
      });
    expect(on()).toContain("op-security-reports-intake-policy");
    expect(on("Our disclosure policy names what is in scope.")).not.toContain("op-security-reports-intake-policy");
  });
});
