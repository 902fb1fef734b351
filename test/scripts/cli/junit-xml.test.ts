import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { junitXml } from "../../../scripts/cli/junit-xml.ts";
import type { Outcome } from "../../../src/model/outcome.ts";
import { CHECKS } from "../../../src/scanner/checks/all-checks.ts";
import { outcomesOf } from "../../fixtures/outcomes.ts";

const RESULTS = {
  startUrl: "https://example.com/",
  scannedAt: 1_795_132_800,
  scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
  scorecardVersion: "1.1",
};
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

function parse(checks: readonly Outcome[]): Element {
  const { children } = parseDocument(junitXml(RESULTS, checks), { xmlMode: true });
  const root = children.find((node): node is Element => node.type === ElementType.Tag);
  if (root === undefined) throw new Error("no root element");
  return root;
}
const all = (name: string, within: Element): Element[] => DomUtils.getElementsByTagName(name, within);
const textOf = (name: string, within: Element): string => DomUtils.textContent(all(name, within));
const elementsIn = (element: Element): Element[] =>
  element.children.filter((node): node is Element => node.type === ElementType.Tag);

function outcome(over: Partial<Outcome>): Outcome {
  return {
    id: "example-check",
    title: "What is true when it passes",
    status: "pass",
    category: "Access and crawl",
    agent: "essentials",
    weight: 2.0999999999999996,
    score: 1,
    situation: "What is so.",
    evidence: [{ url: "https://example.com/", received: "200", meaning: "It answers." }],
    why: "Why.",
    fix: "What to change.",
    effort: "S",
    reference: "https://example.org/rule",
    ...over,
  };
}

/** Elements of Jenkins' schema for JUnit files (junit-10.xsd) that are used here: attributes and children it allows. */
const SCHEMA: Record<string, { attributes: string[]; required: string[]; children: string[] }> = {
  testsuites: {
    attributes: ["name", "time", "tests", "failures", "disabled", "errors"],
    required: [],
    children: ["testsuite"],
  },
  testsuite: {
    attributes: ["name", "tests", "failures", "errors", "time", "skipped", "timestamp", "hostname", "id", "package"],
    required: ["name", "tests"],
    children: ["properties", "testcase", "system-out", "system-err"],
  },
  properties: { attributes: [], required: [], children: ["property"] },
  property: { attributes: ["name", "value"], required: ["name", "value"], children: [] },
  testcase: {
    attributes: ["name", "classname", "time", "assertions", "status"],
    required: ["name"],
    children: ["skipped", "error", "failure", "system-out", "system-err"],
  },
  skipped: { attributes: ["type", "message"], required: [], children: [] },
  failure: { attributes: ["type", "message"], required: [], children: [] },
  "system-out": { attributes: [], required: [], children: [] },
};

function assertSchema(element: Element): void {
  const rule = SCHEMA[element.name];
  if (rule === undefined) throw new Error(`${element.name} is not in the schema`);
  const names = Object.keys(element.attribs);
  expect(rule.attributes).toEqual(expect.arrayContaining(names));
  expect(names).toEqual(expect.arrayContaining(rule.required));
  for (const child of elementsIn(element)) {
    expect(rule.children).toContain(child.name);
    assertSchema(child);
  }
}

describe("checks as JUnit", () => {
  it("has a case for every check, counted by suite and in all, in the form of the schema", () => {
    const checks = outcomesOf("pass", { "llms-txt-valid": "fail", "robots-ok": "warn" }).map((check, i) =>
      i % 5 === 0 ? { ...check, status: "na" as const } : check,
    );
    const root = parse(checks);
    assertSchema(root);
    expect(all("testcase", root).length).toBe(CHECKS.length);
    expect(Number(root.attribs["tests"])).toBe(CHECKS.length);
    for (const suite of all("testsuite", root))
      for (const [name, selector] of [
        ["tests", "testcase"],
        ["failures", "failure"],
        ["skipped", "skipped"],
      ] as const)
        expect(Number(suite.attribs[name])).toBe(all(selector, suite).length);
    const names = all("testcase", root).map(({ attribs }) => attribs["name"]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("passes, fails and skips as the check was judged; what passes in part passes and says so", () => {
    const root = parse([
      outcome({ id: "a", status: "pass" }),
      outcome({ id: "b", status: "warn" }),
      outcome({ id: "c", status: "fail" }),
      outcome({ id: "d", status: "na" }),
      outcome({ id: "e", status: "unable" }),
      outcome({ id: "f", status: "info" }),
    ]);
    const cases = all("testcase", root).map((element) => {
      const [verdict] = elementsIn(element);
      return [verdict?.name ?? "passed", verdict?.attribs["message"] ?? ""];
    });
    expect(cases).toEqual([
      ["passed", ""],
      ["system-out", ""],
      ["failure", "What is so."],
      ["skipped", "Does not apply: What is so."],
      ["skipped", "Could not be observed: What is so."],
      ["skipped", "Reported, not judged: What is so."],
    ]);
    expect(textOf("system-out", root)).toMatch(/^Passes in part: What is so\./);
    const [failure] = all("failure", root);
    expect(failure?.attribs["type"]).toBe("weight 2.1");
    expect(textOf("failure", root)).toBe(
      "What is so.\nhttps://example.com/: 200 (It answers.)\nFix: What to change.\nRule: https://example.org/rule",
    );
  });

  it("carries the text of a page as text, without what XML cannot hold", () => {
    const bad = `</failure><testcase name="x"/>&amp;]]>"'<!-- \u0000\u0008\u001B[31m\uD800\uFFFE [[ATTACHMENT|/etc/passwd]]`;
    const root = parse([
      outcome({ status: "fail", situation: bad, evidence: [{ url: bad, received: bad, meaning: bad }] }),
    ]);
    assertSchema(root);
    expect(all("testcase", root).length).toBe(1);
    const kept = `</failure><testcase name="x"/>&amp;]]>"'<!-- [31m [ [ATTACHMENT|/etc/passwd]]`;
    expect(all("failure", root)[0]?.attribs["message"]).toBe(kept);
    expect(textOf("failure", root).split("\n")[0]).toBe(kept);
    expect(junitXml(RESULTS, [outcome({ status: "fail", situation: bad })])).not.toMatch(
      /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u,
    );
  });
});
