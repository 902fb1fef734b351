import { describe, expect, it } from "vitest";
import { node, page, site, text } from "../../../fixtures/site.ts";
import { table } from "../answerability/table-fixture.ts";
import { offerPrice } from "../../../../src/scanner/checks/structured-data/offer-price.ts";

const URL = "https://example-clinic.com/whitening";
const run = (line: string, ...structured: ReturnType<typeof node>[]) =>
  offerPrice.run(site({ pages: [page({ url: URL, kind: "product", blocks: [text(line)] })], structured }));
const product = (offers: unknown) => node("Product", { name: "Whitening", offers }, { pageUrl: URL });

describe("offer-price", () => {
  it.each([
    ["an offer", { "@type": "Offer", price: "49.90", priceCurrency: "EUR" }],
    ["a range", { "@type": "AggregateOffer", lowPrice: 20, highPrice: 90, priceCurrency: "EUR" }],
    [
      "a specification",
      { "@type": "Offer", priceSpecification: { "@type": "PriceSpecification", price: 49.9, priceCurrency: "EUR" } },
    ],
  ])("passes a price in %s", (_, offers) => {
    expect(run("Nur 49,90 €", product(offers)).status).toBe("pass");
  });

  it.each(["49,90 €", "$49.90", "250 zł", "1.200,50 EUR", "¥12,000"])(
    "fails when %s stands in the text only",
    (price) => {
      const verdict = run(`Price: ${price}`, node("Product", { name: "Whitening" }, { pageUrl: URL }));
      expect(verdict.status).toBe("fail");
      expect(verdict.evidence[0]?.url).toBe(URL);
    },
  );

  it("names in its fix the page and the currency, where the sign is that of one", () => {
    const fixOf = (price: string) => run(`Price: ${price}`).fix;
    expect(fixOf("£62")).toContain("priceCurrency (GBP) to what has a price on /whitening.");
    expect(fixOf("$62")).toContain("priceCurrency (its code of three letters)");
  });

  it("takes a page that describes a product for one of a product, whatever its address is called", () => {
    const other = page({ url: URL, kind: "other", blocks: [text("3,40 € inkl. MwSt., zzgl. Versand")] });
    const flour = (offers?: unknown) => node("Product", { name: "Flour", offers }, { pageUrl: URL });
    const judged = (...structured: ReturnType<typeof node>[]) => offerPrice.run(site({ pages: [other], structured }));
    expect(judged(flour({ "@type": "Offer", price: 3.4, priceCurrency: "EUR" })).status).toBe("pass");
    expect(judged(flour()).status).toBe("fail");
    expect(judged().status).toBe("na");
  });

  it("takes a page that lists prices for one of offers, whatever it is called, and no page with a sum or two", () => {
    const status = (...lines: string[]) =>
      offerPrice.run(site({ pages: [page({ url: URL, kind: "other", blocks: lines.map((line) => text(line)) })] }))
        .status;
    expect(status("5 h 250 zł", "1 day 380 zł", "7 days 1900 zł")).toBe("fail");
    expect(status("Tickets 5 €", "Coffee 2 €")).toBe("na");
  });

  it("asks for no price where an amount is a threshold, or stands in a banner on most pages", () => {
    expect(run("Free Delivery Over £30").status).toBe("na");
    const pages = ["/events", "/workshops", "/parties"].map((path) =>
      page({ url: `https://example-clinic.com${path}`, kind: "event", blocks: [text("Gift cards £10")] }),
    );
    expect(offerPrice.run(site({ pages })).status).toBe("na");
  });

  it("reads the head of a column before it takes its sums for prices", () => {
    const statusOf = (...heads: string[]) =>
      offerPrice.run(
        site({
          pages: [
            page({
              url: URL,
              kind: "pricing",
              blocks: ["$10,000", "$25,000"].map((line) => ({ ...text(line), tag: "td" })),
              tables: [table({ cells: [heads, ["$10,000", "$25,000"]] })],
            }),
          ],
        }),
      ).status;
    expect(statusOf("Minimum Gross Income Bracket", "Maximum Gross Income Bracket")).toBe("na");
    expect(statusOf("Jahresumsatz", "Provision")).toBe("na");
    expect(statusOf("Annual income", "Fee")).toBe("fail");
    expect(statusOf("Income tax return", "Corporate tax return")).toBe("fail");
  });

  it("shows the prices of a list together", () => {
    const list = page({ url: URL, kind: "pricing", blocks: [text("First visit £62"), text("Follow-up £48")] });
    expect(offerPrice.run(site({ pages: [list] })).evidence[0]).toMatchObject({
      received: "£62 and £48",
      meaning: "",
    });
  });

  it("fails a price without currency", () => {
    expect(run("$49.90", product({ "@type": "Offer", price: "49.90" })).evidence[0]?.meaning).toContain("no currency");
  });

  it("does not ask for a fine or a sum insured to be given to machines", () => {
    expect(run("Fines up to £400,000").status).toBe("na");
    expect(run("Bußgeld bis 5.000 €").status).toBe("na");
  });

  it.each([
    ["Entlastungsbetrag 131 € pro Monat", "Haushaltshilfe 38 € pro Stunde, auch über den Entlastungsbetrag"],
    ["Pflegehilfsmittel (§ 40 SGB XI) 42 €/Monat", "Pflegehilfsmittel, Packung 42 €"],
    ["Elterngeld bis 1.800 € im Monat", "Elterngeld beantragen im Paket 149 €"],
    ["Tax credit of up to $2,000, or a tax credit of $500", "Tax credit paperwork $200"],
    ["Aide jusqu'à 5 000 € pour votre chaudière", "Réalisé à l'aide de bois local, 40 €"],
    ["Ayudas de hasta 3.000 €", "Ayuda a domicilio 18 €"],
    ["Detrazione fino a 5.000 €", "Pratica per la detrazione 150 €"],
    ["Comparticipação até 100 €", "Consulta 40 €"],
    ["Vergoeding tot € 250 per jaar", "Behandeling € 45, zonder vergoeding"],
    ["Zasiłek 215,84 zł", "Zasilacz 215 zł"],
  ])("does not ask for what others grant, %s, but for %s", (granted, price) => {
    expect(run(granted).status).toBe("na");
    expect(run(price).status).toBe("fail");
  });

  it("takes a table whose rows name benefits for no list of prices", () => {
    const statusOf = (...names: string[]) => {
      const cells = names.map((name) => [name, "131 €", "347 €"]);
      const blocks = cells.flat().map((cell) => text(cell, { tag: "td" }));
      return offerPrice.run(site({ pages: [page({ url: URL, kind: "services", blocks, tables: [table({ cells })] })] }))
        .status;
    };
    expect(statusOf("Entlastungsbetrag", "Pflegegeld")).toBe("na");
    expect(statusOf("Fensterputz", "Grundreinigung", "Pflegegeld")).toBe("fail");
  });

  it("does not apply without a public price", () => {
    expect(run("Price on request").status).toBe("na");
  });

  it.each([
    "Flat-rate shipping: $7.00",
    "Deposit: £50",
    "Estimated tax $4.20",
    "Subtotal $0.00",
    "4,90 € Versandkosten",
    "Kaution: 200 €",
    "Frais de port : 6,50 €",
    "Gastos de envío: 5 €",
    "Koszt dostawy: 15 zł",
  ])("takes %s for no price of what is sold", (line) => {
    expect(run(line).status).toBe("na");
  });

  it.each([
    "Income tax return $150",
    "Honey $7.00, plus shipping",
    "Deposit box $45",
    "Versandtasche 4,90 €",
    "£85 + VAT",
    "£85 plus VAT",
    "85 € zzgl. MwSt.",
    "1.200 € + BTW",
    "90 € TVA",
  ])("takes %s for one", (line) => {
    expect(run(line).status).toBe("fail");
  });

  it("asks nothing of a cart or a checkout", () => {
    const at = (url: string) =>
      offerPrice.run(site({ pages: [page({ url, kind: "shop", blocks: [text("$7.00")] })] })).status;
    expect(at("https://example-clinic.com/checkout.html")).toBe("na");
    expect(at("https://example-clinic.com/cart")).toBe("na");
    expect(at("https://example-clinic.com/shop.html")).toBe("fail");
  });
});
