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

  it("counts the one place that a copy or a moved site describes under its other address, and says so", () => {
    const props = { name: "Example", url: "https://www.other-clinic.net/", telephone: "+1 207 846 2210" };
    const verdict = run("Dentist", props);
    expect(verdict).toMatchObject({ status: "pass", situation: expect.stringContaining("www.other-clinic.net") });
    expect(run("Dentist", { name: "Example", url: "https://www.other-clinic.net/" }).status).toBe("fail");
  });

  it("takes no place of another address for the business beside its own description, and says that one is there", () => {
    const other = node("Dentist", {
      name: "Other",
      url: "https://www.other-clinic.net/",
      telephone: "+1 207 846 2210",
    });
    const verdict = localbusinessPresent.run(site({ structured: [node("Organization", { name: "Example" }), other] }));
    expect(verdict).toMatchObject({ status: "fail", situation: expect.stringContaining("www.other-clinic.net") });
    expect(verdict.evidence[0]?.received).not.toContain("no LocalBusiness");
  });

  it("takes no entry of a list of businesses for the business", () => {
    const entry = (host: string) => node("Dentist", { name: host, url: `https://${host}/`, address: "1 High St" });
    const structured = [entry("one-clinic.com"), entry("two-clinic.com")];
    expect(localbusinessPresent.run(site({ structured })).status).toBe("fail");
  });

  it("reads what stands under a type that the vocabulary does not have, and names that type", () => {
    const school = { ...node("DrivingSchool", { name: "Example", telephone: "+1 207 846 2210" }) };
    const structured = [{ ...school, readAs: "LocalBusiness" }];
    const verdict = localbusinessPresent.run(site({ structured }));
    expect(verdict).toMatchObject({ status: "warn", situation: expect.stringContaining("DrivingSchool") });
    expect(verdict.fix).toContain("in place of DrivingSchool");
    expect(localbusinessPresent.headline?.({ name: "Acme", people: "people" }, verdict.evidence)).not.toContain(
      "nearby",
    );
    expect(localbusinessPresent.run(site({ structured: [school] })).status).toBe("fail");
  });

  it("does not apply to a business without a place", () => {
    const online = profile({
      isLocal: false,
      siteType: { value: "saas-api", confidence: "high", evidence: [], secondary: null },
    });
    expect(localbusinessPresent.run(site({ profile: online })).status).toBe("na");
  });
});
