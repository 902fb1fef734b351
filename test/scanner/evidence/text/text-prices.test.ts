import { describe, expect, it } from "vitest";
import { findPrices } from "../../../../src/scanner/evidence/text/text-prices.ts";

const brief = (text: string) => findPrices(text).map(({ amount, currency }) => `${amount} ${currency}`);

describe("findPrices", () => {
  it.each([
    ["Check-up $120.50 today", ["120.5 $"]],
    ["US$1,200 a seat", ["1200 USD"]],
    ["Beratung 1.200,50 EUR", ["1200.5 EUR"]],
    ["EUR 1.200,50 brutto", ["1200.5 EUR"]],
    ["nur 49,- €", ["49 EUR"]],
    ["€ 49,– pro Stunde", ["49 EUR"]],
    ["1 200,50 € par an", ["1200.5 EUR"]],
    ["wizyta 250 zł", ["250 PLN"]],
    ["wizyta 250 zl", ["250 PLN"]],
    ["1 250,00 PLN brutto", ["1250 PLN"]],
    ["£60", ["60 GBP"]],
    ["CHF 120.–", ["120 CHF"]],
    ["Fr. 120.–", ["120 CHF"]],
    ["CHF 1'250.50", ["1250.5 CHF"]],
    ["R$ 99,90 por mês", ["99.9 BRL"]],
    ["R$99,90", ["99.9 BRL"]],
    ["1,200円（税込）", ["1200 JPY"]],
    ["¥1,200", ["1200 ¥"]],
    ["₹1,20,000", ["120000 INR"]],
    ["499 kr.", ["499 kr"]],
    ["kr 499", ["499 kr"]],
    ["990 Kč", ["990 CZK"]],
    ["Menu 15 euros, vin 5 euros", ["15 EUR", "5 EUR"]],
    ["10 Euro", ["10 EUR"]],
    ["1.250 TL", ["1250 TRY"]],
    ["UGX 100,000 a term", ["100000 UGX"]],
    ["5 000 FCFA", ["5000 XAF"]],
    ["Rwfamily 500", []],
  ])("reads %j", (text, prices) => {
    expect(brief(text)).toEqual(prices);
  });

  it.each([
    ["Homeowners save an average of $624 a year", "Homeowners pay $624 a year"],
    ["Kunden sparen im Schnitt 300 € im Jahr", "Kunden zahlen 300 € im Jahr"],
    ["Nos clients économisent en moyenne 300 € par an", "Nos clients paient 300 € par an"],
    ["I clienti risparmiano in media 300 € l'anno", "I clienti pagano 300 € l'anno"],
    ["Klanten besparen gemiddeld 300 € per jaar", "Klanten betalen 300 € per jaar"],
    ["Klienci oszczędzają średnio 300 zł rocznie", "Klienci płacą 300 zł rocznie"],
  ])("takes what customers save for no price: %s", (saved, paid) => {
    expect(findPrices(saved).map(({ isThreshold }) => isThreshold)).toEqual([true]);
    expect(findPrices(paid).map(({ isThreshold }) => isThreshold)).toEqual([false]);
  });

  it("pairs each currency with its own number in a row of prices", () => {
    expect(brief("10 € 20 € 30 €")).toEqual(["10 EUR", "20 EUR", "30 EUR"]);
    expect(brief("€10 €20 €30")).toEqual(["10 EUR", "20 EUR", "30 EUR"]);
  });

  it.each([
    "Call 0161 496 0000",
    "Open 9:00 to 17:00",
    "Since 2019 in Falmouth",
    "Room 12",
    "the euro area",
    "TRYing 5 things",
    "carton 5",
    "No. 5",
    "Mo.–Fr. 9.00–17.00 Uhr",
  ])("finds no price in %j", (text) => {
    expect(findPrices(text)).toEqual([]);
  });

  it("looks for a price only where a mark stands beside a number", () => {
    expect(findPrices("In 2024 the euro rose against the US$")).toEqual([]);
    expect(brief("In 2024: 49,– €")).toEqual(["49 EUR"]);
    expect(brief("Preis: €\u00a049")).toEqual(["49 EUR"]);
  });

  it("reads ranges, periods and starting prices", () => {
    expect(findPrices("ab 20–30 € pro Stunde")[0]).toMatchObject({ amount: 20, upTo: 30, per: "hour", isFrom: true });
    expect(findPrices("from $29/mo")[0]).toMatchObject({ amount: 29, per: "month", isFrom: true });
    expect(findPrices("50 zł za godzinę")[0]).toMatchObject({ amount: 50, per: "hour", isFrom: false });
    expect(findPrices("12 € par mois")[0]).toMatchObject({ per: "month" });
    expect(findPrices("$10 per user")[0]).toMatchObject({ per: "piece" });
  });

  it("counts millions in and says that it did", () => {
    expect(findPrices("R$ 180 milhões")[0]).toMatchObject({ amount: 18e7, isScaled: true });
    expect(findPrices("R$ 20 mil")[0]).toMatchObject({ amount: 20_000, isScaled: true });
    expect(findPrices("R$ 20 milagres")[0]).toMatchObject({ amount: 20, isScaled: false });
    expect(findPrices("raised €5 million")[0]).toMatchObject({ amount: 5e6, isScaled: true, text: "€5 million" });
    expect(findPrices("3 Mio. Euro")[0]).toBeUndefined();
    expect(findPrices("$50k")[0]).toMatchObject({ amount: 50_000, isScaled: true });
  });

  it("gives the place of each mention", () => {
    const text = "Cleaning costs £60 and a filling £95.";
    expect(findPrices(text).map(({ start, end }) => text.slice(start, end))).toEqual(["£60", "£95"]);
  });

  it("stays fast on a long run of digits and marks", () => {
    const started = Date.now();
    findPrices("1.234,".repeat(10_000) + "€".repeat(10_000));
    expect(Date.now() - started).toBeLessThan(1_500);
  });
});

