// Whether what is shown as running by itself can: a form that sends nothing, and a till that is announced, do not.
import { isCartAddress } from "../../evidence/commerce/cart-address.ts";
import { namesProvider } from "../../evidence/contacts/told-products.ts";
import { isInDoubt, reachesNobody } from "../../evidence/operability/dead-forms.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";

export const worksAsShown = (reading: SiteReading, signal: string, hit: SignalHit): boolean =>
  !(signal.includes("channel:ecommerce") && !hasTill(reading)) &&
  !(hit.region === "form" && isDeadOn(reading, hit.url));

/** A button that fills a cart is none: an address to order or pay at has to be seen, the shop's program, or who takes the money on the page of the cart. */
const hasTill = ({ channels, pages }: SiteReading): boolean =>
  pages.every(({ facts }) => facts.announcedTill === undefined) &&
  (channels.some(
    ({ type, confidence, vendor }) => type === "ecommerce" && (confidence === "high" || vendor !== undefined),
  ) ||
    pages.some(({ facts, lines }) => isCartAddress(facts.url) && lines.some(({ text }) => namesProvider(text))));

function isDeadOn({ pages }: SiteReading, url: string): boolean {
  const all = pages.map(({ facts }) => facts);
  const page = all.find((facts) => facts.url === url);
  return page?.forms.some((form) => !form.hidden && (reachesNobody(form, page) || isInDoubt(form, all))) ?? false;
}
