// The summary in one voice with the lists under it.
import { describe, expect, it } from "vitest";
import { checkById } from "../../../src/scanner/checks/all-checks.ts";
import { composeSummary, type SummaryInput } from "../../../src/scanner/report/compose-summary.ts";
import { byGain, gainsOf, isLosing, rankedFor } from "../../../src/scanner/report/gain-if-fixed.ts";
import { blockersOf, judgeLevel } from "../../../src/scanner/report/levels.ts";
import { listFindings } from "../../../src/scanner/report/list-findings.ts";
import { listTopFixes } from "../../../src/scanner/report/list-top-fixes.ts";
import { summariseProfile } from "../../../src/scanner/report/summarise-profile.ts";
import { outcomesOf } from "../../fixtures/outcomes.ts";
import { profile } from "../../fixtures/site.ts";

type Workflows = SummaryInput["workflows"];
const VOICE = { people: "patients", name: "Harbor Dental" };

function summaryOf(
  over: Parameters<typeof outcomesOf>[1],
  workflows: Workflows = [],
  closedNotice: readonly string[] = [],
  pages: SummaryInput["site"]["pages"] = [],
  opportunities: SummaryInput["opportunities"] = [],
  answers: SummaryInput["outcomes"][number]["evidence"] = [],
  hoursNote: string | null = null,
) {
  const outcomes = outcomesOf("pass", over).map((outcome) =>
    outcome.id === "key-facts-coverage" && answers.length > 0 ? { ...outcome, evidence: answers } : outcome,
  );
  const none = gainsOf(outcomes);
  const level = judgeLevel(outcomes, "full", false);
  const gains = rankedFor(none, blockersOf(level, outcomes.filter(isLosing), byGain(none)), level);
  const topFixes = listTopFixes(outcomes, gains);
  const text = composeSummary({
    ...VOICE,
    scanType: "full",
    profile: summariseProfile(profile()),
    site: { pages, finalUrl: "https://example.com/" } as unknown as SummaryInput["site"],
    channels: [],
    outcomes,
    findings: listFindings(outcomes, gains, VOICE),
    workflows,
    opportunities,
    topFixes,
    hoursNote,
    closedNotice,
    scores: { readiness: 71, aeo: 64 },
  });
  return { text, topFixes, level };
}

const workflow = (id: string, name: string, quotes: string[]): Workflows[number] => ({
  id,
  name,
  description: "",
  steps: quotes.map((quote) => ({ name: "Ring", isManual: true, description: `“${quote}”` })),
  isDeterministic: true,
  automationPotential: "medium",
  currentState: "",
  confidence: "high",
  evidence: quotes.map((quote) => ({ url: "https://example.com/contact", region: "manual-call", quote })),
  alreadyAutomated: [],
  tools: [],
});

