import { describe, expect, it } from "vitest";
import type { HoursEstimate } from "../../../src/model/results.ts";
import { whyNoChange } from "../../../src/scanner/report/why-no-change.ts";
import { claimOf } from "../insight/workflows/claim.ts";

const quote = { url: "https://example.com/fees", region: "manual-hand", quote: "We fill in the claim form." };
const claim = claimOf({ id: "wf-claims-insurance", manualQuotes: [quote], opportunityIds: ["op-a"] });
const saving = (base: number, grade: string) => ({
  byWorkflow: new Map([
    [
      claim.id,
      { base, unit: "claims", eventsPerMonth: { base: 24, grade }, adjustments: [] } as unknown as HoursEstimate,
    ],
  ]),
});
const NONE = { byWorkflow: new Map() };

describe("why no change is proposed", () => {
  it("says that what fits saves too little where the number was stated or counted, and gives no reason by an assumed one", () => {
    expect(whyNoChange(claim, [], saving(0.01, "caller"))).toBe(
      "no change to this work is proposed: what fits saves too little (for the 24 claims you stated)",
    );
    // No figure stands without its arithmetic.
    expect(whyNoChange(claim, [], saving(0.8, "caller"))).toBe(whyNoChange(claim, [], saving(0.01, "caller")));
    expect(whyNoChange(claim, [], saving(8, "caller"))).toMatch(/: what fits comes after other work \(for/);
    expect(whyNoChange(claim, [], saving(0.8, "site"))).toMatch(
      /on 24 claims a month, reckoned from a number on the site\)$/,
    );
    for (const grade of ["published", "derived", "assumption"])
      expect(whyNoChange(claim, [], saving(0.42, grade))).toBe("");
  });

  it("is not told where it says no more than that none is proposed", () => {
    expect(whyNoChange(claim, [], NONE)).toBe("");
    expect(whyNoChange({ ...claim, opportunityIds: [] }, [], saving(0.42, "caller"))).toBe("");
    const calls = { ...claim, opportunityIds: ["op-event-registration-one-list"] };
    expect(whyNoChange(calls, [], saving(0.42, "caller"))).toBe("");
  });

  it("names a change under the work it was made for, and beside that only between kinds of answering", () => {
    const form = { workflowId: "wf-intake-forms", title: "A web form", evidence: [quote] };
    expect(whyNoChange(claim, [form], NONE)).toBe("");
    const answering = { ...claim, id: "wf-customer-inquiry" };
    const sorting = { workflowId: "wf-lead-intake", title: "Sorting", evidence: [quote] };
    expect(whyNoChange(answering, [sorting], NONE)).toBe("what is proposed for it is “Sorting”");
    expect(whyNoChange(answering, [form], NONE)).toBe("");
  });

  it("is owed for all work where nothing is proposed for any, and else for work by hand", () => {
    const quiet = { ...claim, manualQuotes: [] };
    const stated = saving(0.42, "caller");
    expect(whyNoChange(quiet, [], stated)).not.toBe("");
    expect(whyNoChange(quiet, [{ workflowId: null, title: "Let assistants in" }], stated)).not.toBe("");
    expect(whyNoChange(quiet, [{ workflowId: "wf-recruiting", title: "A form" }], stated)).toBe("");
    expect(whyNoChange(claim, [{ workflowId: claim.id, title: "A form" }], stated)).toBe("");
    expect(whyNoChange({ ...claim, heldBy: "Closed for now." }, [], stated)).toBe("");
  });
});
