// The picture that stands for the business, and for none of those that register, rate or pay it.
import { addressParts } from "../../../model/address-parts.ts";
import { registrableDomainOf } from "../../../model/target.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import type { ImageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { businessName } from "./business-facts.ts";
import { pageAddress } from "./draft-parts.ts";

/** Registers, standards, portals of reviews and ways to pay. */
const MARKS =
  /(?<!\p{L})(?:oftec|gas[ _-]?safe|trusted[ _-]?trader|checkatrade|trustpilot|trust[ _-]?a[ _-]?trader|iso[ _-]?\d{4,5}|tuv|niceic|napit|fensa|bbb|corgi|cqc|dekra|certifi\p{L}+|zertifi\p{L}+|accredit\p{L}+|approved|registered|members?(?:hip)?|mitglied|partners?|sponsors?|awards?|google|facebook|visa|mastercard|paypal)(?!\p{L})/u;

/** The picture in the header, or in its menu, that calls itself a logo; undefined where several do and none is told to be the own. */
export function logoAddress(site: SiteEvidence): string | undefined {
  const name = foldText(businessName(site) ?? "");
  const home = addressKey(site.home.url);
  const domainOf = (url: string): string => registrableDomainOf(addressParts(url)?.hostname ?? "");
  const leadsAway = ({ logoTo }: ImageFacts): boolean =>
    logoTo !== undefined && /^https?:/.test(logoTo) && domainOf(logoTo) !== domainOf(site.home.url);
  const leadsHome = ({ logoTo }: ImageFacts): boolean => logoTo !== undefined && addressKey(logoTo) === home;
  const logos = site.home.images.filter(
    (image) =>
      (image.region === "header" || image.region === "nav") &&
      /^https?:/.test(image.src) &&
      !isIcon(image) &&
      !leadsAway(image) &&
      /logo/i.test(`${image.src.split(/[?#]/)[0]} ${image.alt ?? ""}`) &&
      (leadsHome(image) || !MARKS.test(wordsOf(image).replace(name, " "))),
  );
  const namesBusiness = (image: ImageFacts): boolean => name !== "" && wordsOf(image).includes(name);
  const own =
    logos.find(leadsHome) ??
    logos.find(namesBusiness) ??
    (new Set(logos.map(({ src }) => src)).size > MOST_OF_ONE ? undefined : logos[0]);
  return (own === undefined ? "" : pageAddress(own.src)) || undefined;
}

/** Search engines take no logo of less (https://developers.google.com/search/docs/appearance/structured-data/organization). */
const LEAST_PIXELS = 112;
/** A picture for tabs, by its name or by the width and height that one of them gives. */
function isIcon({ src, width, height }: ImageFacts): boolean {
  const file = src.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  const [, wide, high] = /(?<!\d)(\d{2,4})x(\d{2,4})(?!\d)/i.exec(file) ?? [];
  if (wide !== undefined && high !== undefined) return Math.max(Number(wide), Number(high)) < LEAST_PIXELS;
  return /favicon/i.test(file) && !(Math.max(Number(width), Number(height)) >= LEAST_PIXELS);
}

/** A business may have its logo twice, for a light and a dark ground. */
const MOST_OF_ONE = 2;

const wordsOf = ({ src, alt }: ImageFacts): string =>
  foldText(`${src.split(/[?#]/)[0]?.split("/").at(-1) ?? ""} ${alt ?? ""}`);
