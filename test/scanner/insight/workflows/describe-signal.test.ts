import { describe, expect, it } from "vitest";
import { describeSignal } from "../../../../src/scanner/insight/signals/describe-signal.ts";
import { WORKFLOW_FAMILIES } from "../../../../src/scanner/insight/workflow-families.ts";

describe("a condition in words", () => {
  it.each([
    ["channel:booking", "online booking"],
    ["channel:phone AND hours", "a phone number and opening hours"],
    ["channel:careers OR (blog AND no feed)", "open positions or (a blog and no feed)"],
    ["3+ listings", "3 or more listings"],
    ["schema in Menu, Event", "structured data of the types Menu, Event"],
    ["site type saas-api OR industry real-estate", "a site of the type saas api or real estate as the industry"],
    ["page:new-patient", "a page about “new patient”"],
  ])("%s reads: %s", (condition, words) => {
    expect(describeSignal(condition)).toBe(words);
  });

  it("names a word of each set once, sets that stand for the same ones together", () => {
    expect(describeSignal("term:quote OR channel:email OR term:estimate OR term:invoice")).toBe(
      "words such as “get a quote” or “invoice” or an email address",
    );
  });

  it("leaves no name of a signal in what any workflow must show", () => {
    const words = WORKFLOW_FAMILIES.map(({ mustShow }) => describeSignal(mustShow));
    expect(words.filter((text) => /\b\w+:\w|AND|OR\b|\d\+|undefined/.test(text))).toEqual([]);
  });
});
