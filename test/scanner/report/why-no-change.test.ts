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
      expect(whyNoChange(claim, [], saving(0.42, grade))).toBe("no change to this work is proposed");
  });

  it("says that none is proposed, and never that all is in place where only some steps are", () => {
    expect(whyNoChange(claim, [], NONE)).toBe("no change to this work is proposed");
    const partly = { ...claim, opportunityIds: [], alreadyAutomated: ["claims sent online"] };
    expect(whyNoChange(partly, [], NONE)).toBe("no change to this work is proposed");
  });

  it("says that other changes come first where what fits is told only without them", () => {
    const calls = { ...claim, opportunityIds: ["op-lead-intake-call-list"] };
    const form = { workflowId: "wf-intake-forms", title: "A web form" };
    const first = "no change to this work is proposed, since other changes come first";
    expect(whyNoChange(calls, [form], NONE)).toBe(first);
    expect(whyNoChange(calls, [form], saving(0.42, "caller"))).toBe(first);
    expect(whyNoChange(calls, [{ ...form, workflowId: null }], NONE)).toBe("no change to this work is proposed");
  });

  it("names a change under the work it was made for, and beside that only between kinds of answering", () => {
    const form = { workflowId: "wf-intake-forms", title: "A web form", evidence: [quote] };
    expect(whyNoChange(claim, [form], NONE)).toBe("no change to this work is proposed");
    const answering = { ...claim, id: "wf-customer-inquiry" };
    const sorting = { workflowId: "wf-lead-intake", title: "Sorting", evidence: [quote] };
    expect(whyNoChange(answering, [sorting], NONE)).toBe("what is proposed for it is “Sorting”");
    expect(whyNoChange(answering, [form], NONE)).toBe("no change to this work is proposed");
  });

  it("is owed for the work a business is there for, where a change to what any business does is proposed", () => {
    const own = { ...claim, manualQuotes: [], opportunityIds: [] };
    const faq = { workflowId: "wf-customer-inquiry", title: "Answers" };
    expect(whyNoChange(own, [faq], NONE, true)).toBe(
      "no change to this work is proposed, since the pages read do not tell who does which step of it",
    );
    expect(whyNoChange(own, [{ ...faq, workflowId: "wf-intake-forms" }], NONE, true)).toBe("");
    expect(whyNoChange({ ...own, alreadyAutomated: ["a portal"] }, [faq], NONE, true)).toBe("");
    expect(whyNoChange(own, [faq], NONE)).toBe("");
  });

  it("is owed for all work where nothing is proposed for any, and else for work by hand", () => {
    const quiet = { ...claim, manualQuotes: [] };
    expect(whyNoChange(quiet, [], NONE)).toBe("no change to this work is proposed");
    expect(whyNoChange(quiet, [{ workflowId: null, title: "Let assistants in" }], NONE)).not.toBe("");
    expect(whyNoChange(quiet, [{ workflowId: "wf-recruiting", title: "A form" }], NONE)).toBe("");
    expect(whyNoChange(claim, [{ workflowId: claim.id, title: "A form" }], NONE)).toBe("");
    expect(whyNoChange({ ...claim, heldBy: "Closed for now." }, [], NONE)).toBe("");
  });
});