describe("a price for each month", () => {
  it.each([
    "€ 49 / mo",
    "from $15 monthly",
    "39,90 € monatlich",
    "24 € im Monat",
    "25 € mensuels",
    "30 € mensuales",
    "R$ 99 mensais",
    "29 € mensili",
    "€ 35 p/m",
    "€ 35 maandelijks",
    "49 zł/mies.",
    "od 99 zł miesięcznie",
    "£950 pcm",
  ])("is one in %s", (text) => {
    expect(findPrices(text)[0]?.per).toBe("month");
  });

  it.each(["$15 at 5 p.m.", "€ 49 Monatskarte", "20 € Mensa", "99 zł miesiące"])("is none in %s", (text) => {
    expect(findPrices(text)[0]?.per ?? null).toBeNull();
  });
});

it.each([
  "Free shipping on orders over €50",
  "Ab 59 € Warenwert liefern wir versandkostenfrei",
  "Versandkostenfrei ab 250 €",
  "Livraison offerte dès 49 € d'achat",
  "Envío gratis a partir de 60 €",
  "Spedizione gratuita oltre 80 €",
  "Frete grátis acima de R$ 199",
  "Voor behandelingen vanaf €250 ontvangt u een begroting",
  "Darmowa dostawa od 150 zł",
  "Free UK Delivery over £30",
  "10% Off Orders Over £35 - Use Code: 10OFF35CODE",
  "Orders under £30 have a flat rate",
  "Save £5 today",
  "£5 off your first visit",
  "Ab 30 € versandkostenfrei",
  "10 % Rabatt ab 50 €",
  "Dès 30 € livraison offerte",
  "20 % de descuento en pedidos superiores a 60 €",
  "Desconto em compras acima de R$ 199",
  "Sconto oltre i 80 €",
  "Gratis thuisbezorgd boven € 40",
  "Gratis powyżej 150 zł",
])("takes no threshold and nothing that comes on top for a price: %s", (line) => {
  expect(findPrices(line)[0]?.isThreshold).toBe(true);
});

it.each([
  "Haircut from €50",
  "Ab 59 € pro Person",
  "Ruten ab 250 €, versandkostenfrei",
  "Consultation dès 49 €",
  "Order the set for 30 €",
  "Delivery 4.90 €",
  "Gluten free pizza from £9",
  "19,90 € versandkostenfrei",
  "£35 off-peak",
  "Kinder unter 12 Jahren 5 €",
])("takes what is asked for a price: %s", (line) => {
  expect(findPrices(line)[0]?.isThreshold).toBe(false);
});
