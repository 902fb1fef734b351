// Portals, help centers, discovery documents and other single things a site has or lacks.
import { assistantOn } from "../../../evidence/contacts/told-products.ts";
import { textOf } from "../schema-hits.ts";
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { labelHits, termHits } from "../term-hits.ts";
import { vendorHits } from "../vendor-hits.ts";
import { hitAt, hitOn } from "./make-hit.ts";

/** A door for clients: a portal product, or a link that says so. */
const clientPortal = (reading: SiteReading): SignalHit[] =>
  [...vendorHits(reading, "vendor:portal-client"), ...labelHits(reading, "says:client-portal")].slice(0, 2);

const helpCenter = (reading: SiteReading): SignalHit[] =>
  [...labelHits(reading, "says:help-center"), ...vendorHits(reading, "vendor:helpdesk")].slice(0, 2);

/** A control that opens one, or a sentence on what it does. */
function ownAssistant(reading: SiteReading): SignalHit[] {
  const opened = assistantOn(reading.pages.map(({ facts }) => facts));
  const told = termHits(reading, "says:own-assistant");
  return opened === null ? told : [hitAt(opened.url, "button", opened.quote), ...told];
}

const signUp = (reading: SiteReading): SignalHit[] =>
  labelHits(reading, "says:sign-up")
    .filter((hit) => hit.region === "link" || hit.region === "nav" || hit.region === "button")
    .slice(0, 2);

/** Bank details on a page that asks for gifts. */
function bankDetailsForGifts(reading: SiteReading): SignalHit[] {
  const asking = new Set(labelHits(reading, "term:donate").map((hit) => hit.url));
  return termHits(reading, "says:bank-details")
    .filter((hit) => asking.has(hit.url))
    .slice(0, 1);
}

const documentPresent =
  (id: string, says: string) =>
  (reading: SiteReading): SignalHit[] => {
    const found = reading.evidence.documents[id];
    return found?.state === "present" ? [hitAt(found.url, "document", says)] : [];
  };

function ratingBelowFour(reading: SiteReading): SignalHit[] {
  return reading.structured
    .flatMap((node) => {
      const rating = Number(textOf(node, "ratingValue").replace(",", "."));
      const best = Number(textOf(node, "bestRating") || "5");
      const isLow = node.types.includes("AggregateRating") && rating > 0 && best === 5 && rating < 4;
      return isLow ? [hitAt(node.pageUrl, "schema", `Rating ${rating} of ${best}`)] : [];
    })
    .slice(0, 1);
}

const MENU_PICTURE = /\b(?:menu|menü|speisekarte|carte|carta)\b/i;

/** A picture whose file or description says menu, on a page that is about the menu. */
function pictureMenu(reading: SiteReading): SignalHit[] {
  return reading.pages
    .filter((page) => MENU_PICTURE.test(page.words.replaceAll("-", " ")))
    .flatMap((page) =>
      page.facts.images
        .filter(
          (image) =>
            !image.decorative &&
            MENU_PICTURE.test(`${image.alt ?? ""} ${image.src.split("/").at(-1)?.replaceAll(/[-_.]/g, " ") ?? ""}`),
        )
        .slice(0, 1)
        .map((image) => hitOn(page, "picture", image.alt || "Menu as a picture")),
    )
    .slice(0, 1);
}

export const siteSignals = {
  "client portal": clientPortal,
  "help center": helpCenter,
  "own assistant": ownAssistant,
  "sign-up": signUp,
  "bank details for gifts": bankDetailsForGifts,
  "security.txt": documentPresent("security-txt", "A contact for security reports is published"),
  "llms.txt": documentPresent("llms-txt", "A guide for assistants is published"),
  "rating below 4": ratingBelowFour,
  "picture menu": pictureMenu,
};
