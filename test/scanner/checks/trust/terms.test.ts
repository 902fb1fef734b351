import { describe, expect, it } from "vitest";
import { anchor, page, profile, site, text } from "../../../fixtures/site.ts";
import { terms } from "../../../../src/scanner/checks/trust/terms.ts";

const shop = profile({
  sells: true,
  siteType: { value: "ecommerce", confidence: "high", evidence: [], secondary: null },
});

describe("terms", () => {
  it("asks nothing of a site that sells nothing", () => {
    expect(terms.run(site()).status).toBe("na");
  });

  it.each(["Terms of Service", "AGB", "Conditions générales de vente", "Regulamin sklepu", "利用規約"])(
    "finds the link %s",
    (label) => {
      const home = page({ anchors: [anchor("https://example-clinic.com/t", label)] });
      expect(terms.run(site({ pages: [home], profile: shop })).status).toBe("pass");
    },
  );

  it("says of terms that stand folded on a page that they have no address of their own", () => {
    const home = page({
      blocks: [{ ...text("Términos y condiciones"), tag: "summary" }, text("Pedidos y pagos. ".repeat(20))],
    });
    expect(terms.run(site({ pages: [home], profile: shop }))).toMatchObject({
      status: "pass",
      situation: "A folded part of the home page serves as its terms; it has no address of its own.",
    });
  });

  it("fails a shop without terms", () => {
    expect(terms.run(site({ pages: [page()], profile: shop })).status).toBe("fail");
  });

  it("warns a service without terms that sells nothing on the site", () => {
    const service = profile({ siteType: { value: "saas-api", confidence: "high", evidence: [], secondary: null } });
    expect(terms.run(site({ pages: [page()], profile: service })).status).toBe("warn");
  });
});
