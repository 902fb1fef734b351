import { describe, expect, it } from "vitest";
import { anchor, field, form, heading, page, profile, site, text } from "../../../fixtures/site.ts";
import { headlineOf } from "../../../../src/scanner/checks/define-check.ts";
import { privacyPolicy } from "../../../../src/scanner/checks/trust/privacy-policy.ts";

const POLICY_URL = "https://example-clinic.com/datenschutz";
const withForm = { forms: [form({ fields: [field({ type: "email", name: "email", label: "Email" })] })] };

describe("privacy-policy", () => {
  it.each([
    "Privacy Policy",
    "Datenschutzerklärung",
    "Politique de confidentialité",
    "Polityka prywatności",
    "プライバシーポリシー",
  ])("finds the link %s", (label) => {
    const home = page({ anchors: [anchor("https://example-clinic.com/p", label, { region: "footer" })], ...withForm });
    expect(privacyPolicy.run(site({ pages: [home] })).status).toBe("pass");
  });

  it.each([
    ["nome", "Seu nome"],
    ["telefone", "WhatsApp"],
    ["vorname", "Vorname"],
    ["adresse", "Adresse"],
  ])("takes the plain text field %s for a fact of a person, as the check of autofill does", (name, label) => {
    const asks = (fields: ReturnType<typeof field>[]) =>
      privacyPolicy.run(site({ pages: [page({ forms: [form({ method: "post", fields })] })] })).status;
    expect(asks([field({ name, id: name, label })])).toBe("fail");
    expect(asks([field({ name: "menge", id: "menge", label: "Menge" })])).toBe("na");
    expect(asks([field({ name: "city", id: "city", label: "City" })])).toBe("na");
  });

  it("reads the policy when it is among the pages, and reports its date", () => {
    const home = page({ anchors: [anchor(POLICY_URL, "Datenschutz")] });
    const policy = page({
      url: POLICY_URL,
      requestedUrl: POLICY_URL,
      kind: "legal",
      blocks: [text(`Stand: 3. Mai 2026. ${"Wir verarbeiten Daten. ".repeat(20)}`)],
    });
    expect(privacyPolicy.run(site({ pages: [home, policy] })).situation).toContain("with a date");
  });

  it.each([
    ["Lorem ipsum dolor sit amet, consectetur adipisicing elit. ".repeat(5), "fail"],
    [`[BITTE ERGÄNZEN: Name der Stelle] ${"Wir verarbeiten Daten. ".repeat(12)}`, "warn"],
    [`[TODO] ${"We process data. ".repeat(15)}`, "warn"],
    [`[À COMPLÉTER : nom] ${"Nous traitons vos données. ".repeat(12)}`, "warn"],
    [`[Art. 6 DSGVO] ${"Wir verarbeiten Daten. ".repeat(12)}`, "pass"],
  ])("does not pass a notice that was never written: %s", (said, status) => {
    const home = page({ anchors: [anchor(POLICY_URL, "Datenschutz")] });
    const policy = page({ url: POLICY_URL, requestedUrl: POLICY_URL, kind: "legal", blocks: [text(said)] });
    expect(privacyPolicy.run(site({ pages: [home, policy] })).status).toBe(status);
  });

  it("does not pass a notice that names somebody else and the business nowhere", () => {
    const judged = (said: string, elsewhere = "We welcome you.") => {
      const home = page({ anchors: [anchor(POLICY_URL, "Privacy")], blocks: [text(elsewhere)] });
      const policy = page({ url: POLICY_URL, requestedUrl: POLICY_URL, kind: "legal", blocks: [text(said)] });
      const named = profile({ businessName: { value: "Harbour Animal Hospital" } });
      return privacyPolicy.run(site({ pages: [home, policy], profile: named }));
    };
    const others =
      "Zentrix Homes is committed to your privacy and lists here what it keeps. Whoever asks Zentrix Homes by mail becomes a client. Mail is kept for two years and then deleted. ";
    const verdict = judged(others.repeat(2));
    expect(verdict).toMatchObject({
      status: "warn",
      situation: "The privacy notice speaks of “Zentrix Homes” and names neither the business nor its domain.",
    });
    expect(headlineOf(privacyPolicy, { name: "Harbour", people: "clients" }, verdict.evidence)).toBe(
      "The privacy notice of Harbour speaks of somebody else",
    );
    expect(judged(others.repeat(2), "A house of Zentrix Homes").status).toBe("pass");
    expect(judged(`${others.repeat(2)} Harbour Animal Hospital is the controller.`).status).toBe("pass");
    expect(judged("The website collects data. Google collects data. ".repeat(6)).status).toBe("pass");
    for (const said of [
      "The Company is committed to privacy. The Company may share what is needed. The Company stores it for two years. ",
      "Der Anbieter respektiert Ihre Daten. Der Anbieter erhebt nur, was nötig ist. Der Anbieter speichert es nicht. ",
      "Serwis zbiera w sposób automatyczny tylko dane z plików cookies. Serwis nie zbiera innych. Serwis gromadzi dane. ",
      "We use Fairbook Online for appointments. Fairbook Online is committed to your privacy. Fairbook Online stores names. ",
      "Fairbook collects your name and phone. Fairbook stores them for two years. We keep nothing, Fairbook does. ",
    ])
      expect(judged(said.repeat(3)).status, said).toBe("pass");
  });

  it("looks for the first names alone, of the many that a notice may hold", () => {
    const status = (before: number) => {
      const names = Array.from({ length: before }, (_, at) => `Name${at} Homes respects your privacy. `).join("");
      const said = `${names}${"Zentrix Homes is committed to privacy. ".repeat(4)} ${"We keep letters for a year. ".repeat(8)}`;
      const policy = page({ url: POLICY_URL, requestedUrl: POLICY_URL, kind: "legal", blocks: [text(said)] });
      const home = page({ anchors: [anchor(POLICY_URL, "Privacy")] });
      const named = profile({ businessName: { value: "Harbour Animal Hospital" } });
      return privacyPolicy.run(site({ pages: [home, policy], profile: named })).status;
    };
    expect([status(0), status(4), status(5)]).toEqual(["warn", "warn", "pass"]);
  });

  it("takes a part of the form's page that tells what for, who, how long and which rights for the notice", () => {
    const under = (...lines: string[]) =>
      site({
        pages: [
          page({
            url: "https://example-clinic.com/join",
            headings: [heading(2, "Join us"), heading(3, "How the club deals with personal data (GDPR)")],
            blocks: lines.map((line) => ({ ...text(line), heading: 1 })),
            ...withForm,
          }),
        ],
      });
    const told = [
      "What is the purpose? The club keeps a register of its members, as the law requires of every club of this country.",
      "Who has access? The board alone, and no third party gets anything of it.",
      "How long? Three years after a member leaves the club.",
    ];
    const verdict = privacyPolicy.run(under(...told));
    expect(verdict.status).toBe("pass");
    expect(verdict.situation).toBe("A part of /join serves as a privacy notice.");
    expect(privacyPolicy.run(under("We love data. ".repeat(30))).status).toBe("fail");
    expect(privacyPolicy.run(under(...told.slice(2))).status).toBe("fail");
    // On a legal page the title of such a part may be a plain line.
    const plain = (kind: "legal" | "about") =>
      site({
        pages: [
          page({
            url: "https://example-clinic.com/mentions-legales",
            kind,
            blocks: ["5. Personal data & GDPR", ...told].map((line) => text(line)),
            ...withForm,
          }),
        ],
      });
    expect(privacyPolicy.run(plain("legal")).situation).toBe("A part of /mentions-legales serves as a privacy notice.");
    expect(privacyPolicy.run(plain("about")).status).toBe("fail");
  });

  it("fails when the link is dead", () => {
    const home = page({ anchors: [anchor("https://example-clinic.com/privacy", "Privacy")] });
    const dead = {
      url: "https://example-clinic.com/privacy",
      from: "policy" as const,
      foundOn: home.url,
      status: 404,
      error: null,
      finalUrl: "https://example-clinic.com/privacy",
      redirects: 0,
    };
    const verdict = privacyPolicy.run(site({ pages: [home], linkChecks: [dead] }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain("404");
  });

  it("warns when the link goes nowhere", () => {
    const home = page({ anchors: [anchor("", "Privacy policy")], ...withForm });
    expect(privacyPolicy.run(site({ pages: [home] })).status).toBe("warn");
  });

  it("warns when the policy holds no text", () => {
    const home = page({ anchors: [anchor(POLICY_URL, "Datenschutz")] });
    const empty = page({ url: POLICY_URL, requestedUrl: POLICY_URL, kind: "legal", blocks: [text("Folgt.")] });
    expect(privacyPolicy.run(site({ pages: [home, empty] })).status).toBe("warn");
  });

  it("fails when data is collected without one, and asks for none when no data is", () => {
    expect(privacyPolicy.run(site({ pages: [page(withForm)] })).status).toBe("fail");
    expect(privacyPolicy.run(site({ pages: [page()] })).status).toBe("na");
  });
});

it("takes a link to a part of the page that is not there for one that leads nowhere", () => {
  const linked = (ids: string[]) => {
    const privacy = anchor("https://example-clinic.com/#privacy", "Privacy policy", { rawHref: "#privacy" });
    return privacyPolicy.run(
      site({ pages: [page({ anchors: [privacy], visibleText: { chars: 900 }, tokens: { classes: [], ids } })] }),
    );
  };
  expect(linked(["privacy"]).status).toBe("pass");
  expect(linked(["top"])).toMatchObject({
    status: "warn",
    fix: "The link to a privacy notice leads nowhere: let it lead to the text, and write that where it is missing.",
  });
});

it("takes a link that a script answers by showing the part of its name for a notice that is there", () => {
  const shown = (label: string, title: string) =>
    privacyPolicy.run(
      site({
        pages: [
          page({
            anchors: [anchor("https://example-clinic.com/#", label, { rawHref: "#", hasOnclick: true })],
            headings: [{ ...heading(3, title), hidden: true }],
            hiddenTexts: [{ by: "display-none", text: `${title} ${"We keep what you send us. ".repeat(12)}` }],
            visibleText: { chars: 900 },
          }),
        ],
      }),
    ).status;
  expect(shown("Datenschutz anzeigen", "Datenschutz")).toBe("pass");
  expect(shown("Show privacy policy", "Privacy policy")).toBe("pass");
  // A box for cookies is none.
  expect(shown("Privacy policy", "Privacy overview")).toBe("warn");
});
