import { describe, expect, it } from "vitest";
import { productSigns } from "../../../src/scanner/insight/industry/product-signs.ts";
import { readRegions } from "../../../src/scanner/insight/industry/read-regions.ts";
import { profileOf, siteOf } from "./site-of.ts";

const page = (title: string, menu: string[], ...text: string[]): string =>
  `<html lang="en"><head><title>${title}</title></head><body><header><nav>${menu
    .map((word) => `<a href="/${word.length}">${word}</a>`)
    .join(
      "",
    )}</nav></header><main><h1>${title}</h1>${text.map((line) => `<p>${line}</p>`).join("")}</main></body></html>`;
const signsOf = (html: string): string[] =>
  productSigns(readRegions(siteOf({ "/": html }).pages, () => "en"))
    .map((sign) => sign.text)
    .sort();

describe("productSigns", () => {
  it("are found where a software product is sold, in the menu, the title and the text", () => {
    expect(
      signsOf(page("Barlow, membership software for clubs", ["Features", "Log in"], "Start a free trial.")),
    ).toEqual(["features", "free trial", "log in", "membership software"]);
  });

  it.each([
    ["Funktionen", "30 Tage kostenlos testen."],
    ["Fonctionnalités", "Essai gratuit pendant un mois."],
    ["Funcionalidades", "Prueba gratis de 14 días."],
    ["Funcionalidades", "Teste grátis por 15 dias."],
    ["Funzionalità", "Prova gratuita di 30 giorni."],
    ["Functies", "Probeer het 14 dagen gratis."],
    ["Funkcje", "Wypróbuj przez 14 dni za darmo."],
  ])("are found in other languages: %s, %s", (menu, trial) => {
    expect(signsOf(page("Barlow", [menu], trial))).toHaveLength(2);
  });

  it("are none where a gym has trials, a log-in, a price by the month and an app", () => {
    const text = ["Start your free trial today.", "Billed monthly, cancel anytime.", "Book classes in our app."];
    expect(signsOf(page("Barlow Gym", ["Classes", "Log in"], ...text))).toEqual([]);
  });

  it("are none where one sign stands alone", () => {
    expect(signsOf(page("Barlow Cameras", ["Features"], "Cameras and lenses for every day."))).toEqual([]);
  });

  it("leave a shop with a cart its trade", () => {
    const html = page("Barlow Cameras, online store", ["Features"], "Free shipping. Start for free, request a demo.");
    const shop = html.replace("</nav>", '<a href="/cart">Cart</a></nav>');
    expect(signsOf(html)).not.toEqual([]);
    expect(profileOf({ "/": shop }).industry.value).toBe("retail");
  });

  it("leave a bank that structured data calls one its trade", () => {
    const data = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"BankOrCreditUnion","name":"Barlow"}</script>`;
    const html = page("Barlow Bank", ["Features"], "A free trial of the card. Savings and loans.").replace(
      "</head>",
      `${data}</head>`,
    );
    expect(signsOf(html)).not.toEqual([]);
    expect(profileOf({ "/": html }).industry.value).toBe("finance");
  });
});
