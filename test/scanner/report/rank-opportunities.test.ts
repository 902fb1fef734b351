import { describe, expect, it } from "vitest";
import type { Opportunity } from "../../../src/model/results.ts";
import { rankOpportunities } from "../../../src/scanner/report/rank-opportunities.ts";
import { scanInMemory } from "../../fixtures/scan-site.ts";

const opportunity = (over: Partial<Opportunity>): Opportunity =>
  ({ id: "op-a", impact: "low", effort: "high", checkIds: [], workflowId: "wf-a", ...over }) as Opportunity;
const rank = (fromWork: Opportunity[]): string[] =>
  rankOpportunities({
    fromWork,
    fromChecks: [],
    workflows: [{ id: "wf-a", confidence: "high", points: 5 }],
    hours: new Map(),
    limit: 10,
  }).map(({ id }) => id);

describe("where nothing is worth its effort", () => {
  it("nothing is proposed, and nothing fills the list", () => {
    expect(rank([opportunity({})])).toEqual([]);
  });

  it("what is worth it stays alone", () => {
    expect(rank([opportunity({}), opportunity({ id: "op-b", effort: "low" })])).toEqual(["op-b"]);
  });
});

const PAGE = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

describe("a site with nothing to automate", () => {
  it("gets no opportunity", async () => {
    const { results } = await scanInMemory(
      {
        host: "mill-press.com",
        pages: {
          "/": {
            body: PAGE(
              "Mill Press",
              "Essays on rivers and mills that Jane Hill wrote, all of which stand here to read.",
            ),
            type: "text/html",
          },
        },
      },
      "full",
    );
    expect(results?.workflows).toEqual([]);
    expect(results?.opportunities).toEqual([]);
  });
});
