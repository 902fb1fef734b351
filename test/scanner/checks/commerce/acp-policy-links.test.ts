import { describe, expect, it } from "vitest";
import { anchor, heading, page, profile, site, text } from "../../../fixtures/site.ts";
import { acpPolicyLinks } from "../../../../src/scanner/checks/commerce/acp-policy-links.ts";

const shop = profile({
  sells: true,
  siteType: { value: "ecommerce", confidence: "high", evidence: [], secondary: null },
});
const run = (...labels: string[]) => {
  const anchors = labels.map((label, n) => anchor(`https://example-clinic.com/p${n}`, label, { region: "footer" }));
  return acpPolicyLinks.run(
    site({ profile: shop, pages: [page({ anchors }), page({ kind: "product", url: "https://example-clinic.com/x" })] }),
  );
};

describe("acp-policy-links", () => {
  it.each([
    ["English", ["Terms of Service", "Privacy Policy", "Returns", "Shipping", "Contact us", "About us", "FAQ", "Help"]],
    ["German", ["AGB", "Datenschutz", "Widerrufsrecht", "Versand", "Kontakt", "Über uns", "Häufige Fragen", "Hilfe"]],
    [
      "Polish",
      ["Regulamin", "Polityka prywatności", "Zwroty", "Dostawa", "Kontakt", "O nas", "Pytania i odpowiedzi", "Pomoc"],
    ],
  ])("passes all eight in %s", (_, labels) => {
    expect(run(...labels).status).toBe("pass");
  });

  it("warns with half of them, fails with one", () => {
    expect(run("Terms", "Privacy", "Returns", "Shipping").status).toBe("warn");
    const verdict = run("Contact");
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.url).toBe("https://example-clinic.com/");
  });

  it("takes the contact page for the support, and no other page", () => {
    const missing = (...labels: string[]) => run(...labels).evidence.map(({ received }) => received);
    expect(missing("Terms", "Privacy", "Returns", "Shipping", "Contact")).not.toContain("no link to support");
    expect(missing("Terms", "Privacy", "Returns", "Shipping", "About us", "FAQ")).toContain("no link to support");
  });

  it("takes an address to write to for no page", () => {
    const anchors = ["Terms", "Privacy", "Returns", "Shipping", "About us", "FAQ", "Help"].map((label, n) =>
      anchor(`https://example-clinic.com/p${n}`, label),
    );
    anchors.push(anchor("mailto:press@example-clinic.com", "Write"));
    const { evidence } = acpPolicyLinks.run(site({ profile: shop, pages: [page({ kind: "product", anchors })] }));
    expect(evidence.map(({ received }) => received)).toEqual(["no link to contact"]);
  });

  it("finds what stands folded on a page, by its title or by the label of its paragraph", () => {
    const block = (tag: string, line: string) => ({ ...text(line), tag, heading: 0 });
    const blocks = [
      block("summary", "Términos y condiciones"),
      block("p", `Devoluciones: ${"30 días naturales. ".repeat(20)}`),
    ];
    const anchors = [anchor("https://example-clinic.com/#privacidad", "Legal")];
    const home = page({ kind: "product", anchors, blocks, headings: [heading(2, "Información")] });
    const { evidence, situation } = acpPolicyLinks.run(site({ profile: shop, pages: [home] }));
    expect(situation).toContain("Only folded on another page, without an address of their own, stand those about");
    const missing = evidence.map(({ received }) => received);
    for (const one of ["terms", "privacy", "returns"]) expect(missing).not.toContain(`no link to ${one}`);
    expect(missing).toContain("no link to shipping");
  });

  it("does not apply to a site that sells no goods", () => {
    expect(acpPolicyLinks.run(site()).status).toBe("na");
  });
});
