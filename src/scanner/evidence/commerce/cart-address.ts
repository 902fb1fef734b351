// Addresses of carts and tills.
import { addressParts } from "../../../model/address-parts.ts";

/** The whole name of a folder or file: "/products/tote-bag" is a thing to buy, "/shopping-cart.php" the cart. */
const CART =
  /\/(?:(?:shopping|view|my)[-_]?)?(?:cart|basket|checkout|bag|warenkorb|kasse|panier|commande|carrito|carrinho|carrello|cassa|winkelwagen|winkelmand|koszyk|zamowienie|sepet|kosik|korzina|corzina)(?:\.[a-z]{3,4})?(?:\/|$)/i;

export const isCartAddress = (address: string): boolean => CART.test(addressParts(address)?.pathname ?? "");
