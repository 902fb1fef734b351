// What is shown for a claim says what is claimed, and what is shown for a step says that step.
import { describe, expect, it } from "vitest";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import { claimed, claimsOf, home, says, SCHOOL, SOFTWARE } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const PRACTICE: Kind = { industry: "healthcare", subKind: "clinic" };
const SHOP: Kind = { industry: "retail", siteType: "ecommerce" };
const saysOnce = (...sentences: string[]): ReturnType<typeof home> =>
  home("en", { blocks: sentences.map((sentence) => text(sentence)) });

describe("the evidence of a claim", () => {
  it("is no list of subjects where something else shows the intake", () => {
    const lawyer: Kind = { industry: "professional-services", subKind: "law", siteType: "services" };
    const quotes = (...heads: string[]) =>
      claimsOf(lawyer, home("en", { headings: heads.map((one) => heading(2, one)) }))
        .find(({ id }) => id === "wf-matter-intake")
        ?.evidence.map(({ quote }) => quote);
    expect(quotes("Practice areas", "Free initial consultation")).not.toContain("Practice areas");
    expect(quotes("Practice areas")).toContain("Practice areas");
  });

  it("is no paper form where somebody looks at a patient's profile", () => {
    const page = says("en", "A dentist reviews the patient's clinical profile and works with a lab.");
    expect(claimed(PRACTICE, page)).not.toContain("wf-intake-forms");
  });

  it("is no onboarding of developers where the site names none", () => {
    const links = [
      anchor("https://example-clinic.com/start", "Sign up"),
      anchor("https://example-clinic.com/a", "Get started"),
    ];
    const page = home("en", { anchors: links, blocks: [text("Dental software. User-guided.")] });
    expect(claimed(SOFTWARE, page)).not.toContain("wf-developer-onboarding");
    page.blocks.push(text("Our REST API is documented for developers."));
    expect(claimed(SOFTWARE, page)).toContain("wf-developer-onboarding");
  });

  it("is weak for posts where there are profiles and no post", () => {
    const profiles = ["https://www.facebook.com/harbour", "https://www.instagram.com/harbour"];
    const page = home("en", {
      anchors: profiles.map((href) => anchor(href, "Profile", { region: "footer" })),
      blocks: [text("Follow us")],
    });
    const claim = claimsOf(SHOP, page).find(({ id }) => id === "wf-content-publishing");
    expect(claim?.confidence).toBe("low");
  });

  it("leaves out what tells only what the business is", () => {
    const page = saysOnce("If you are not satisfied, return the item within 30 days for a refund.");
    const claim = claimsOf(SHOP, page).find(({ id }) => id === "wf-complaint-returns");
    expect(claim?.evidence.map(({ region }) => region)).toEqual(["body"]);
  });

  it("is no price list of what a café sends by mail where its menu is named", () => {
    const cafe: Kind = { industry: "other", subKind: "food" };
    const page = home("en", {
      anchors: [anchor("https://example-clinic.com/menu", "See our menu")],
      headings: [heading(2, "Price list of our chocolate")],
    });
    const claim = claimsOf(cafe, page).find(({ id }) => id === "wf-menu-updates");
    expect(claim?.evidence.map(({ quote }) => quote).join()).not.toContain("chocolate");
    expect(claim?.evidence.map(({ quote }) => quote).join()).toContain("See our menu");
  });

  it("proves no decision by a promise to answer", () => {
    const page = saysOnce(
      "Enrol now for the new term.",
      "Send the enrolment form and we will get back to you within 24 hours.",
    );
    const claim = claimsOf(SCHOOL, page).find(({ id }) => id === "wf-admissions");
    const told = claim?.steps.filter(({ quote }) => quote?.includes("24 hours")).map(({ name }) => name);
    expect(told).toEqual(["Send information"]);
  });
});
