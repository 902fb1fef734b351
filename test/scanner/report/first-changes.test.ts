// Where nothing else is proposed: a change or two to the trade's own work, each with the sentence that tells of it.
import { describe, expect, it } from "vitest";
import type { ClaimedWorkflow } from "../../../src/scanner/insight/claimed-workflow.ts";
import { templateOf } from "../../../src/scanner/insight/workflow-families.ts";
import { profile } from "../../fixtures/site.ts";
import { claimOf } from "../insight/workflows/claim.ts";
import { derivedFrom } from "./derived-from.ts";

const URL_OF = "https://example.com/services";
const told = (quote: string, region = "body") => [{ url: URL_OF, region, quote }];
const work = (opportunityId: string, quote: string, over: Partial<ClaimedWorkflow> = {}): ClaimedWorkflow =>
  claimOf({
    id: templateOf(opportunityId)?.workflowId ?? "",
    opportunityIds: [opportunityId],
    evidence: told(quote),
    ...over,
  });

const PAPERS = "We check whether your papers are complete before we file them.";
const papers = work("op-document-collection-doc-sort", PAPERS);
const RETURNS = "We prepare the yearly tax return of each household we look after.";
const returns = work("op-tax-preparation-status-updates", RETURNS);
const DEMOS = "We show each customer the software on their own data first.";
const demos = work("op-sales-demo-demo-prep", DEMOS);
const idsOf = (...works: ClaimedWorkflow[]): string[] => derivedFrom(works).map(({ id }) => id);

describe("the first changes to the trade's own work", () => {
  it("quote the sentence of the site that tells of the work", () => {
    expect(derivedFrom([papers])).toMatchObject([
      {
        id: "op-document-collection-doc-sort",
        priority: 1,
        hours: null,
        description: `/services says: “${PAPERS}” This adds recognizing and naming papers.`,
      },
    ]);
  });

  it("are two at most, one to each work, in the order in which the work is claimed", () => {
    expect(derivedFrom([papers, returns, demos]).map(({ id, priority }) => [id, priority])).toEqual([
      ["op-document-collection-doc-sort", 1],
      ["op-tax-preparation-status-updates", 2],
    ]);
    expect(idsOf(demos, papers, returns)).toEqual(["op-sales-demo-demo-prep", "op-document-collection-doc-sort"]);
    const both = {
      ...papers,
      opportunityIds: ["op-document-collection-doc-sort", "op-document-collection-upload-checklist"],
    };
    expect(derivedFrom([both, returns]).map(({ workflowId }) => workflowId)).toEqual([papers.id, returns.id]);
  });

  it("are none where a label, a heading or a number is all that is seen", () => {
    for (const quote of ["Document upload", "Tax returns for households", "Phone number +1 ••• 00"])
      expect(idsOf({ ...papers, evidence: told(quote, "h2") }), quote).toEqual([]);
  });

  it("are none to work that any business has", () => {
    const [listing, asking] = [
      work("op-review-management-ask-review", "Our customers tell what they think of us in their reviews."),
      work("op-customer-inquiry-call-notes", "We are glad to answer your questions at any time of day."),
    ];
    expect(idsOf(listing, asking)).toEqual([]);
  });

  it("are none that take weeks, as where what people confide is handled", () => {
    const homes = "We sort out the loan papers of each family that buys a home with us.";
    const loans = work("op-loan-application-paper-chase", homes);
    const proposedAt = (value: "finance" | "real-estate") =>
      derivedFrom([loans], { profile: profile({ industry: { value } }) }).map(({ id }) => id);
    expect(proposedAt("real-estate")).toEqual(["op-loan-application-paper-chase"]);
    expect(proposedAt("finance")).toEqual([]);
  });

  it("are none that only listen, watch, sort or answer", () => {
    for (const id of [
      "op-fulfilment-delay-alerts",
      "op-maintenance-requests-repair-triage",
      "op-after-sales-manual-assistant",
    ])
      expect(idsOf(work(id, "We send what was ordered, and mend what breaks, in a few days.")), id).toEqual([]);
  });

  it("stand back where anything else is proposed", () => {
    const hand = { url: URL_OF, region: "manual-hand", quote: "We type every order into our list by hand." };
    const orders = claimOf({
      id: "wf-quote-proposal",
      opportunityIds: ["op-quote-proposal-quote-form"],
      manualQuotes: [hand],
    });
    expect(idsOf(orders, papers)).toEqual(["op-quote-proposal-quote-form"]);
  });
});
