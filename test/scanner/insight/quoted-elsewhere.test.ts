// A sentence of handwork is told as the way of one kind of work.
import { expect, it } from "vitest";
import { quotedElsewhere } from "../../../src/scanner/insight/told-elsewhere.ts";
import { claimOf } from "./workflows/claim.ts";

const said = (quote: string) => [{ url: "https://example.com/", region: "manual-wait", quote }];

it("stands at the work of which it holds more words, else at other work before answers to questions", () => {
  const told = (quote: string): string[] => {
    const claims = ["wf-customer-inquiry", "wf-lead-intake", "wf-appointment"].map((id) =>
      claimOf({ id, manualQuotes: said(quote) }),
    );
    return claims.filter((claim) => quotedElsewhere(claim, claims).size === 0).map(({ id }) => id);
  };
  expect(told("Any question is answered within a day.")).toEqual(["wf-customer-inquiry"]);
  expect(told("We will be there within a day, as promised.")).toEqual(["wf-lead-intake"]);
  expect(told("Wir bestätigen den Termin innerhalb eines Tages.")).toEqual(["wf-appointment"]);
});
