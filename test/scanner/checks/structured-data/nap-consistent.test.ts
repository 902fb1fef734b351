import { describe, expect, it } from "vitest";
import { anchor, node, page, site, text } from "../../../fixtures/site.ts";
import { compareContacts } from "../../../../src/scanner/evidence/structured/structured-contact-facts.ts";
import { napConsistent } from "../../../../src/scanner/checks/structured-data/nap-consistent.ts";

const business = (telephone: string, streetAddress: string, name = "Müller & Söhne GmbH") =>
  node("Plumber", {
    name,
    telephone,
    address: { "@type": "PostalAddress", streetAddress, postalCode: "20095", addressLocality: "Hamburg" },
  });
const home = page({
  titles: ["Klempner in Hamburg | Müller & Söhne"],
  anchors: [anchor("tel:+49408137296", "Anrufen", { region: "footer" })],
  blocks: [
    text("Müller & Söhne", { region: "footer" }),
    text("Lange Straße 12", { region: "footer" }),
    text("20095 Hamburg", { region: "footer" }),
  ],
});

describe("nap-consistent", () => {
  it.each([
    ["040 8137296", "Lange Str. 12"],
    ["+49 (0)40 813 72 96", "Lange Strasse 12"],
    ["0049 40 8137296", "Lange Straße 12"],
  ])("takes %s and %s for the same", (telephone, street) => {
    const verdict = napConsistent.run(site({ structured: [business(telephone, street)], pages: [home] }));
    expect(verdict.status).toBe("pass");
    expect(verdict.situation).toContain("Phone number, address and name stand");
  });

  it("warns when the phone differs, and shows neither number in full", () => {
    const verdict = napConsistent.run(
      site({ structured: [business("040 9273815", "Lange Straße 12")], pages: [home] }),
    );
    expect(verdict.status).toBe("warn");
    expect(JSON.stringify(verdict)).not.toMatch(/8137296|9273815/);
  });

  it("fails when phone and street differ", () => {
    const verdict = napConsistent.run(site({ structured: [business("040 9273815", "Neuer Weg 3")], pages: [home] }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence).toHaveLength(2);
  });

  it("warns when the name in the data is another", () => {
    const verdict = napConsistent.run(
      site({ structured: [business("040 8137296", "Lange Straße 12", "Rohrfrei Nord")], pages: [home] }),
    );
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toContain("The name differs");
  });

  it("compares footer and contact page where there is no data", () => {
    const contact = page({
      url: "https://example-clinic.com/kontakt",
      kind: "contact",
      anchors: [anchor("tel:+49409273815", "Anrufen")],
    });
    expect(napConsistent.run(site({ pages: [home, contact] })).status).toBe("warn");
  });

  it("has nothing to compare in samples of a template, however often they stand there", () => {
    const sample = page({
      anchors: [anchor("tel:+491234567890", "Anrufen", { region: "footer" })],
      blocks: [text("Müller & Söhne GmbH"), text("Musterstraße 1"), text("01234 567890")],
    });
    const structured = [business("01234 567890", "Musterstraße 1")];
    const facts = compareContacts(site({ structured, pages: [sample] }));
    const compared = facts.filter(({ state }) => state !== "unobserved").map(({ fact }) => fact);
    expect(compared).not.toContain("phone number");
    expect(compared).not.toContain("address");
  });

  it("does not apply when the facts stand in one place only", () => {
    expect(napConsistent.run(site()).status).toBe("na");
  });
});
