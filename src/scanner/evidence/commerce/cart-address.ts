// Addresses of carts and tills.
import { addressParts } from "../../../model/address-parts.ts";

/** At the end of a folder's or a file's name: "/my-cart.php", "/zur-kasse"; "/golf-cart" and "/panier-cadeau" are things to buy. */
const CART =
  /(?:\/(?:(?:shopping|view|my|add-to)[-_]?)?cart(?:[-_]page)?|[/_-](?:checkout|warenkorb|panier|carrito|carrinho|carrello|winkelwagen|winkelmand(?:je)?|koszyk|zamowienie|sepet|kosik|korzina|corzina))(?:\.[a-z]{3,4})?(?:\/|$)/i;
/** Words for a thing to buy as well: the first folder, or the second behind the language. */
const FIRST =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:(?:shopping|view|my|zur)[-_]?)?(?:bag|basket|kasse|cassa|commande)(?:\.[a-z]{3,4})?(?:\/|$)/i;
/** Shops that name it behind the path. */
const BEHIND = /[?&]route=checkout\/|#!?\/(?:cart|checkout|basket)(?:\/|$)/i;

export function isCartAddress(address: string): boolean {
  const path = addressParts(address)?.pathname ?? "";
  return CART.test(path) || FIRST.test(path) || BEHIND.test(address);
}
