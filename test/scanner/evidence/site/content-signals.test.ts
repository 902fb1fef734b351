import { describe, expect, it } from "vitest";
import { parseContentSignal, parseContentUsage } from "../../../../src/scanner/evidence/site/content-signals.ts";

describe("parseContentSignal", () => {
  it("reads signals in any case and spacing", () => {
    expect(parseContentSignal("Search = YES ,ai-input=yes,  ai-train=no")).toEqual({
      signals: { search: "yes", "ai-input": "yes", "ai-train": "no" },
      problems: [],
    });
  });

  it.each([
    ["an unknown signal", "ai=no", '"ai" is not a known signal; known are search, ai-input and ai-train.'],
    ["another value", "search=maybe", '"search" is set to "maybe"; it can only be yes or no.'],
    ["a contradiction", "search=yes, search=no", '"search" is set to both yes and no.'],
    ["an empty line", "", "The line names no signal."],
    [
      "missing commas",
      "search=yes ai-train=no",
      "Signals are separated by commas, for example search=yes, ai-train=no.",
    ],
  ])("reports %s", (_name, value, problem) => {
    expect(parseContentSignal(value).problems).toContain(problem);
  });

  it("is not led astray by property names or length", () => {
    expect(parseContentSignal("__proto__=yes, constructor=no").signals).toEqual({});
    expect(parseContentSignal("x=".repeat(100_000)).problems.length).toBeLessThan(30);
  });
});

describe("parseContentUsage", () => {
  it("reads a path before the preferences", () => {
    expect(parseContentUsage("/news/ train-ai=n, search=y")).toEqual({
      path: "/news/",
      usage: { "train-ai": "n", search: "y" },
      problems: [],
    });
  });

  it("speaks for the whole site without one, and reports other values", () => {
    expect(parseContentUsage("train-ai=no")).toEqual({
      path: "/",
      usage: {},
      problems: ['"train-ai" is set to "no"; it can only be y or n.'],
    });
  });
});
