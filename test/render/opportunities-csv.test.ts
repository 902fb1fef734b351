import { describe, expect, it } from "vitest";
import { roundHours } from "../../src/model/round-hours.ts";
import { opportunitiesCsv } from "../../src/render/opportunities-csv.ts";
import { report } from "../fixtures/report-view.ts";

/** RFC 4180 section 2, read back: quotes double inside quotes, records end with CRLF. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let match = field.exec(text); match !== null; match = field.exec(text)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === "\r\n") {
      rows.push(row);
      row = [];
    }
    if (field.lastIndex === text.length) break;
  }
  return rows;
}

const [first] = report.results.opportunities;
if (first === undefined) throw new Error("the report has no opportunity");
const cellOf = (title: string): string | undefined => {
  const text = opportunitiesCsv({ opportunities: [{ ...first, title, description: "d" }] });
  const [head = [], row = []] = parse(text.slice(1));
  expect(row).toHaveLength(head.length);
  return row[head.indexOf("title")];
};

describe("the opportunities as CSV", () => {
  it("have a row each under one head, every row as long, in the order to take them", () => {
    const text = opportunitiesCsv(report.results);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const [head = [], ...rows] = parse(text.slice(1));
    expect(rows).toHaveLength(report.results.opportunities.length);
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => head.length));
    expect(rows.map(([priority]) => Number(priority))).toEqual(rows.map((_, at) => at + 1));
    const booking = rows.find((row) => row[head.indexOf("title")] === first.title);
    expect(booking?.[head.indexOf("hours_a_month_base")]).toBe(String(roundHours(first.hours?.base ?? 0)));
    expect(booking?.[head.indexOf("steps")]?.split("\n")).toEqual(first.automationApproach);
  });

  it.each(['a "quoted" word', "a, b", "two\nlines", "two\r\nlines", "Zażółć “gęślą” jaźń", "a-b"])(
    "keep what is in a field: %j",
    (text) => expect(cellOf(text)).toBe(text),
  );

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "  =1",
    "\0=1",
    "\u00a0=1",
    "\uff1d1",
    '=HYPERLINK("https://evil.example","x")',
  ])("hold no formula that a website wrote: %j", (text) => expect(cellOf(text)).toBe(`'${text}`));
});
