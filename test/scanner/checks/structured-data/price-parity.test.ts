import { describe, expect, it } from "vitest";
import { heading, node, page, site, text } from "../../../fixtures/site.ts";
import { priceParity } from "../../../../src/scanner/checks/structured-data/price-parity.ts";

const URL = "https://example-clinic.com/p/1";
const run = (line: string, offers: unknown) =>
  priceParity.run(
    site({
      pages: [page({ url: URL, kind: "product", blocks: [text(line)] })],
      structured: [node("Product", { name: "Chair", offers }, { pageUrl: URL })],
    }),
  );
const offer = (price: unknown) => ({ "@type": "Offer", price, priceCurrency: "EUR" });

describe("price-parity", () => {
  it.each([
    ["1.200,50 €", "1200.50"],
    ["€1,200.50", 1200.5],
    ["1 200,50 EUR", "1200.50"],
  ])("takes %s for %s", (line, price) => {
    expect(run(line, offer(price)).status).toBe("pass");
  });

  it("fails on a difference of one cent", () => {
    const verdict = run("Now €49.90", offer("49.91"));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({
      received: "€49.90",
      meaning: "The page's data says 49.91 EUR for Chair.",
    });
  });

  it("needs one of the prices of several variants", () => {
    expect(run("€49", [offer(39), offer(49)]).status).toBe("pass");
  });

  it("compares an offer with the card of its name, whatever else the page says", () => {
    const card = (price: string) =>
      priceParity.run(
        site({
          pages: [
            page({
              url: URL,
              headings: [heading(2, "Prices"), heading(3, "Antenna installation")],
              blocks: [
                { ...text(price), heading: 1 },
                { ...text("It starts from $320."), heading: 0 },
              ],
            }),
          ],
          structured: [
            node(
              "Offer",
              { itemOffered: { "@type": "Service", name: "Antenna Installation" }, price: "320", priceCurrency: "AUD" },
              { pageUrl: URL },
            ),
          ],
        }),
      );
    expect(card("$300").evidence[0]).toMatchObject({
      received: "$300",
      meaning: "The page's data says 320 for Antenna Installation.",
    });
    expect(card("$320").status).toBe("pass");
  });

  it("does not apply when no price is shown", () => {
    expect(run("Ask us", offer("49")).status).toBe("na");
  });
});
