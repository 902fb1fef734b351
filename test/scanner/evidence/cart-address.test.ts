import { describe, expect, it } from "vitest";
import { isCartAddress } from "../../../src/scanner/evidence/commerce/cart-address.ts";

describe("addresses of carts", () => {
  it.each([
    "/cart",
    "/en/cart/",
    "/shopping-cart.php",
    "/checkout?step=1",
    "/warenkorb.html",
    "/index.php/checkout/cart/",
    "/index.php?route=checkout/cart",
    "/#/cart",
    "/cart-page",
    "/mein-warenkorb",
    "/mon-panier",
    "/fr/commande/",
    "/zur-kasse",
  ])("takes %s for one", (path) => {
    expect(isCartAddress(`https://example.com${path}`)).toBe(true);
  });

  it.each([
    "/products/tote-bag",
    "/gifts/bread-basket",
    "/hire/golf-cart",
    "/panier-cadeau",
    "/collections/bag",
    "/produits/kasse-retro",
    "/blog/checkout-tips",
    "/",
    "/login?next=/cart",
    "/kassel",
  ])("takes %s for none", (path) => {
    expect(isCartAddress(`https://example.com${path}`)).toBe(false);
  });
});
