import { describe, expect, it } from "vitest";
import { node, page, site, text } from "../../../fixtures/site.ts";
import { legalIdentifier } from "../../../../src/scanner/checks/structured-data/legal-identifier.ts";

const run = (line: string) => legalIdentifier.run(site({ pages: [page({ kind: "legal", blocks: [text(line)] })] }));

describe("legal-identifier", () => {
  it.each([
    ["Umsatzsteuer-ID: DE 136 695 976", "German VAT number"],
    ["UID: ATU13585627", "Austrian VAT number"],
    ["SIREN 732 829 320", "French company number"],
    ["P.IVA 00743110157", "Italian VAT number"],
    ["NIP: 526-025-02-74", "Polish tax number"],
    ["TVA BE 0203.201.340", "Belgian company number"],
    ["VAT No. GB 980 7806 84", "British VAT number"],
    ["CNPJ: 00.000.000/0001-91", "Brazilian company number"],
    ["ABN 51 824 753 556", "Australian business number"],
    ["UID CHE-116.281.710", "Swiss company number"],
    ["LEI: 5493001KJTIIGC8Y1R12", "legal entity identifier"],
  ])("passes %s", (line, name) => {
    const verdict = run(line);
    expect(verdict.status).toBe("pass");
    expect(verdict.situation).toContain(name);
  });

  it("fails a number with wrong check digits, and does not repeat it", () => {
    const verdict = run("USt-IdNr.: DE 136 695 977");
    expect(verdict.status).toBe("fail");
    expect(JSON.stringify(verdict)).not.toContain("136");
  });

  it("fails a sample left over from a form", () => {
    expect(run("USt-IdNr. DE123456789").status).toBe("fail");
  });

  it("reads numbers in the page's data", () => {
    const structured = [node("Organization", { name: "Acme", leiCode: "5493001KJTIIGC8Y1R12" })];
    expect(legalIdentifier.run(site({ structured })).status).toBe("pass");
  });

  it("asks nothing of a business without a number, nor takes part numbers for one", () => {
    expect(run("Part DE 123 456 780 in stock").status).toBe("na");
  });
});
