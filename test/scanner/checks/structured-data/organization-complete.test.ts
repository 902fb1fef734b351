import { describe, expect, it } from "vitest";
import type { Channel } from "../../../../src/model/profile.ts";
import { node, profile, site } from "../../../fixtures/site.ts";
import { organizationComplete } from "../../../../src/scanner/checks/structured-data/organization-complete.ts";

const FULL = {
  name: "Example Clinic",
  logo: "https://example-clinic.com/logo.png",
  description: "Dental practice",
  telephone: "+44 1326 318642",
  address: { "@type": "PostalAddress", streetAddress: "1 High St" },
  sameAs: ["https://facebook.com/ec", "https://instagram.com/ec"],
};
const social = (vendor: string, confidence: "high" | "low" = "high"): Channel => ({
  type: "social",
  pages: ["https://example-clinic.com/"],
  evidence: vendor,
  confidence,
  vendor,
});
const run = (
  props: Record<string, unknown>,
  isLocal = true,
  type = "Organization",
  channels = [social("Facebook"), social("Instagram")],
) => organizationComplete.run(site({ structured: [node(type, props)], profile: profile({ isLocal }), channels }));

describe("organization-complete", () => {
  it("passes with all facts", () => {
    expect(run(FULL).status).toBe("pass");
  });

  it("warns with half of them and names the missing ones", () => {
    const verdict = run({ name: FULL.name, logo: FULL.logo, description: FULL.description, telephone: FULL.telephone });
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toContain("profiles elsewhere and an address");
    expect(verdict.fix).toBe(
      "Add to the data about the business that machines read: sameAs (the addresses of its profiles) and address.",
    );
  });

  it("asks for no more profiles than pages and data show", () => {
    const { sameAs, ...bare } = FULL;
    const none = run(bare, true, "Organization", []);
    expect(none).toMatchObject({ status: "pass", situation: "What machines are told about the business is complete." });
    expect(run(bare, true, "Organization", [social("Facebook", "low")]).situation).toBe(none.situation);
    expect(run(bare, true, "Organization", [social("Facebook")]).situation).toContain(
      "leaves out its profile elsewhere",
    );
    expect(run({ ...bare, sameAs: sameAs.slice(1) }, true, "Organization", []).situation).toBe(none.situation);
    expect(run({ ...bare, sameAs: sameAs.slice(1) }).situation).toContain("leaves out a second profile elsewhere");
  });

  it("leaves the address of what is described as a place to the description of the place", () => {
    const { address: _, ...rest } = FULL;
    expect(run(rest, true, "Dentist").situation).toBe("What machines are told about the business is complete.");
    expect(run(rest).situation).toContain("leaves out an address.");
  });

  it("fails with the name alone", () => {
    expect(run({ name: "Example Clinic" }).status).toBe("fail");
  });

  it("asks no address of a business that works online only", () => {
    const { address: _, ...online } = FULL;
    expect(run(online, false).status).toBe("pass");
  });

  it("takes a country alone for no address", () => {
    const country = { ...FULL, address: { "@type": "PostalAddress", addressCountry: "ES", addressRegion: "España" } };
    expect(run(country).situation).toContain("leaves out street and town of its address.");
    expect(run(country, false)).toMatchObject({ status: "pass" });
    expect(run(country, false).situation).toContain("its address has neither street nor town");
    expect(run({ ...FULL, address: "1 High St, Falmouth" }, false).situation).toMatch(/is complete\.$/);
  });

  it("joins facts from several pages", () => {
    const structured = [
      node("Dentist", { name: FULL.name, logo: FULL.logo, telephone: FULL.telephone }),
      node(
        "Organization",
        { name: FULL.name, description: FULL.description, sameAs: FULL.sameAs, address: FULL.address },
        { pageUrl: "https://example-clinic.com/about" },
      ),
    ];
    expect(organizationComplete.run(site({ structured })).status).toBe("pass");
  });

  it("has nothing to complete without an organization", () => {
    expect(organizationComplete.run(site()).status).toBe("na");
  });
});
