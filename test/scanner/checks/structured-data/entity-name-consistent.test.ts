import { describe, expect, it } from "vitest";
import { document, image, node, page, profile, site, text } from "../../../fixtures/site.ts";
import { entityNameConsistent } from "../../../../src/scanner/checks/structured-data/entity-name-consistent.ts";

interface Names {
  guide?: string;
  title?: string;
  siteName?: string;
  data?: string;
  also?: string;
  footer?: string;
  logo?: string;
  called?: string;
}
const run = ({ title, siteName, data, also, footer, logo, guide, called }: Names) => {
  const home = page({
    titles: title ? [title] : [],
    metas: siteName ? [{ key: "og:site_name", content: siteName }] : [],
    blocks: footer ? [text(footer, { region: "footer" })] : [],
    images: logo ? [image("/logo.svg", logo, { region: "header", inLink: true })] : [],
  });
  const structured = data
    ? [node("Dentist", { name: data, ...(also === undefined ? {} : { alternateName: also }) })]
    : [];
  const nameless = profile({ businessName: { value: called ?? null, confidence: "low", evidence: [] } });
  return entityNameConsistent.run(
    site({
      pages: [home],
      structured,
      profile: nameless,
      ...(guide === undefined ? {} : { documents: { "llms-txt": document("llms-txt", { text: guide }) } }),
    }),
  );
};

describe("entity-name-consistent", () => {
  it("passes one name with legal forms, years and the word logo around it", () => {
    const verdict = run({
      title: "Zahnarzt in Köln | Praxis Müller",
      siteName: "Praxis Müller",
      data: "Praxis Müller GmbH",
      footer: "© 2019–2026 Praxis Müller. Alle Rechte vorbehalten.",
      logo: "Praxis Müller Logo",
    });
    expect(verdict.status).toBe("pass");
    expect(verdict.situation).toContain("Praxis Müller");
  });

  it("asks nobody to write elsewhere what the text of the logo alone says", () => {
    const places = { title: "Preschool of the Sisters", footer: "© 2018 All rights reserved" };
    expect(run({ ...places, data: "Preschool of the Sisters", logo: "Porto" }).situation).not.toContain("Porto");
    const other = run({ ...places, logo: "Zephyrus" });
    expect(other.status).toBe("na");
    expect(run({ ...places, siteName: "Sisters", logo: "Zephyrus" }).fix ?? "").not.toContain("Write “Zephyrus”");
  });

  it("tells of another name that the data declare", () => {
    const names = { title: "Harbor Dental", siteName: "Harbor Dental", data: "Harbor Dental" };
    expect(run({ ...names, also: "The Falmouth Smile Co" })).toMatchObject({
      status: "pass",
      situation: expect.stringContaining("; its data also call it “The Falmouth Smile Co”."),
    });
    expect(run(names).situation).not.toContain("also");
    expect(run({ ...names, also: "Smile ".repeat(1_000) }).situation.length).toBeLessThan(300);
  });

  it("takes a sign for its word, and tells of a guide with another title without counting it", () => {
    const names = { title: "Ohio Rentals & Sons", siteName: "Ohio Rentals and Sons", logo: "Ohio Rentals + Sons" };
    expect(run(names).status).toBe("pass");
    const other = run({ ...names, guide: "# NE Property Management\n" });
    expect(other.status).toBe("pass");
    expect(other.situation).toContain("guide for language models gives another name");
    expect(run({ ...names, guide: "# Ohio Rentals and Sons\n" }).status).toBe("pass");
    for (const title of ["llms.txt of this site", "Documentation", "Welcome", "Our website"])
      expect(run({ ...names, guide: `# ${title}\n` }).status, title).toBe("pass");
  });

  it("takes initials of the name for no second name, and other short names for one", () => {
    const names = { title: "Vigdal Maskin AS", footer: "© Vigdal Maskin AS", called: "Vigdal Maskin" };
    expect(run({ ...names, logo: "VM" }).status).toBe("na");
    expect(run({ ...names, logo: "VM", siteName: "Vigdal Maskin" }).status).toBe("pass");
    expect(run({ ...names, logo: "VK" }).status).toBe("warn");
    expect(run({ title: "VM", footer: "© VM", logo: "VM", called: "VM" }).status).toBe("pass");
    expect(run({ title: "X", footer: "© X", logo: "X", siteName: "Xylo", called: "X" }).situation).toContain("Xylo");
  });

  it("passes four of five", () => {
    const names = {
      title: "Praxis Müller",
      siteName: "Praxis Müller",
      data: "Praxis Müller",
      footer: "© Praxis Müller",
      logo: "Zahnwelt",
    };
    expect(run(names).status).toBe("pass");
  });

  it("warns when two of three agree, and shows the other", () => {
    const verdict = run({ title: "Praxis Müller", siteName: "Praxis Müller", data: "Zahnwelt Köln" });
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]?.received).toBe("page data: Zahnwelt Köln");
  });

  it("fails when no two agree", () => {
    expect(run({ title: "Dentist Falmouth", siteName: "Bright Smile", data: "Praxis Müller" }).status).toBe("fail");
  });

  it("takes an owner beside the brand in the footer, or named by the data, for no second business", () => {
    const judge = (footer: readonly string[], legalName = "") => {
      const home = page({
        titles: ["Clos des Pins"],
        metas: [{ key: "og:site_name", content: "Clos des Pins" }],
        blocks: footer.map((line) => text(line, { region: "footer" })),
      });
      const structured = [node("Organization", { name: "Clos des Pins", legalName })];
      return entityNameConsistent.run(site({ pages: [home], structured })).evidence.map(({ received }) => received);
    };
    const owner = "© 2026 DURAND DH";
    expect(judge([owner])).toContain(`footer: ${owner}`);
    expect(judge([owner, "Clos des Pins · 8 terrains"])).not.toContain(`footer: ${owner}`);
    expect(judge([owner], "Durand DH")).not.toContain(`footer: ${owner}`);
  });

  it("works for names without spaces between words", () => {
    expect(run({ title: "歯医者｜山田歯科", siteName: "山田歯科", footer: "© 2026 山田歯科医院" }).status).toBe("pass");
  });

  it("does not apply with fewer than three places", () => {
    expect(run({ title: "Praxis Müller", siteName: "Zahnwelt" }).status).toBe("na");
  });
});
