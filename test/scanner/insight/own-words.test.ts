import { expect, it } from "vitest";
import { claimWorkflows } from "../../../src/scanner/insight/claim-workflows.ts";
import { ADVISER, evidenceOf, home, inner, ORIGIN } from "./workflows/claimed-by-kind.ts";
import { anchor, field, form, heading } from "../../fixtures/site.ts";

it("takes a heading on a page of services for an offer where a link or a choice of a form says the same", () => {
  const fields = [field({ tag: "select", options: ["Please choose", "Tax returns"] }), field({ tag: "textarea" })];
  const services = inner("/services", "en", {
    kind: "services",
    headings: ["Bookkeeping", "Quick response", "Tax returns"].map((name) => heading(2, name)),
  });
  const start = home("en", { anchors: [anchor(`${ORIGIN}/books`, "Bookkeeping")], forms: [form({ fields })] });
  const asked = { ...ADVISER, channels: ["contact-form" as const] };
  const claim = claimWorkflows(evidenceOf(asked, [start, services])).find(({ id }) => id === "wf-lead-intake");
  expect(claim?.offers).toEqual(["Bookkeeping", "Tax returns"]);
});
