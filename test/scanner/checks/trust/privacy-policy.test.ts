import { describe, expect, it } from "vitest";
import { anchor, field, form, page, site, text } from "../../../fixtures/site.ts";
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
