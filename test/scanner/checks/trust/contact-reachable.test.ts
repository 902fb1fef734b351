import { describe, expect, it } from "vitest";
import { anchor, field, form, page, profile, site, text } from "../../../fixtures/site.ts";
import type { Channel } from "../../../../src/model/profile.ts";
import { contactReachable } from "../../../../src/scanner/checks/trust/contact-reachable.ts";

const channel = (type: Channel["type"], confidence: Channel["confidence"] = "high"): Channel => ({
  type,
  pages: ["https://example-clinic.com/contact"],
  evidence: `seen: ${type}`,
  confidence,
});

describe("contact-reachable", () => {
  it("passes with two kinds of channels", () => {
    const verdict = contactReachable.run(site({ channels: [channel("phone"), channel("contact-form")] }));
    expect(verdict.status).toBe("pass");
    expect(verdict.situation).toContain("phone and a contact form");
  });

  it("warns with one kind, however often it is there", () => {
    expect(contactReachable.run(site({ channels: [channel("phone"), channel("phone")] })).status).toBe("warn");
  });

  it("tells of a form for a demo as what it is", () => {
    const demo = { ...channel("contact-form"), isForDemo: true };
    const { status, situation, evidence } = contactReachable.run(site({ channels: [demo] }));
    expect(status).toBe("warn");
    expect(situation).toBe(
      "No phone number, email address or contact form was found, only a form that asks for a demo and takes no message.",
    );
    expect(contactReachable.headline?.({ people: "customers", name: "X" }, evidence)).toBe(
      "An assistant that asks for no demo finds no other way to reach X",
    );
    expect(contactReachable.run(site({ channels: [channel("contact-form")] })).situation).toContain("a contact form");
  });

  it("names the pages that tell people to write an e-mail and give no address", () => {
    const URL = "https://example-clinic.com/careers";
    const fixWith = (line: string, over: Parameters<typeof page>[0] = {}) =>
      contactReachable.run(
        site({
          channels: [channel("contact-form")],
          pages: [page(), page({ url: URL, kind: "careers", blocks: [text(line)], ...over })],
        }),
      ).fix;
    for (const line of ["Apply by e-mail with your CV.", "Bewerben Sie sich per E-Mail.", "Postulez par courriel."])
      expect(fixWith(line)).toBe(
        "Print the address, number or form that is meant there, as plain text or link, on /careers, which tells people to get in touch and does not say where.",
      );
    expect(fixWith("Contact sales for a quote; we answer soon.")).toContain("on /careers, which tells");
    const plain: [string, Parameters<typeof page>[0]][] = [
      ["Your e-mail", {}],
      // A service is no way that is open to everybody, and what comes from the site none at all.
      ["All plans include the API and e-mail support.", {}],
      ["You receive your tickets by e-mail.", {}],
      ["Contact sales for a quote.", { anchors: [anchor("/contact", "Contact sales")] }],
      ["We keep your e-mail address for a year.", { kind: "legal" }],
      ["Apply with your CV.", {}],
      ["All plans include support by email.", {}],
      ["Sign up for an email newsletter.", {}],
      ["Your confirmation arrives by email.", {}],
      ["La facture est envoyée par email.", {}],
      ["Please do not write to us by email.", {}],
    ];
    for (const [line, over] of plain) expect(fixWith(line, over)).toContain("Show a second way");
  });

  it("says of a phone link with a template's number that it reaches nobody, and does not print it", () => {
    const withLink = (href: string, channels: Channel[] = []) =>
      contactReachable.run(site({ channels, pages: [page({ anchors: [anchor(href, "Call us")] })] }));
    for (const channels of [[], [channel("email")], [channel("email"), channel("booking")]]) {
      const { situation, evidence } = withLink("tel:+393331234567", channels);
      expect(situation).toContain("A phone link carries what looks like a sample number or a mistyped one.");
      expect(evidence.at(-1)).toMatchObject({ received: "a phone link with a sample number or a mistyped one" });
      expect(JSON.stringify(evidence)).not.toContain("333");
    }
    expect(withLink("tel:+393331234567", [channel("phone")]).situation).not.toContain("sample");
    for (const href of ["tel:+390583482019", "tel:"]) expect(withLink(href).situation).not.toContain("sample");
  });

  it("does not count weak signs and other kinds", () => {
    const verdict = contactReachable.run(
      site({ channels: [channel("email", "low"), channel("social"), channel("newsletter")] }),
    );
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.url).toBe("https://example-clinic.com/");
  });

  it("cannot tell where scripts bring the menu of every page", () => {
    const bare = page({ counts: { emptyMenus: 1 } });
    expect(contactReachable.run(site({ pages: [bare] })).status).toBe("unable");
    expect(contactReachable.run(site({ pages: [bare, page({ url: "https://example-clinic.com/a" })] })).status).toBe(
      "fail",
    );
    const linked = page({ counts: { emptyMenus: 1 }, anchors: [anchor("/b", "B", { region: "footer" })] });
    expect(contactReachable.run(site({ pages: [linked] })).status).toBe("fail");
  });

  it("cannot tell for pages that scripts build", () => {
    const shell = profile({ siteType: { value: "app-shell", confidence: "high", evidence: [], secondary: null } });
    expect(contactReachable.run(site({ profile: shell })).status).toBe("unable");
  });
});

it("does not count a form that sends nothing", () => {
  const fields = [field({ tag: "textarea", type: "textarea", name: "" }), field({ type: "email", name: "" })];
  const pages = [page({ forms: [form({ fields, action: "https://example-clinic.com/send" })] })];
  const channels = [channel("phone"), channel("contact-form")].map((one) => ({ ...one, pages: [pages[0]?.url ?? ""] }));
  expect(contactReachable.run(site({ channels, pages })).situation).toContain("The only way to get in touch");
  const named = [page({ forms: [form({ fields: fields.map((one) => ({ ...one, name: "x" })) })] })];
  expect(contactReachable.run(site({ channels, pages: named })).status).toBe("pass");

  const written = fields.map((one) => ({ ...one, name: "x" }));
  const byScript = page({ forms: [form({ fields: written, hasAction: false, method: "get" })] });
  const silenced = page({
    url: "https://example-clinic.com/quote",
    forms: [form({ fields: written, hasAction: false, method: "get", isSilenced: true })],
  });
  expect(contactReachable.run(site({ channels, pages: [byScript] })).status).toBe("pass");
  expect(contactReachable.run(site({ channels, pages: [byScript, silenced] })).status).toBe("warn");
});
