import { describe, expect, it } from "vitest";
import { node, site } from "../../../fixtures/site.ts";
import { jsonldPropertySanity } from "../../../../src/scanner/checks/structured-data/jsonld-property-sanity.ts";

const run = (props: Record<string, unknown>, type = "Dentist") =>
  jsonldPropertySanity.run(site({ structured: [node(type, props)] }));

describe("jsonld-property-sanity", () => {
  it("passes known words and forms", () => {
    const props = {
      name: "Example Clinic",
      url: "https://example-clinic.com/",
      telephone: "+44 1326 555",
      sameAs: ["https://x.com/a"],
    };
    expect(run(props).status).toBe("pass");
    expect(run({ title: "Nurse", datePosted: "2026-10-01" }, "JobPosting").status).toBe("pass");
  });

  it("knows what an action is annotated with, and no other ending", () => {
    expect(run({ "query-input": "required name=q" }, "SearchAction").status).toBe("pass");
    expect(run({ "query-field": "q" }, "SearchAction").status).toBe("warn");
  });

  it.each([
    ["a made-up name", { phone: "01326 555" }, "telephone"],
    ["a name with a space", { "Street Address": "High St" }, "No property"],
    ["a relative address", { image: "/img/a.jpg" }, "leads nowhere"],
    ["a date in words", { datePublished: "May 3rd, 2026" }, "date"],
    ["a price with its currency", { price: "49,90 €" }, "not a plain number"],
  ])("warns of %s", (_, props, meaning) => {
    const verdict = run(props);
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]?.meaning).toContain(meaning);
  });

  it("warns of letters spelt as in markup", () => {
    const spelt = { ...node("Service", { name: "Børneklip" }), escaped: "name: B&oslash;rneklip" };
    const { status, evidence, fix } = jsonldPropertySanity.run(site({ structured: [spelt] }));
    expect(status).toBe("warn");
    expect(evidence[0]).toMatchObject({ received: "Service.name: B&oslash;rneklip" });
    expect(evidence[0]?.meaning).toContain("write the letters themselves");
    expect(fix).toContain("&oslash;");
  });

  it("does not apply without data", () => {
    expect(jsonldPropertySanity.run(site()).status).toBe("na");
  });
});
