import { describe, expect, it } from "vitest";
import { node, profile, site, page, text } from "../../../fixtures/site.ts";
import { localbusinessComplete } from "../../../../src/scanner/checks/structured-data/localbusiness-complete.ts";

const FACTS = {
  name: "Example",
  address: { "@id": "#addr" },
  telephone: "+44 1326 318642",
  openingHours: "Mo-Fr 09:00-17:00",
  geo: { "@type": "GeoCoordinates", latitude: 50.1, longitude: -5.1 },
};
const ADDRESS = node("PostalAddress", { streetAddress: "1 High St", postalCode: "TR11 3AA" }, { id: "#addr" });
const run = (type: string, props: Record<string, unknown>) =>
  localbusinessComplete.run(site({ structured: [node(type, props), ADDRESS] }));

describe("localbusiness-complete", () => {
  it("passes with address by reference, phone, hours and place", () => {
    expect(run("Dentist", FACTS).status).toBe("pass");
  });

  it("asks a restaurant also for menu, prices and reservations", () => {
    const verdict = run("Restaurant", FACTS);
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toContain("a menu");
    expect(run("FoodEstablishment", FACTS).situation).not.toMatch(/a menu|tables/);
    expect(run("Bakery", FACTS).situation).not.toMatch(/a menu|tables/);
  });

  it("asks a house for guests when they arrive and leave, not for opening hours", () => {
    const { openingHours, ...others } = { ...FACTS, priceRange: "€€" };
    expect(run("BedAndBreakfast", others).fix).toContain(": checkinTime and checkoutTime.");
    for (const times of [{ checkinTime: "15:00" }, { openingHours }])
      expect(run("BedAndBreakfast", { ...others, ...times }).status).toBe("pass");
  });

  it("asks for what is missing, and not for what is there", () => {
    const { openingHours: _, ...others } = FACTS;
    expect(run("Dentist", others).fix).toBe(
      "Add to the data about the business as a place, which people do not see: opening hours, on a page and in the data.",
    );
    const shown = page({ blocks: [text("Monday to Friday 9:00-17:00")] });
    expect(localbusinessComplete.run(site({ pages: [shown], structured: [node("Dentist", others)] })).fix).toContain(
      "and opening hours as the pages state them.",
    );
  });

  it("asks for the street alone where the town is there", () => {
    const town = node("PostalAddress", { addressLocality: "Truro" }, { id: "#addr" });
    const verdict = localbusinessComplete.run(site({ structured: [node("Dentist", FACTS), town] }));
    expect(verdict.situation).toContain("leaves out the street of the address.");
    expect(verdict.fix).toContain("which people do not see: the street in the address.");
  });

  it("takes the number and the street of a template for none, and says so", () => {
    const sample = node("PostalAddress", { streetAddress: "Musterstraße 1", postalCode: "12345" }, { id: "#addr" });
    const dentist = node("Dentist", { ...FACTS, telephone: "01234 567890" });
    const verdict = localbusinessComplete.run(site({ structured: [dentist, sample] }));
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toContain("leaves out an address and a phone number.");
    expect(verdict.situation).toContain("What it gives as telephone and address is a sample that reaches nobody.");
  });

  it("asks for what one of several places lacks", () => {
    const { name, ...facts } = FACTS;
    const at = (second: object) => run("Dentist", { name, location: [{ "@type": "Dentist", ...facts }, second] });
    expect(at({ "@type": "Dentist", ...facts }).situation).toContain("is complete");
    expect(at({ "@type": "Dentist", ...facts, telephone: "" }).situation).toContain(
      "about one of the places leaves out a phone number.",
    );
    expect(at({ "@type": "Dentist", name: "Harbor" }).status).toBe("fail");
  });

  it("fails with the name alone", () => {
    expect(run("Dentist", { name: "Example" }).status).toBe("fail");
  });

  it("accepts a service area in place of an address", () => {
    const { address: _, geo: __, ...mobile } = FACTS;
    expect(run("Plumber", { ...mobile, areaServed: "Cornwall" }).status).toBe("pass");
  });

  it("does not apply without a place", () => {
    expect(localbusinessComplete.run(site()).status).toBe("na");
    const online = profile({
      isLocal: false,
      siteType: { value: "saas-api", confidence: "high", evidence: [], secondary: null },
    });
    expect(localbusinessComplete.run(site({ profile: online, structured: [node("Dentist", FACTS)] })).status).toBe(
      "na",
    );
  });
});
