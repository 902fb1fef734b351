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
    expect(verdict.situation).toBe("Phone number, address and name stand the same in two places or more.");
  });

  it("warns when the phone differs, and shows neither number in full", () => {
    const verdict = napConsistent.run(
      site({ structured: [business("040 9273815", "Lange Straße 12")], pages: [home] }),
    );
    expect(verdict.status).toBe("warn");
    expect(JSON.stringify(verdict)).not.toMatch(/8137296|9273815/);
  });

  it("warns when the data of two pages give one business two numbers, and not where it has two places or names", () => {
    const own = business("040 8137296", "Lange Straße 12");
    const verdictBeside = (other: ReturnType<typeof business>) =>
      napConsistent.run(
        site({ structured: [own, { ...other, pageUrl: "https://example-clinic.com/notdienst" }], pages: [home] }),
      );
    const beside = (name?: string) => verdictBeside(business("040 9273815", "Lange Straße 12", name));
    expect(beside()).toMatchObject({ status: "warn", situation: expect.stringContaining("The phone number differs") });
    expect(beside().evidence[0]?.url).toBe("https://example-clinic.com/notdienst");
    expect(beside("Müller Notdienst").situation).not.toContain("phone number differs");
    const branch = node("PostalAddress", { streetAddress: "Neuer Weg 3", addressLocality: "Kiel" });
    const places = site({
      structured: [
        own,
        { ...own, pageUrl: "https://example-clinic.com/kiel", props: { ...own.props, telephone: "040 9273815" } },
        branch,
        node("PostalAddress", { streetAddress: "Lange Straße 12", addressLocality: "Hamburg" }),
      ],
      pages: [home],
    });
    expect(napConsistent.run(places).status).toBe("pass");
  });

  it("fails when phone and street differ", () => {
    const verdict = napConsistent.run(site({ structured: [business("040 9273815", "Neuer Weg 3")], pages: [home] }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence).toHaveLength(2);
  });

  it("says what it could not compare", () => {
    const bare = node("Plumber", { name: "Müller & Söhne GmbH", telephone: "040 8137296" });
    expect(napConsistent.run(site({ structured: [bare], pages: [home] })).situation).toBe(
      "Phone number and name stand the same in two places or more; the address was not compared.",
    );
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

describe("nap-consistent, footers of one place", () => {
  const footer = (url: string, lines: string[], over = {}) =>
    page({
      url: `https://example-clinic.com${url}`,
      kind: "other",
      htmlLang: "nl",
      blocks: lines.map((line) => text(line, { region: "footer" })),
      ...over,
    });
  const verdictOf = (...pages: ReturnType<typeof page>[]) => napConsistent.run(site({ pages }));
  const old = ["Autohuis Delta", "Kadelaan 16-8, 9202 BE Drachten", "0653298741 · info@autohuis-delta.nl"];

  it("tells a postal code and a phone number that differ for one street and town", () => {
    const verdict = verdictOf(
      footer("/", old),
      footer("/auto-1", ["Autohuis Delta", "Kadelaan 16-8, 9206BE Drachten", "0638075529 · info@autohuis-delta.nl"]),
    );
    expect(verdict.status).toBe("fail");
    expect(verdict.situation).toContain("postal code and phone number differ");
    expect(JSON.stringify(verdict)).not.toMatch(/0638075529|0653298741/);
  });

  it("tells mail addresses of two hosts behind one street", () => {
    const lines = (mail: string) => ["Acme", "8 AVENUE DES CHÊNES", "92430 MARNES-LA-COQUETTE", mail, "Quick links"];
    const verdict = verdictOf(footer("/", lines("contact@acme.fr")), footer("/fees", lines("office@acme-conseil.com")));
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toBe("The mail address differs between places on the site.");
  });

  it.each<[string, string[], object?]>([
    [
      "another spelling",
      ["Autohuis Delta", "Kadelaan 16-8, 9202BE Drachten", "06 53 29 87 41 · info@autohuis-delta.nl"],
    ],
    ["another branch", ["Autohuis Delta", "Marktplein 3, 8911 JK Leeuwarden", "0582998877 · info@autohuis-delta.nl"]],
    ["a mobile number", ["Kadelaan 16-8, 9202 BE Drachten", "Mobiel 0638075529 · info@autohuis-delta.nl"]],
    ["a fax", ["Autohuis Delta", "Kadelaan 16-8, 9202 BE Drachten", "Fax 0512998877 · info@autohuis-delta.nl"]],
    ["another desk", ["Autohuis Delta", "Kadelaan 16-8, 9202 BE Drachten", "0653298741 · verkoop@autohuis-delta.nl"]],
    ["a postal box", ["Autohuis Delta", "Postbus 12, 9200 AA Drachten", "0653298741 · info@autohuis-delta.nl"]],
    ["a year", ["Autohuis Delta", "Kadelaan 16-8, 9202 BE Drachten", "© 2026 Autohuis Delta"]],
    [
      "another language",
      ["Autohuis Delta", "Kadelaan 16-8, 9202 BE Drachten", "0638075529 · info@x.nl"],
      { htmlLang: "de" },
    ],
    [
      "a page of a place",
      ["Autohuis Delta", "Kadelaan 16-8, 9202 BE Drachten", "0638075529 · info@x.nl"],
      { kind: "location" },
    ],
  ])("takes %s for no contradiction", (_, lines, over) => {
    expect(verdictOf(footer("/", old), footer("/two", lines, over)).status).not.toMatch(/warn|fail/);
  });

  it("leaves two numbers that one page explains", () => {
    const contact = footer("/contact", ["Verkoop 0653298741, werkplaats 0638075529"]);
    const other = footer("/werk", [
      "Autohuis Delta",
      "Kadelaan 16-8, 9202 BE Drachten",
      "0638075529 · info@autohuis-delta.nl",
    ]);
    expect(verdictOf(footer("/", old), other, contact).status).not.toMatch(/warn|fail/);
  });
});

describe("a phone number that two legal pages give", () => {
  const legal = (path: string, ...lines: string[]) =>
    page({ url: `https://example-clinic.com/${path}`, kind: "legal", blocks: lines.map((line) => text(line)) });
  const judge = (...pages: ReturnType<typeof page>[]) =>
    napConsistent.run(site({ structured: [business("040 8137296", "Lange Straße 12")], pages: [home, ...pages] }));

  it("contradicts the one of data and links, which do not stand there", () => {
    const verdict = judge(legal("impressum", "Tel.: 0151 / 42513180"), legal("datenschutz", "Telefon: 0151 42513180"));
    expect(verdict.situation).toBe("The phone number differs between places on the site.");
    expect(verdict.evidence[0]?.url).toBe("https://example-clinic.com/impressum");
  });

  it("contradicts nothing where it is that of an authority, a fax, or stands beside the known one", () => {
    expect(judge(legal("impressum", "Rohrfrei"), legal("datenschutz", "Behörde, Tel. 0711 6155410")).status).toBe(
      "pass",
    );
    expect(judge(legal("impressum", "Fax: 0151 42513180"), legal("datenschutz", "Fax: 0151 42513180")).status).toBe(
      "pass",
    );
    const both = ["Telefon: 040 8137296", "Telefon: 0151 42513180"];
    expect(judge(legal("impressum", ...both), legal("datenschutz", ...both)).status).toBe("pass");
  });

  it.each([
    [["Landesbeauftragte für den Datenschutz, Telefon: 0711 6155410"]],
    [["Zuständige Aufsichtsbehörde:", "Lautenschlagerstraße 20", "70173 Stuttgart", "Telefon: 0711 6155410"]],
    [["You may complain to the Information Commissioner’s Office. Telephone: 0303 1231113."]],
    [["Unser Hotel 0711 6155410"]],
  ])("contradicts nothing where both pages repeat what belongs to somebody else: %j", (lines) => {
    expect(judge(legal("datenschutz", ...lines), legal("cookies", ...lines)).status).toBe("pass");
  });

  it("contradicts nothing where the imprint shows the known one", () => {
    const other = "Telefon: 0711 6155410";
    const verdict = judge(legal("impressum", "Tel.: 040 8137296"), legal("datenschutz", other), legal("agb", other));
    expect(verdict.status).toBe("pass");
  });
});
