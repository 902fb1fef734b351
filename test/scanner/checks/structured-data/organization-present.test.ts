import { describe, expect, it } from "vitest";
import { node, profile, site } from "../../../fixtures/site.ts";
import { organizationPresent } from "../../../../src/scanner/checks/structured-data/organization-present.ts";

const HOME = "https://example-clinic.com/";
const run = (...structured: ReturnType<typeof node>[]) => organizationPresent.run(site({ structured }));

describe("organization-present", () => {
  it("takes a Dentist for an organization", () => {
    expect(run(node("Dentist", { name: "Example Clinic", url: HOME })).status).toBe("pass");
  });

  it("takes the publisher of an article for the business", () => {
    expect(run(node("Organization", { name: "Example Clinic", url: HOME }, { path: "publisher" })).status).toBe("pass");
  });

  it("warns without an address on the web", () => {
    expect(run(node("Organization", { name: "Example Clinic" })).status).toBe("warn");
  });

  it.each([
    ["a brand", node("Organization", { name: "Acme", url: HOME }, { path: "brand" })],
    ["an employer", node("Organization", { name: "Acme" }, { path: "author.worksFor" })],
    ["another site's business", node("Organization", { name: "Acme", url: "https://acme.example/" })],
    ["a nameless one", node("Organization", { url: HOME })],
  ])("does not count %s", (_, foreign) => {
    const verdict = run(foreign);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.url).toBe(HOME);
  });

  it("says of a business under another address what is wrong with it", () => {
    const other = (name: string, url: string) => node("Organization", { name, url });
    const verdict = run(other("Example Clinic", "https://clinic.example/"));
    expect(verdict.situation).toBe(
      "The organization that the pages describe has its address at clinic.example, and not at example-clinic.com.",
    );
    expect(verdict.fix).toContain(
      "Correct the description that is there: its url has to be https://example-clinic.com/",
    );
    const several = run(other("Acme", "https://acme.example/"), other("Ace", "https://ace.example/"));
    expect(several.situation).toBe("No page read of example-clinic.com describes who the site belongs to.");
  });

  it("accepts a person for a portfolio only", () => {
    const person = node("Person", { name: "Jo Doe", url: HOME });
    const portfolio = profile({ siteType: { value: "portfolio", confidence: "high", evidence: [], secondary: null } });
    expect(organizationPresent.run(site({ structured: [person], profile: portfolio })).status).toBe("pass");
    expect(run(person).status).toBe("fail");
  });
});

it("says that it is the web address, and no postal one, that a named business lacks", () => {
  const verdict = organizationPresent.run(site({ structured: [node("Dentist", { name: "Example Clinic" })] }));
  expect(verdict.situation).toBe("The site names who it belongs to, without its web address.");
  expect(verdict.evidence[0]?.meaning).toBe("The web address (url) is missing.");
});
