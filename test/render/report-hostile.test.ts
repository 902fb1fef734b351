// What a website says is text on the report, whatever it says.
import { describe, expect, it } from "vitest";
import { ScanResults } from "../../src/model/results.ts";
import type { StoredReport } from "../../src/model/stored-report.ts";
import { EXAMPLE_RESULTS } from "../../src/operations/example-results.ts";
import { withText } from "../fixtures/with-text.ts";
import { documentOf, ORIGIN, PREVIOUS, report, viewOf } from "../fixtures/report-view.ts";

const HOSTILE = [
  `</p></script><script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `javascript:alert(1)`,
  `https://evil.example/ [a](https://evil.example) www.evil.example`,
  `</title></desc></svg><svg onload=alert(1)>`,
  "`<b>` ``` <!-- --> ]]> {{7*7}} ${7*7}",
  `\u202eevil\u0000`,
];
describe("what a website says", () => {
  const full: StoredReport = {
    ...report,
    results: { ...ScanResults.parse({ ...EXAMPLE_RESULTS, ...report.results }), previous: PREVIOUS },
  };
  const hostile = (text: string) => {
    const { results, checks, playbook } = withText(full, text) as StoredReport;
    const phases = (playbook.roadmap?.phases ?? []).map((phase) => ({ ...phase, tasks: phase }));
    return documentOf(
      viewOf({ results, checks, playbook }, { phases, search: `employees=${encodeURIComponent(text)}` }),
    );
  };
  const elements = (document: ReturnType<typeof documentOf>): string[] => [
    ...new Set([...document.querySelectorAll("*")].map(({ tagName }) => tagName.toLowerCase())),
  ];
  const tasks = (full.playbook.roadmap?.phases ?? []).map((phase) => ({ ...phase, tasks: phase }));
  const known = new Set([...elements(documentOf(viewOf(full, { phases: tasks, search: "employees=x" }))), "code"]);

  it.each(HOSTILE)("is text in every place of the report: %j", (text) => {
    const document = hostile(text);
    expect(elements(document).filter((name) => !known.has(name))).toEqual([]);
    expect([...document.querySelectorAll("script")].map((one) => one.getAttribute("src"))).toEqual([
      "/scripts/copy.js",
      "/scripts/hours.js",
      "/scripts/sort.js",
      "/scripts/reveal.js",
      "/scripts/webmcp.js",
    ]);
    const attributes = [...document.querySelectorAll("*")].flatMap((one) =>
      [...one.attributes].map(({ name }) => name),
    );
    expect(attributes.filter((name) => name.startsWith("on") || name === "style")).toEqual([]);
  });

  it.each(HOSTILE)("never becomes a link: %j", (text) => {
    const targets = [...hostile(text).querySelectorAll("[href], [src], [action]")].map(
      (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? one.getAttribute("action") ?? "",
    );
    expect(targets.filter((to) => !/^(\/(?!\/)|#|\?)/.test(to) && !to.startsWith(`${ORIGIN}/`))).toEqual([]);
  });
});
