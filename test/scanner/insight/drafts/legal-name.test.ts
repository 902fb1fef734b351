import { describe, expect, it } from "vitest";
import { legalNameOf } from "../../../../src/scanner/insight/drafts/legal-name.ts";
import { page, profile, site, text } from "../../../fixtures/site.ts";

const named = (name: string, ...lines: string[]): string | undefined =>
  legalNameOf(
    site({
      pages: [page({ kind: "legal", blocks: lines.map((line) => text(line)) })],
      profile: profile({ businessName: { value: name } }),
    }),
    name,
  );

describe("the legal name in a draft", () => {
  it.each([
    ["Power Rent", "Administratorem jest Power Rent Sp. z o.o. z siedzibą w Radomiu", "Power Rent Sp. z o.o."],
    [
      "Der Richter & Trapp",
      "Der Richter und Trapp Maler & Lackierermeister GbR",
      "Der Richter und Trapp Maler & Lackierermeister GbR",
    ],
    ["BCB technik", "Provozovatel: BCB technik s.r.o., IČ 123", "BCB technik s.r.o."],
    ["Mix Pak System", "Titular: Mix Pak System S.L.", "Mix Pak System S.L."],
    ["Fornace Verdi", "© Fornace Verdi S.r.l. - P.IVA 01234567890", "Fornace Verdi S.r.l."],
    ["Menuiserie Lac", "Éditeur : Menuiserie Lac SARL au capital de 5 000 €", "Menuiserie Lac SARL"],
    ["Bakkerij Zon", "Bakkerij Zon B.V. is gevestigd te Utrecht", "Bakkerij Zon B.V."],
    ["Casa Lume", "A Casa Lume, Lda. é responsável", "Casa Lume, Lda."],
    ["Oak Lane", "Oak Lane Pty Ltd, registered in Victoria", "Oak Lane Pty Ltd"],
    ["LUMEN.CO", "LUMEN.CO S.A.S.", "LUMEN.CO S.A.S."],
  ])("of %s is read in %j", (name, line, expected) => {
    expect(named(name, line)).toBe(expected);
  });

  it("is not that of whoever made or hosts the site, and none where pages give two", () => {
    expect(named("Power Rent", "Hosting: Serwery Sp. z o.o.")).toBeUndefined();
    expect(named("Power Rent", "Power Rent cooperates. Serwery Sp. z o.o. hosts it")).toBeUndefined();
    expect(named("Oak Lane", "Oak Lane Limited", "Oak Lane Holdings Limited")).toBeUndefined();
    expect(named("Oak Lane", "Oak Lane is open as usual")).toBeUndefined();
    expect(named("Oak Lane", "Oak Lane paints houses.Smith Builders LLC hosts it")).toBeUndefined();
    expect(named("Oak Lane", "Oak Lane.Contact us at Oak Lane LLC")).toBeUndefined();
    expect(named("Smith Bros.", "Smith Bros. Builders LLC hosts it")).toBeUndefined();
    expect(named("Oak Lane", "Oak Lane Limited Edition")).toBeUndefined();
    expect(named("OAK LANE", "OAK LANE AS SEEN ON TV")).toBeUndefined();
  });

  it("is to be checked where nothing but a notice of copyright gives it", () => {
    const notice = "© 2025 Oak Lane Ltd. All rights reserved.";
    expect(named("Oak Lane", notice)).toBe("[Oak Lane Ltd., if that is its registered name]");
    expect(named("Oak Lane", notice, "Oak Lane Ltd. is registered in England.")).toBe("Oak Lane Ltd.");
  });

  it.each([
    "© 2025 Oak Lane LLC, 12 Main St, Austin, TX 78701",
    "Copyright 2019-2025 by Oak Lane LLC, +1 512 5550199",
    "Oak Lane LLC © 2025, 50667 Köln",
  ])("is to be checked in %j, where no number is one of registration", (notice) => {
    expect(named("Oak Lane", notice)).toBe("[Oak Lane LLC, if that is its registered name]");
  });

  it.each([
    "© 2025 Oak Lane LLC, VAT no. GB 123 4567 89",
    "© 2025 Oak Lane LLC. Registered in England and Wales No. 01234567",
    "© Oak Lane LLC, HRB 12345, Amtsgericht Köln",
    "This site is operated by Oak Lane LLC, which owns the copyright in it.",
  ])("is stated in %j", (line) => {
    expect(named("Oak Lane", line)).toMatch(/^Oak Lane LLC\.?$/);
  });
});

it("is that of the imprint, to be checked, where other pages give another and no footer does", () => {
  const of = (path: string, legal: string, { foot = "", about = "" }) =>
    legalNameOf(
      site({
        pages: [
          page({ blocks: [text(about), text(foot, { region: "footer" })] }),
          page({
            url: `https://example-clinic.com${path}`,
            kind: "legal",
            blocks: legal.split("|").map((line) => text(line)),
          }),
        ],
        profile: profile({ businessName: { value: "Oak Lane" } }),
      }),
      "Oak Lane",
    );
  const about = "Oak Lane Group LLC stands behind it.";
  const runs = "Oak Lane LLC runs this site.";
  expect(of("/imprint", runs, { about })).toBe("[Oak Lane LLC, if that is its registered name]");
  expect(of("/imprint", `${runs}|Oak Lane Group LLC owns it.`, { about })).toBeUndefined();
  expect(of("/imprint", "Terms.", { foot: "Oak Lane Group LLC" })).toBe("Oak Lane Group LLC");
  expect(of("/imprint", runs, { foot: "Oak Lane Group LLC" })).toBeUndefined();
  // Terms name who collects, leases and insures as well.
  const foot = "© 2026 Oak Lane Ltd. Registered in England.";
  expect(of("/terms", "You pay to Oak Lane Payments B.V., who collects for us.", { foot })).toBeUndefined();
});
