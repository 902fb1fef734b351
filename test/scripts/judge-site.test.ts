import { describe, expect, it } from "vitest";
import { judgeSite, type Label } from "../../scripts/corpus/judge-site.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";
import { siteIn } from "../fixtures/translated-site.ts";

const { results } = reportOn(evidenceOf(siteIn("en")));
const label = (over: Partial<Label> = {}, facts: Record<string, unknown> = {}): Label => ({
  slug: "harbor",
  domain: "harbor-dental.com",
  language: "en",
  industry: "healthcare",
  business_name: "Harbor Dental",
  facts: {
    phone: "+1",
    email: null,
    has_contact_form: true,
    has_pricing: true,
    has_faq: true,
    unsure: [],
    spa_shell: false,
    needs_js_for_facts: false,
    ...facts,
  },
  expected_workflows: [],
  ...over,
});
const judge = (it: Label) => judgeSite({ label: it, scanType: "full", seconds: 1, error: null, results });

describe("judging a scan against its label", () => {
  it("counts right, missed and surplus channels, and leaves unsure ones out", () => {
    expect(judge(label()).channels).toMatchObject({ missed: [], tooMuch: [] });
    expect(judge(label({}, { has_booking: true })).channels.missed).toEqual(["booking"]);
    expect(judge(label({}, { has_faq: false })).channels.tooMuch).toEqual(["faq"]);
    expect(judge(label({}, { has_faq: false, unsure: ["has_faq"] })).channels.tooMuch).toEqual([]);
  });

  it.each([
    ["Harbor Dental", true],
    ["Harbor Dental Ltd", true],
    ["Harbor Dental A/S", true],
    ["Harbor Dental Falmouth", false],
    ["Quay Dentists / Harbor Dental", true],
    ["Seaside Dental", false],
  ])("takes the name for that of %s: %s", (business_name, right) =>
    expect(judge(label({ business_name })).name.right).toBe(right),
  );

  it("takes a related workflow for the labelled one, and counts only evidenced ones", () => {
    const claimed = results.workflows.map(({ id }) => id ?? "");
    const expected = (id: string, evidenced = true) =>
      judge(label({ expected_workflows: [{ name: id, id, evidenced }] })).workflows;
    expect(expected(claimed[0] ?? "").missed).toEqual([]);
    expect(expected("wf-donation-processing").missed).toEqual(["wf-donation-processing"]);
    expect(expected("wf-donation-processing", false).expected).toBe(0);
  });

  it("takes what a label names beside its first answer, and leaves what readers could see differently out", () => {
    const also = judge(
      label({
        business_name: "Quay Dentists",
        business_name_also: ["Harbor Dental"],
        industry: "other",
        industry_also_fair: ["healthcare"],
      }),
    );
    expect([also.name.right, also.industry.right]).toEqual([true, true]);
    const claimed = results.workflows.flatMap(({ id }) => id ?? []);
    expect(judge(label()).workflows.tooMuch).toEqual(claimed);
    expect(judge(label({ unsure_workflows: claimed })).workflows.tooMuch).toEqual([]);
  });

  it("lets one claim stand for one label", () => {
    const id = results.workflows.find((workflow) => workflow.id === "wf-customer-inquiry")?.id;
    expect(id).toBe("wf-customer-inquiry");
    const related = ["wf-quote-proposal", "wf-sales-demo", "wf-matter-intake"];
    const { right, missed } = judge(
      label({ expected_workflows: related.map((family) => ({ name: family, id: family, evidenced: true })) }),
    ).workflows;
    const spare = results.workflows.filter((workflow) => workflow.id === id || workflow.id === "wf-lead-intake").length;
    expect(right).toBe(Math.min(spare, related.length));
    expect(missed).toHaveLength(related.length - right);
  });

  it("names what must not be in any report", () => {
    expect(judge(label()).problems).toEqual([]);
    expect(judge(label({}, { spa_shell: true, needs_js_for_facts: true })).problems).not.toEqual([]);
    expect(
      judgeSite({ label: label(), scanType: "full", seconds: 1, error: "dns: no", results: null }).problems,
    ).toEqual(["dns: no"]);
  });
});
