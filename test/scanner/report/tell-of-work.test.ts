import { describe, expect, it } from "vitest";
import { toOutcome } from "../../../src/scanner/agents/run-scan-agent.ts";
import { info, seen } from "../../../src/scanner/checks/define-check.ts";
import type { Verdict } from "../../../src/scanner/checks/define-check.ts";
import { manualStepSignal } from "../../../src/scanner/checks/workflow-signals/manual-step-signal.ts";
import { wfClaimsInsurance } from "../../../src/scanner/checks/workflow-signals/wf-claims-insurance.ts";
import { tellOfWork } from "../../../src/scanner/report/tell-of-work.ts";
import { claimOf } from "../insight/workflows/claim.ts";

const FEES = "https://example-clinic.com/fees";
const hand = { url: FEES, region: "manual-hand", quote: "We fill in the claim form." };
const CLAIM = claimOf({ id: "wf-claims-insurance", manualQuotes: [hand], evidence: [{ ...hand, region: "body" }] });
const rowOf = (check: typeof wfClaimsInsurance | typeof manualStepSignal, verdict: Verdict) =>
  toOutcome(check, verdict);

describe("rows on work that sentences alone tell of", () => {
  const none = rowOf(wfClaimsInsurance, info("No heading points to handling insurance."));
  it("lead to the workflow, with its quote", () => {
    const [row] = tellOfWork([none], [CLAIM]);
    expect(row?.situation).toBe("Told on /fees: see the workflow “Insurance and claims paperwork”.");
    expect(row?.evidence[0]).toMatchObject({ url: FEES, received: hand.quote });
  });
  it("stay as they are where no such work is claimed, or a plain sign of it was seen", () => {
    expect(tellOfWork([none], [claimOf({ id: "wf-invoicing" })])).toEqual([none]);
    const shown = rowOf(wfClaimsInsurance, info("Signs of handling insurance: …", seen(FEES, "File a claim", "Sign.")));
    expect(tellOfWork([shown], [CLAIM])).toEqual([shown]);
  });
});

describe("the row on steps by hand", () => {
  it("names the pages that tell who does a step beside the requests, and quotes each sentence once", () => {
    const row = rowOf(
      manualStepSignal,
      info("1 request to call, write, print or wait stands on /.", seen(FEES, "Call us.", "")),
    );
    const [told] = tellOfWork([row], [CLAIM, claimOf({ id: "wf-invoicing", manualQuotes: [hand] })]);
    expect(told?.situation).toBe(
      "1 request to call, write, print or wait stands on /. Who does a step is told on /fees, too.",
    );
    expect(told?.evidence.map(({ received }) => received)).toEqual(["Call us.", hand.quote]);
    expect(tellOfWork([row], [claimOf({ id: "wf-invoicing" })])).toEqual([row]);
  });
});
