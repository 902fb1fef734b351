import { describe, expect, it } from "vitest";
import { heading, node, page, profile, site, text } from "../../../fixtures/site.ts";
import { shippingReturnsStructured } from "../../../../src/scanner/checks/structured-data/shipping-returns-structured.ts";

const shop = profile({
  sells: true,
  siteType: { value: "ecommerce", confidence: "high", evidence: [], secondary: null },
});
const run = (...structured: ReturnType<typeof node>[]) =>
  shippingReturnsStructured.run(site({ profile: shop, pages: [page({ kind: "product" })], structured }));
const shipping = node("OfferShippingDetails", { shippingRate: { value: 5 } });
const returns = (merchantReturnDays: unknown) => node("MerchantReturnPolicy", { merchantReturnDays });

describe("shipping-returns-structured", () => {
  it("passes shipping and a return window in days", () => {
    expect(run(shipping, returns(30)).status).toBe("pass");
  });

  it("warns when one is missing or cannot be read", () => {
    expect(run(shipping).status).toBe("warn");
    expect(run(shipping).fix).not.toContain("shipping");
    expect(run(returns(30)).fix).toMatch(/shippingDetails of each offer, or once .* hasShippingService/);
    expect(run(shipping, returns("30 days")).evidence[0]?.received).toBe("merchantReturnDays: 30 days");
  });

  it("asks for returns of each offer, and for a day, where some goods cannot come back", () => {
    const withLine = (line: string) =>
      shippingReturnsStructured.run(
        site({
          profile: shop,
          pages: [page({ kind: "product" }), page({ url: "https://example.com/terms", blocks: [text(line)] })],
          structured: [shipping],
        }),
      );
    const excepted = withLine("You can return goods within 30 days; flour is excluded from returns.");
    expect(excepted).toMatchObject({ effort: "M", pagesInAll: 0 });
    expect(excepted.fix).toMatch(/of each offer, and not once of the business: \/terms makes exceptions\.$/);
    const open = withLine("You can return goods within 30 days.");
    expect(open.fix).toMatch(/, or of the business if it fits all\.$/);
    expect(open.effort).toBeUndefined();
  });

  it("fails without both, and does not apply to services", () => {
    expect(run().status).toBe("fail");
    expect(shippingReturnsStructured.run(site()).status).toBe("na");
  });

  const asking = (...lines: string[]) =>
    shippingReturnsStructured.run(
      site({
        profile: shop,
        pages: [
          page({ kind: "product" }),
          page({ url: "https://example.com/faq", blocks: lines.map((line) => text(line)) }),
        ],
      }),
    );

  it.each([
    [["Do you offer shipping?", "Not for most products right now. I keep things local."]],
    [["Do you ship?", "No, sorry."]],
    [["We do not ship at this time."]],
    [["We don’t ship our products, and meet you in town."]],
    [["Pickup only."]],
    [["Nur Abholung, kein Versand."]],
    [["Versenden Sie?", "Nein, derzeit holen Sie alles bei uns ab."]],
    [["Wir versenden derzeit nicht."]],
    [["Pas de livraison."]],
    [["Retrait sur place uniquement."]],
    [["No hacemos envíos."]],
    [["Não fazemos envios."]],
    [["Non spediamo."]],
    [["Wij verzenden niet."]],
    [["Nie wysyłamy."]],
    [["Tylko odbiór osobisty."]],
    [["Sorry, we do not ship."]],
    [["Leider kein Versand."]],
    [["Versendet ihr?", "Leider nein."]],
  ])("asks nothing of a shop that says %j", (lines) => {
    expect(asking(...lines).status).toBe("na");
  });

  it.each([
    [["Do you ship to Canada?", "No, only within the country."]],
    [["Is shipping expensive?", "No, it costs $7."]],
    [["We do not ship on Sundays."]],
    [["We do not ship to Alaska."]],
    [["No shipping costs from 50 €."]],
    [["No shipping and handling fees."]],
    [["Keine Lieferung an Feiertagen."]],
    [["Kein Versand ins Ausland."]],
    [["Do you ship?", "Now and always."]],
    [["Pickup is free."]],
    [["Do you ship?", "No problem, we ship everywhere."]],
    [["Do you ship?", "No matter where you live, we ship to you within two days."]],
    [["Do you ship?", "Not to Hawaii; to all other states we ship for $5."]],
    [["Do you ship?", "Sorry, only within the UK, by Royal Mail."]],
    [["Do you ship?", "No, only within the country."]],
    [["Do you ship?", "No minimum order applies."]],
    [["Do you ship?", "No. Everything goes out by post, and shipping is included."]],
    [["Versendet ihr?", "Leider nur innerhalb Deutschlands."]],
    [["Livrez-vous ?", "Malheureusement uniquement en France."]],
    [["If the address is wrong, we cannot ship."]],
    [["Without payment we do not ship."]],
    [["On Sundays and public holidays we do not ship."]],
    [["Between 24 December and 2 January we do not ship."]],
    [["Am Wochenende kein Versand."]],
    [["Le dimanche, pas de livraison."]],
    [["Gift cards: no shipping."]],
    [["E-book (PDF, no shipping)"]],
    [["Large furniture: pickup only."]],
    [["Sperrige Möbel: nur Abholung."]],
    [["Fresh plants – local pickup only"]],
    [["Local pickup only – fresh plants"]],
    [["Pickup only.", "Shipping costs £4.50. Orders arrive within 3 days."]],
    [["Kein Versand.", "Die Lieferung dauert 3 Tage."]],
  ])("asks it of one that says %j", (lines) => {
    expect(asking(...lines).status).toBe("fail");
  });

  it("hears an answer in the first lines below a question alone", () => {
    const below = (...lines: string[]) =>
      shippingReturnsStructured.run(
        site({
          profile: shop,
          pages: [
            page({ kind: "product" }),
            page({
              url: "https://example.com/faq",
              headings: [heading(2, "Do you ship?")],
              blocks: lines.map((line) => text(line, { heading: 0 })),
            }),
          ],
        }),
      ).status;
    expect(below("No, sorry.")).toBe("na");
    expect(below("Yes, we ship worldwide by DHL.", "No, never without a signature.")).toBe("fail");
  });
});
