import { describe, expect, it } from "vitest";
import { bare, node, page, site } from "../../../fixtures/site.ts";
import { dateModifiedMarkup } from "../../../../src/scanner/checks/structured-data/date-modified-markup.ts";

const run = (props: Record<string, unknown>, shown: string | null = null) => {
  const nodes = [bare(node("Article", props))];
  const post = page({
    kind: "post",
    times: shown === null ? [] : [{ datetime: null, text: shown, region: "main" }],
    structured: { jsonLd: [{ bytes: 9, error: null, hasSchemaContext: true, nodes }], microdata: [], rdfaTypes: [] },
  });
  return dateModifiedMarkup.run(site({ pages: [post] }));
};

describe("date-modified-markup", () => {
  it.each(["May 3, 2026", "3. Mai 2026", "3 mai 2026", "3 maja 2026", "2026年5月3日"])(
    "passes a date shown as %s",
    (shown) => {
      expect(run({ datePublished: "2026-04-01", dateModified: "2026-05-03T10:00:00+02:00" }, shown).status).toBe(
        "pass",
      );
    },
  );

  it("passes when no date is shown", () => {
    expect(run({ dateModified: "2026-05-03" }).status).toBe("pass");
  });

  it.each([
    ["no date", {}, null, "no date"],
    ["a date in words", { dateModified: "May 3" }, null, "no date"],
    ["a date in the future", { dateModified: "2027-05-03" }, null, "May 3, 2027"],
    ["a date that differs from the one shown", { datePublished: "2024-01-01" }, "May 3, 2026", "shown: May 3, 2026"],
  ])("fails on %s", (_, props, shown, received) => {
    const verdict = run(props, shown);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain(received);
  });

  it("says of a date that is marked in the text what is lacking", () => {
    const meaningOf = (datetime: string | null) => {
      const post = page({ kind: "post", times: [{ datetime, text: "May 3, 2026", region: "main" }] });
      return dateModifiedMarkup.run(site({ pages: [post] })).evidence[0]?.meaning;
    };
    expect(meaningOf("2026-05-03")).toBe("A date on it is marked with <time datetime>; no JSON-LD has datePublished.");
    for (const unread of [null, "May 3"]) expect(meaningOf(unread)).toContain("stands on the page");
  });

  it("speaks of dates that fit only where the data give one", () => {
    expect(run({}).situation).toMatch(/^No article gives a date in its structured data /);
    expect(run({ datePublished: "2024-01-01" }, "May 3, 2026").situation).toMatch(/gives in its data a date that fits/);
  });

  it("does not apply to pages without dates", () => {
    expect(dateModifiedMarkup.run(site()).status).toBe("na");
  });
});
