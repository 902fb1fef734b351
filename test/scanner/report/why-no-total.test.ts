import { describe, expect, it } from "vitest";
import type { SizeBand } from "../../../src/model/profile.ts";
import type { Assumptions } from "../../../src/model/scan.ts";
import type { ClaimedWorkflow } from "../../../src/scanner/insight/claimed-workflow.ts";
import { estimateAllHours } from "../../../src/scanner/report/estimate-all-hours.ts";
import { whyNoTotal } from "../../../src/scanner/report/why-no-total.ts";
import { profile } from "../../fixtures/site.ts";
import { claimOf } from "../insight/workflows/claim.ts";

const SIGN = { url: "https://example-clinic.com/about", region: "body", quote: "a team of three" };

/** The reason for a clinic whose report tells the hours of these workflows, and claims those as well. */
function reasonFor(
  claimed: readonly ClaimedWorkflow[],
  over: {
    told?: readonly string[];
    /** Workflows of which a change is proposed that carries no hours. */
    proposed?: readonly string[];
    scanType?: "light" | "basic";
    assumptions?: Assumptions;
    sizeSeen?: boolean;
    band?: SizeBand;
    /** In place of what was reckoned. */
    hoursEach?: number;
  } = {},
): string {
  const {
    told = [],
    proposed = [],
    scanType = "basic",
    assumptions,
    sizeSeen = false,
    band = "micro",
    hoursEach,
  } = over;
  const hours = estimateAllHours({
    workflows: claimed,
    industry: "healthcare",
    subKind: "dental",
    sizeBand: band,
    assumptions,
  });
  const { sizeBand } = profile();
  return whyNoTotal({
    header: { scanType, assumptions },
    claimed,
    hours,
    opportunities: [
      ...told.map((id) => {
        const estimate = hours.byWorkflow.get(id);
        return {
          title: id,
          workflowId: id,
          hours: estimate ? { ...estimate, base: hoursEach ?? estimate.base } : null,
        };
      }),
      ...proposed.map((id) => ({
        title: `Change ${id}`,
        workflowId: id,
        hours: null,
        estimatedTimeSavingsRange: "No hours are given: …",
      })),
    ],
    profile: { sizeBand: { ...sizeBand, confidence: sizeSeen ? "medium" : "low", evidence: sizeSeen ? [SIGN] : [] } },
  });
}

const questions = claimOf({ id: "wf-customer-inquiry" });
const booked = claimOf({ id: "wf-appointment", alreadyAutomated: ["booking through Doctolib"] });
const demos = claimOf({ id: "wf-sales-demo" });
const cases = claimOf({ id: "wf-lab-case-tracking" });

