// Whether what is shown as running by itself can: a form that sends nothing, and a till that is announced, do not.
import { registrableDomainOf } from "../../../model/target.ts";
import { isCartAddress } from "../../evidence/commerce/cart-address.ts";
import { namesProvider } from "../../evidence/contacts/told-products.ts";
import { isInDoubt, reachesNobody } from "../../evidence/operability/dead-forms.ts";
import { isLead } from "../../evidence/operability/operate-forms.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";

export const worksAsShown = (reading: SiteReading, signal: string, hit: SignalHit): boolean =>
  !(signal.includes("channel:ecommerce") && !hasTill(reading)) &&
  !(hit.region === "form" && isDeadOn(reading, hit.url)) &&
  !(signal.includes("states:forms-online") && allFormsAreDead(reading)) &&
  !(signal.includes("client portal") && isDoorElsewhere(reading, hit));

/** A button that fills a cart is none: an address to order or pay at has to be seen, the shop's program, or who takes the money on the page of the cart. */
const hasTill = ({ channels, pages }: SiteReading): boolean =>
  pages.every(({ facts }) => facts.announcedTill === undefined) &&
  (channels.some(
    ({ type, confidence, vendor }) => type === "ecommerce" && (confidence === "high" || vendor !== undefined),
  ) ||
    pages.some(({ facts, lines }) => isCartAddress(facts.url) && lines.some(({ text }) => namesProvider(text))));

/** A link that leads to another company's log-in, or nowhere, shows no portal of the business. */
function isDoorElsewhere({ pages }: SiteReading, { url, region, quote, vendor }: SignalHit): boolean {
  if (vendor !== undefined || !/^(?:link|nav|button)$/.test(region)) return false;
  const links = pages.flatMap(({ facts }) => (facts.url === url ? facts.anchors : []));
  const named = links.filter(({ text }) => text.trim() === quote);
  return (
    named.length > 0 &&
    named.every(({ href }) => !URL.canParse(href, url) || !leadsOn(new URL(href, url), new URL(url)))
  );
}

const leadsOn = (to: URL, from: URL): boolean =>
  registrableDomainOf(to.hostname) === registrableDomainOf(from.hostname) &&
  (to.hostname !== from.hostname || to.pathname !== from.pathname);

function allFormsAreDead({ pages }: SiteReading): boolean {
  const all = pages.map(({ facts }) => facts);
  const dead = all.flatMap((page) =>
    page.forms
      .filter((form) => !form.hidden && isLead(form))
      .map((form) => reachesNobody(form, page) || isInDoubt(form, all)),
  );
  return dead.length > 0 && dead.every(Boolean);
}

function isDeadOn({ pages }: SiteReading, url: string): boolean {
  const all = pages.map(({ facts }) => facts);
  const page = all.find((facts) => facts.url === url);
  const shown = page?.forms.filter((form) => !form.hidden) ?? [];
  return (
    page !== undefined && shown.length > 0 && shown.every((form) => reachesNobody(form, page) || isInDoubt(form, all))
  );
}