describe("the summary", () => {
  it("quotes no answer that is contradicted", () => {
    const said = { "key-facts-coverage": "pass" } as const;
    const url = "https://example.com/";
    const says = (label: string, received: string) => ({ url, received, meaning: `Says ${label}.`, about: [label] });
    const hours = says("when it is open", "“Friday 8am to 4pm”");
    const price = says("what it costs", "a price: “$60 for a check-up”");
    const bare = { ...price, received: "the amount “$60”" };
    const told = (over: Parameters<typeof outcomesOf>[1], answer = hours): string =>
      summaryOf(over, [], [], [], [], [answer]).text;
    expect(told(said)).toContain("states when it is open, “Friday 8am to 4pm”");
    expect(told(said, says("what it costs", "a price: “Course: 1400* zł”"))).toContain("“Course: 1400 zł”");
    expect(told({ ...said, "opening-hours-consistent": "fail" })).not.toContain("states when it is open");
    expect(told({ ...said, "opening-hours-consistent": "fail" }, price)).toContain("a price, “$60 for a check-up”");
    expect(told(said, bare)).not.toContain("$60");
  });

  it("denies no way to reach a business whose text waits for scripts", () => {
    const noFacts = { "key-facts-coverage": "na" } as const;
    expect(summaryOf(noFacts).text).toContain("No way to reach the business was found");
    for (const status of ["fail", "warn"] as const) {
      const { text } = summaryOf({ ...noFacts, "content-without-js": status });
      expect(text).toContain("Which ways lead to the business could not be told");
      expect(text).not.toContain("No way");
      expect(text).toContain("What can be read without scripts does not show how Harbor Dental works.");
    }
  });

  it("does not say of pages without a word that their text is there", () => {
    const withWords = (words: number) =>
      summaryOf(
        {},
        [],
        [],
        [{ url: "https://example.com/", kind: "home", words } as SummaryInput["site"]["pages"][number]],
      ).text;
    expect(withWords(120)).toContain("Without running scripts, assistants and search bots find on example.com ");
    expect(withWords(0)).toContain("Assistants and search bots may read example.com.");
  });

  it("says after the questions that are answered on what the pages disagree", () => {
    const shut = { "home-indexable": "fail", "ai-search-bots-allowed": "fail" } as const;
    expect(summaryOf({ ...shut, contradictions: "fail" }).text).toContain("What is so about contradictions");
    // Where it is one of the gaps it is told there.
    expect(summaryOf({ contradictions: "fail" }).text).not.toContain("What is so about contradictions");
    expect(summaryOf({}).text).not.toContain("contradictions");
  });

  it("names one gap and one first step, and both begin the list of fixes", () => {
    const { text, topFixes, level } = summaryOf({
      "jsonld-present": "fail",
      ttfb: "fail",
      "entity-name-consistent": "warn",
    });
    expect(level.next?.missing.flatMap(({ checkIds }) => checkIds)).toEqual([topFixes[0]?.checkId]);
    const headline = checkById(topFixes[0]?.checkId ?? "")?.headline?.(VOICE) ?? "?";
    expect(text).toMatch(
      /The gap to close first, because level \d \(\w+\) requires it \((?:readiness|AEO) \+[^:]*\): /,
    );
    expect(text).toContain(`: ${headline.charAt(0).toLowerCase()}${headline.slice(1)}`);
  });

  it("lowers no name that a gap begins with", () => {
    expect(summaryOf({ "rate-limit-friendly": "fail" }).text).toContain("Harbor Dental shuts readers out");
  });

  it("says why nothing is proposed that would bring more inquiries, where the site takes nobody new", () => {
    expect(summaryOf({}, [], ["We take no new patients."]).text).toContain(
      "Harbor Dental says “We take no new patients.”, so no change to the daily work is proposed that would bring more inquiries.",
    );
    expect(summaryOf({}).text).not.toContain("inquiries");
  });

  it("begins the daily work with what the list of changes begins with, or says of no change that it comes first", () => {
    const change = (id: string, kind: string, region: string) =>
      ({
        id,
        title: `Title of ${id}`,
        kind,
        workflowId: "wf-appointment",
        hours: null,
        evidence: [{ url: "https://example.com/", region, quote: "Please ring us." }],
      }) as unknown as SummaryInput["opportunities"][number];
    const page = change("op-page", "publish", "manual-call");
    const booking = change("op-booking", "selfserve", "manual-call");
    const sorting = change("op-sorting", "route", "body");
    const first = (...changes: (typeof page)[]): string => summaryOf({}, [], [], [], changes).text;
    expect(first(page, sorting, booking)).toContain("begin with this change: “Title of op-page”");
    expect(first({ ...page, workflowId: null }, sorting)).toContain("begin with this change: “Title of op-sorting”");
    // Nor with what the report itself rates low or as weeks of work, or under half an hour and told by nobody.
    // What is published about a business comes after the work that it is known to do.
    const posts = { ...sorting, workflowId: "wf-content-publishing" };
    const among = (...claims: Workflows) => summaryOf({}, claims, [], [], [posts]).text;
    const blog = { ...workflow("wf-content-publishing", "Posts", []), confidence: "medium" as const };
    expect(among(blog)).toContain("begin with this change");
    expect(among(blog, workflow("wf-tax-returns", "Tax returns", []))).not.toContain("begin with this change");
    expect(first({ ...booking, impact: "low" }, sorting)).not.toContain("begin with this change");
    expect(first({ ...booking, effort: "high" }, sorting)).not.toContain("begin with this change");
    const short = { base: 0.4 } as (typeof page)["hours"];
    expect(first({ ...sorting, hours: short })).not.toContain("begin with this change");
    // Why it comes first is said where hours or a sentence of the site put it there.
    const most = { base: 3 } as (typeof page)["hours"];
    const two = [
      { ...booking, hours: most },
      { ...sorting, hours: { ...most, base: 1 } as typeof most },
    ];
    expect(summaryOf({}, [], [], [], two, [], "About 4 hours.").text).toContain(
      "“Title of op-booking”, which would save most of these hours.",
    );
    // Where no hours were told before, there are none to point at.
    expect(first(...two)).toContain("“Title of op-booking”.");
    const byHand = change("op-import", "extract", "manual-hand");
    expect(first(byHand)).toContain("“Title of op-import”, in place of the work by hand that the home page tells of.");
    expect(first(sorting)).toContain("“Title of op-sorting”.");
    // What the site tells of is a beginning, however few hours it takes.
    expect(first({ ...booking, hours: short })).toContain("begin with this change");
  });

  it("gives each kind of work its own quote, the one with its own words, and says of the rest that it is there", () => {
    const call = "Please ring us to make an appointment.";
    const { text } = summaryOf({}, [
      workflow("wf-customer-inquiry", "Answering customer questions", [call]),
      workflow("wf-appointment", "Appointments", [call]),
    ]);
    expect(text).toContain(
      "This work evidently goes through people's hands at Harbor Dental: taking appointments (/contact says “Please ring us to make an appointment”).",
    );
    const asked = summaryOf({}, [
      workflow("wf-order-processing", "Order entry and confirmation", ["Questions about an order? Write to us."]),
    ]);
    expect(asked.text).not.toContain("goes through people's hands");
    // Where each step is promised or usual, a sentence that asks people to call shows nobody at work.
    const steps = [{ name: "Reply", isManual: true, description: `promised: “${call}”` }];
    const promised = summaryOf({}, [{ ...workflow("wf-appointment", "Appointments", [call]), steps }]);
    expect(promised.text).not.toContain("goes through people's hands");
    expect(text).toContain("Its pages tell of steps by hand in other work, too: answering customer questions.");
  });

  it("leaves out no work of which a step is told, and tells names apart that are lists themselves", () => {
    const told = [1, 2, 3, 4].map((at) =>
      workflow("wf-appointment", `Work ${at}`, [`Please ring us for an appointment ${at}.`]),
    );
    const others = [
      workflow("wf-fulfilment", "Picking, packing, shipping", []),
      workflow("wf-newsletter", "Newsletter", []),
    ];
    const { text } = summaryOf({}, [...told, ...others]);
    expect(text).toContain("Its pages tell of steps by hand in other work, too: work 4.");
    expect(text).toContain("also show this work: picking, packing, shipping; newsletter.");
    expect(summaryOf({}, others.slice(1)).text).toContain("show this work: newsletter.");
    // Words of customers on a page are none of the business, unless something else shows that reviews are asked for.
    const praised = {
      ...workflow("wf-review-management", "Reviews", []),
      confidence: "low" as const,
    };
    expect(summaryOf({}, [...others, praised]).text).toContain(
      "show this work: picking, packing, shipping; newsletter.",
    );
    expect(summaryOf({}, [{ ...praised, confidence: "medium" }]).text).toContain("show this work: reviews.");
    // Whoever counts finds as many sections as are named and counted.
    const many = ["one", "two", "three", "four", "five", "six"].map((name) => workflow("wf-appointment", name, []));
    expect(summaryOf({}, [...many, praised]).text).toContain("show this work: one, two, three, four and 3 more.");
  });

  it("tells a barrier once, then what comes next", () => {
    const { text } = summaryOf({ "ai-search-bots-allowed": "fail", "jsonld-present": "fail" });
    expect(text.match(/What is so about ai-search-bots-allowed/g)).toHaveLength(1);
    expect(text).toMatch(/What is so about ai-search-bots-allowed\.? This is the gap to close first[, ]/);
    expect(text).toContain(" The next gap: ");
    expect(text).not.toContain("The gap to close first");
    expect(summaryOf({ "jsonld-present": "fail" }).text).toContain("The gap to close first (readiness +");
    // What is missing without scripts is told in the same way, where that is known.
    const partly = { "content-without-js": "warn", "jsonld-present": "fail" } as const;
    expect(summaryOf(partly).text).toMatch(
      /not everything is there without scripts: .* This is the gap to close first/,
    );
    expect(summaryOf({ ...partly, "home-indexable": "unable" }).text).not.toContain("This is the gap");
  });
});
