import { describe, expect, it } from "vitest";
import { node, profile, site } from "../../../fixtures/site.ts";
import { localbusinessPresent } from "../../../../src/scanner/checks/structured-data/localbusiness-present.ts";

const run = (type: string, props: Record<string, unknown> = { name: "Example" }) =>
  localbusinessPresent.run(site({ structured: [node(type, props)] }));

describe("localbusiness-present", () => {
  it.each(["Dentist", "Bakery", "Plumber", "ElementarySchool", "Church", "Hospital"])("passes %s", (type) => {
    expect(run(type).status).toBe("pass");
  });

  it("passes a kind of organization that is a place as well, and no organization of no kind", () => {
    const of = (...types: string[]) =>
      localbusinessPresent.run(site({ structured: [{ ...node(types[0] ?? "", { name: "Example" }), types }] }));
    expect(of("NGO", "LocalBusiness")).toMatchObject({ status: "pass", situation: expect.stringContaining("NGO") });
    expect(of("Organization", "LocalBusiness").status).toBe("warn");
    expect(of("WebPage", "LocalBusiness").status).toBe("warn");
    expect(of("NGO").status).toBe("fail");
  });

  it("warns of a local business without a kind", () => {
    expect(run("LocalBusiness").status).toBe("warn");
  });

  it("warns of an organization with an address", () => {
    expect(run("Organization", { name: "Example", address: "1 High St" }).status).toBe("warn");
  });

  it("fails a local business without either", () => {
    expect(run("WebSite").status).toBe("fail");
  });

  it("does not apply to a business without a place", () => {
    const online = profile({
      isLocal: false,
      siteType: { value: "saas-api", confidence: "high", evidence: [], secondary: null },
    });
    expect(localbusinessPresent.run(site({ profile: online })).status).toBe("na");
  });
});
