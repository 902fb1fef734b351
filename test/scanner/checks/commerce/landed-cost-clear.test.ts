import { describe, expect, it } from "vitest";
import { anchor, heading, page, profile, site, text } from "../../../fixtures/site.ts";
import { landedCostClear } from "../../../../src/scanner/checks/commerce/landed-cost-clear.ts";

const shop = profile({
  sells: true,
  siteType: { value: "ecommerce", confidence: "high", evidence: [], secondary: null },
});
const run = (...lines: string[]) =>
  landedCostClear.run(
    site({ profile: shop, pages: [page({ kind: "product", blocks: lines.map((line) => text(line)) })] }),
  );

describe("landed-cost-clear", () => {
  it.each([
    ["English", ["Shipping costs $4.90 and takes 2-3 business days.", "Returns are accepted within 30 days."]],
    ["German", ["Der Versand kostet 4,90 € und dauert 2–3 Werktage.", "Rückgabe innerhalb von 30 Tagen."]],
    ["French", ["La livraison coûte 4,90 € et prend 2 à 3 jours.", "Retours acceptés sous 30 jours."]],
    [
      "German, with numbers in words",
      ["Der Versand kostet 4,90 € und dauert zwei Werktage.", "Rückgabe binnen 30 Tagen."],
    ],
    ["Polish", ["Dostawa kosztuje 19 zł i trwa 2–3 dni.", "Zwroty w ciągu 30 dni."]],
    ["Japanese", ["送料は無料です。", "配送は3日以内です。", "返品は30日以内に承ります。"]],
  ])("passes in %s", (_, lines) => {
    expect(run(...lines).status).toBe("pass");
  });

  it("takes the topic of a line from the heading above it", () => {
    const home = page({
      kind: "shop",
      headings: [heading(2, "Shipping"), heading(2, "Returns")],
      blocks: [
        text("Free on all orders, arrives in 3 days.", { heading: 0 }),
        text("30 days, no questions asked.", { heading: 1 }),
      ],
    });
    expect(landedCostClear.run(site({ profile: shop, pages: [home] })).status).toBe("pass");
  });

  it("goes by what a sentence says before what the heading over it says", () => {
    const terms = page({
      kind: "shop",
      headings: [heading(2, "Versand und Rückgabe")],
      blocks: [
        text("Der Versand kostet 4,90 € und dauert zwei Werktage.", { heading: 0 }),
        text("Wir legen jedem Paket ein Etikett bei.", { heading: 0 }),
      ],
    });
    const verdict = landedCostClear.run(site({ profile: shop, pages: [terms] }));
    expect(verdict.situation).toBe("The pages read do not say until when goods can be returned.");
  });

  it("warns when one is missing and names it", () => {
    const verdict = run("Shipping costs $4.90 and takes 3 days.");
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toBe("The pages read do not say until when goods can be returned.");
  });

  it("fails without any, and does not apply without goods", () => {
    expect(run("A fine oak chair for $49.").status).toBe("fail");
    expect(landedCostClear.run(site()).status).toBe("na");
  });

  const fact = { cost: "what delivery costs", back: "until when goods can be returned" };

  it.each([
    "8,50 € inkl. 19 % MwSt., zzgl. Versand",
    "Alle Preise zzgl. ggf. anfallender Versandkosten, Tasse 8,50 €",
    "The mug is $12 plus shipping.",
    "$12 plus VAT and delivery",
    "18,90 €, frais de port en sus",
    "12 € più spese di spedizione",
    "24 € sin gastos de envío",
    "12 € excl. verzendkosten",
    "Mug $12, shipping not included",
    "Oak chair $49, delivery in 3 days.",
  ])("takes “%s” for the price of the goods, not of their delivery", (line) => {
    expect(run(line).situation).toContain(fact.cost);
  });

  it.each([
    "8,50 € zzgl. Versand 4,90 €",
    "12 € zzgl. 4,90 € Versandkosten",
    "The mug is $12 plus shipping of $5.",
    "Consegna in 2-3 giorni lavorativi con GLS, 6,90 €.",
    "Ab 49 € ist der Versand kostenlos.",
    "Porto und Versand: 4,50 €",
    "49 € inkl. Versand",
  ])("reads in “%s” what delivery costs", (line) => {
    expect(run(line).situation).not.toContain(fact.cost);
  });

  it.each([
    "Per un reso stampa il modulo. Rimborso entro 14 giorni.",
    "Refunds are paid within 14 days.",
    "Returns are processed within 5 business days.",
    "Once we have your return, the refund is paid within 14 days.",
    "Wir erstatten den Kaufpreis nach Rücksendung binnen 7 Tagen zurück.",
    "Remboursement sous 14 jours.",
  ])("takes “%s” for the time a refund takes, not for a window of return", (line) => {
    expect(run(line).situation).toContain(fact.back);
  });

  it.each([
    "Full refund within 30 days of purchase.",
    "Money back within 30 days.",
    "Sie haben das Recht, binnen vierzehn Tagen diesen Vertrag zu widerrufen.",
    "Send it back for a return or refund within 30 days.",
    "Reso entro 14 giorni.",
  ])("reads in “%s” until when goods can be returned", (line) => {
    expect(run(line).situation).not.toContain(fact.back);
  });

  it("has a headline that is true whichever of the three is missing", () => {
    expect(landedCostClear.headline?.({ people: "buyers", name: "Tea House" })).toBe(
      "Buyers cannot learn all about delivery and returns from Tea House before they pay",
    );
  });

  it("asks no delivery of software that is paid for at a till, and asks it of a shop for devices", () => {
    const sold = (href: string) => {
      const maker = { ...shop, industry: { ...shop.industry, value: "technology" as const } };
      return landedCostClear.run(
        site({ profile: maker, pages: [page({ kind: "product", anchors: [anchor(href, "Buy now")] })] }),
      );
    };
    expect(sold("https://checkout.example-clinic.com/b/14A2").status).toBe("na");
    expect(sold("https://example-clinic.com/cart").status).toBe("fail");
  });
});
