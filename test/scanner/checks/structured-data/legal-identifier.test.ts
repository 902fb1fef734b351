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
    ["NIF: 519 041 283", "Portuguese tax number"],
    ["C.I.F. nº A-28015865", "Spanish company number"],
    ["CIF: 87654321X", "Spanish number of a person"],
    ["DNI: 87.654.321-X", "Spanish number of a person"],
    ["NIE: X2041759A", "Spanish number of a person"],
    ["Org.nr: 923 609 016", "Norwegian company number"],
    ["Org.nr 556016-0680", "Swedish company number"],
    ["CVR-nr. 22 75 62 14", "Danish company number"],
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

  it("says of a number under the label of a company that it is a person's, and takes no part of one for another", () => {
    expect(run("CIF: 87654321X").evidence[0]?.meaning).toContain("that of a person");
    expect(run("CIF: A28015865").evidence[0]?.meaning).toBe("Fits its check digits.");
    expect(run("NIF: A28015866").status).toBe("fail");
    // A phone number, a Spanish number of eight digits, a fragment.
    for (const line of ["Org. Tel 923 609 016", "NIF 87654321", "Modelo CIF 2801", "Ref. nif-519041283-b"])
      expect(run(line).status, line).toBe("na");
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