describe("why there is no total of hours", () => {
  it("a light scan did not look", () => {
    expect(reasonFor([questions], { scanType: "light" })).toBe(
      "Not estimated: a light scan does not look at how the business works.",
    );
  });

  it("the pages show no work", () => {
    expect(reasonFor([])).toBe("Not estimated: the pages read do not show how the business works.");
  });

  it("nobody publishes a volume of the work that they show", () => {
    expect(reasonFor([demos, cases, booked], { proposed: [demos.id, cases.id] })).toBe(
      "Not estimated: no source says how many demos or cases a month such a business has.",
    );
  });

  it("there is a volume, and nothing proposed has a measured effect on it", () => {
    expect(reasonFor([booked, questions], { proposed: [booked.id, questions.id] })).toBe(
      "Not estimated: no source says what “Change wf-appointment” and “Change wf-customer-inquiry” save of the time that appointments and questions take.",
    );
    expect(reasonFor([demos, questions], { proposed: [demos.id, questions.id] })).toBe(
      "Not estimated: no source says how many demos a month such a business has, nor what “Change wf-customer-inquiry” saves of the time that questions take.",
    );
  });

  it("no change to the work is proposed", () => {
    expect(reasonFor([booked, questions])).toBe("Not estimated: no change to the work seen here is proposed.");
  });

  it("a pair of things stays one thing among others", () => {
    const returns = claimOf({ id: "wf-complaint-returns" });
    expect(reasonFor([returns, questions], { proposed: [returns.id, questions.id] })).toContain(
      "the time that questions, and returns and complaints take.",
    );
  });

  it("the saving is under an hour only because small parts are left out, which is said", () => {
    const { sizeBand } = profile();
    const hours = estimateAllHours({
      workflows: [questions],
      industry: "healthcare",
      subKind: "dental",
      sizeBand: "micro",
    });
    const [estimate] = hours.byWorkflow.values();
    if (!estimate) throw new Error("no estimate");
    const told = [0.7, 0.4].map((base) => ({ title: "", workflowId: questions.id, hours: { ...estimate, base } }));
    const parts = { header: { scanType: "basic" as const }, claimed: [questions], hours, profile: { sizeBand } };
    expect(whyNoTotal({ ...parts, opportunities: told })).toMatch(
      /^About 0.7 h a month \([\d.]+ to [\d.]+ h, confidence low\) without the changes that save too little for a figure, assuming/,
    );
    expect(whyNoTotal({ ...parts, opportunities: told.slice(0, 1) })).toMatch(
      /^About 0.7 h a month \([^()]+\), assuming/,
    );
  });

  it("what is too little for a figure beside the changes has none here, and no volume that was assumed for it", () => {
    for (const sizeSeen of [false, true])
      expect(reasonFor([questions], { told: ["wf-customer-inquiry"], sizeSeen })).toBe(
        "“wf-customer-inquiry” saves too little for a figure.",
      );
  });

  it("several changes that each have no figure have none together", () => {
    expect(reasonFor([booked, questions], { told: [booked.id, questions.id], hoursEach: 0.4 })).toBe(
      "“wf-appointment” and “wf-customer-inquiry” each save too little for a figure.",
    );
  });

  it("a figure rests on the volumes and the size of the changes that have one, and on no other", () => {
    const { sizeBand } = profile();
    const hours = estimateAllHours({
      workflows: [booked, questions],
      industry: "healthcare",
      subKind: "dental",
      sizeBand: "micro",
    });
    const told = [...hours.byWorkflow].map(([workflowId, estimate]) => ({
      title: "",
      workflowId,
      hours: { ...estimate, base: workflowId === questions.id ? 0.7 : 0.4 },
    }));
    const parts = {
      header: { scanType: "basic" as const },
      claimed: [booked, questions],
      hours,
      profile: { sizeBand },
    };
    expect(told).toHaveLength(2);
    expect(whyNoTotal({ ...parts, opportunities: told })).toMatch(
      /without the changes that save too little for a figure, assuming 60 questions a month for a business of up to 4 people/,
    );
    expect(whyNoTotal({ ...parts, opportunities: told })).not.toContain("appointments");
  });

  it.each<[SizeBand, string]>([
    ["micro", "up to 4 people"],
    ["small", "5 to 19 people"],
    ["medium", "20 to 99 people"],
    ["larger", "100 people or more"],
  ])("a %s business is one of %s", (band, people) => {
    expect(reasonFor([questions], { told: ["wf-customer-inquiry"], band, hoursEach: 0.7 })).toContain(
      `for a business of ${people} (an assumed size).`,
    );
  });

  it("work whose hours no change carries is named beside", () => {
    const told = { told: [questions.id], sizeSeen: true };
    expect(reasonFor([booked, questions], { ...told, proposed: [booked.id] })).toBe(
      "“wf-customer-inquiry” saves too little for a figure. No hours are given for “Change wf-appointment”: no source gives a figure for what it saves.",
    );
  });

  it("the caller's own numbers are named, whether or not they give a figure", () => {
    const stated = { eventsPerMonth: { "wf-customer-inquiry": 30 } };
    const told = ["wf-customer-inquiry"];
    expect(reasonFor([questions], { told, assumptions: stated })).toBe(
      "“wf-customer-inquiry” saves too little for a figure, on the 30 questions a month you stated.",
    );
    expect(reasonFor([questions], { told, assumptions: stated, hoursEach: 0.7 })).toMatch(
      /, on the 30 questions a month you stated\.$/,
    );
    expect(reasonFor([questions], { told, assumptions: { employees: 1 }, hoursEach: 0.7 })).toMatch(
      /, assuming \d+ questions a month for the number of people you stated\.$/,
    );
  });
});

it("gives the reason of the site itself, where the usual number does not hold there", () => {
  const lost = { url: "https://example-clinic.com/contact", isLost: true as const, lacks: [] };
  expect(reasonFor([claimOf({ id: "wf-lead-intake", form: lost })], { proposed: ["wf-lead-intake"] })).toBe(
    "Not estimated: what people write into the form of the site reaches nobody, so that the usual number of inquiries does not hold.",
  );
});
