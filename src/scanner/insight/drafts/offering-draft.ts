// What a page offers, with its price where it shows one: Service, Product, Event or Course.
import { topicOf } from "../../evidence/answers/answers-content.ts";
import { LIST, offerTypeOf } from "../../evidence/commerce/offer-type.ts";
import { GLOBAL_NUMBERS, isMainProduct } from "../../evidence/commerce/commerce-products.ts";
import { describedElsewhere } from "../../evidence/commerce/described-elsewhere.ts";
import type { ImageFacts, PageFacts } from "../../evidence/page-facts.ts";
import { mainLanguage } from "../../evidence/text/text-language.ts";
import { nodesOfType, textOf } from "../../evidence/structured/collect-structured.ts";
import { isStated } from "../../evidence/structured/structured-entity.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { offersOf, offersOnPage } from "../../evidence/structured/structured-offers.ts";
import { memoByParts } from "../../evidence/memo-by-page.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import type { Outcome } from "../../../model/outcome.ts";
import { pathOf, startWith } from "../../../model/words.ts";
import { addressParts } from "../../../model/address-parts.ts";
import { businessName, businessReference, rootAddress } from "./business-facts.ts";
import { offerOf } from "./offer-node.ts";
import {
  BLOCK_CHARS,
  forPages,
  jsonLd,
  pageAddress,
  isPlaceholder,
  placeholder,
  siteText,
  type DraftMaker,
  writablePages,
} from "./draft-parts.ts";
import { isGeneralHeading } from "./general-heading.ts";
import { ownTopic } from "./page-topic.ts";
import { headingOf, isSlogan, tells } from "./slogan.ts";
import { isMenuPage } from "./menu-page.ts";
import { pageDescription, pageSentence } from "./page-sentence.ts";
import { noteOnRest, pricesOn, restOf } from "./named-prices.ts";
import { priceLines } from "./price-lines.ts";
import { namesOn } from "./people.ts";
import { courseDates, noteOnDates } from "./course-dates.ts";
import { comingDays, onlyPrice } from "./course-facts.ts";
import { isCourseName } from "./course-name.ts";
import { catalogOn, LEAST_LISTED, linkedOffers } from "./service-catalog.ts";

const NAME_CHARS = 110;
const MERGE = "Where the page describes the offer already, add to that block what it lacks: two blocks are two offers.";

const OFFERED = ["Product", "Service", "Offer", "Course", "Event", "SoftwareApplication", "OfferCatalog", "Menu"];
/** Where a page describes an offer already, its block is the place. */
function placesFor(outcome: Outcome, site: SiteEvidence): string[] {
  const urls = new Set(writablePages(outcome, site).map(({ url }) => url));
  const here = site.structured.filter(({ pageUrl }) => urls.has(pageUrl));
  return OFFERED.some((type) => nodesOfType(here, type).length > 0) ? [MERGE] : [];
}

/** What a page of such a business may be about instead of a service; elsewhere nothing is left to choose. */
function otherType({ industry, siteType }: SiteEvidence["profile"]): string[] {
  const kind = industry.subKind ?? "";
  if (kind === "lodging")
    return ["Take HotelRoom or Accommodation as @type where rooms are let, with a block for each of them."];
  if (industry.value === "education") return ["Take Course as @type where the page is about one course."];
  if (industry.value === "technology" && siteType.value !== "local-business")
    return ["Take SoftwareApplication as @type where the page is about software."];
  return WITH_DATES.has(kind) ? ["Take Event as @type where the page is about one date."] : [];
}
const WITH_DATES: ReadonlySet<string> = new Set(["events", "arts", "club", "nonprofit", "religion"]);

export const offeringDraft: DraftMaker = (site, outcome) => {
  const pages = writablePages(outcome, site);
  const pricing = site.pages.find(({ kind }) => kind === "pricing");
  // What software costs often stands on a page of its own: that one says it to machines.
  const isApart = pricing !== undefined && !pages.includes(pricing) && softwarePrices(pricing, site) !== undefined;
  const made = forPages(
    isApart && pages.length > 0 ? [...pages, pricing] : pages,
    { kind: "json-ld", title: "What the page offers, described for machines", notes: placesFor(outcome, site) },
    (page) => {
      // What another page tells of it is moved here, and not written anew.
      const isMoved = describedElsewhere(page, site.structured) !== undefined;
      const node = isMoved ? null : offeringOn(page, site);
      if (page === pricing && isApart) return node === null ? null : jsonLd(node);
      const isEmpty = [node?.name, node?.description].every((text) => isPlaceholder(text));
      return node?.description === undefined || isEmpty ? null : jsonLd(fitting(node));
    },
  );
  // Where the kind is seen nothing is left to choose.
  const isOpen = made?.content.includes('"@type": "Service"') === true && !made.content.includes("OfferCatalog");
  const notes = [
    ...(isApart && made?.pages?.includes(pricing) === true
      ? [`${startWith(pathOf(pricing.url))} is among them, as the price stands there.`]
      : []),
    ...(isOpen ? otherType(site.profile) : []),
    ...(made?.pages ?? []).flatMap((page) =>
      offerType(page, site) === "Course" ? noteOnDates(comingDays(page, site), page) : [],
    ),
  ];
  return made && { ...made, notes: [...made.notes, ...notes] };
};

/** Pages that show a price and do not give it to machines. */
export const priceDraft: DraftMaker = (site, outcome) => {
  const rests = new Map<PageFacts, string | null>();
  // The page of all prices says most.
  const pages = writablePages(outcome, site).toSorted(
    (a, b) => Number(b.kind === "pricing") - Number(a.kind === "pricing"),
  );
  const made = forPages(
    pages,
    {
      kind: "json-ld",
      title: "The prices of the page, for machines",
      notes: placesFor(outcome, site),
    },
    (page) => {
      const node = offeringOn(page, site);
      if (node === null || (node.offers === undefined && !isPriceList(node))) return null;
      const shown = fitting(node);
      rests.set(page, restOf(page, shown));
      return jsonLd(shown);
    },
  );
  const left = (made?.pages ?? []).flatMap((page) => rests.get(page) ?? []);
  return made && { ...made, notes: [...made.notes, ...noteOnRest(left)] };
};

/** One block for both drafts, so that an offer that lacks all of it is not described twice. */
const offeringOn = memoByParts(readOffering);

function readOffering(page: PageFacts, site: SiteEvidence): Record<string, unknown> | null {
  const name = offerName(page, site);
  // A list of products is none of them.
  if (isPlaceholder(name) && (page.kind === "event" || tells(ownTopic(page, site)))) return null;
  if (offerType(page, site) === LIST || name === "" || (page.kind === "product" && holdsManyProducts(page, site)))
    return null;
  const heading = headingOf(page, site);
  const isList = page.kind === "shop" || isGeneralHeading(heading, businessName(site));
  // Nor is a page that is headed "Products", nor a calendar an event.
  const isTop = (addressParts(page.url)?.pathname ?? "").split("/").filter(Boolean).length === 1;
  if (page.kind === "product" && isTop && heading !== "" && isList && offerType(page, site) === "Product") return null;
  if (page.kind === "event" && isList && offerType(page, site) !== "Course") return null;
  // A page of prices alone opens with what else has to be known, and no check asks it for a description.
  const names = namesOn(site);
  const description =
    page.kind === "pricing"
      ? undefined
      : (pageDescription(page, site.pages, names) ??
        pageSentence(page, site.pages, names) ??
        placeholder("what it is and whom it helps, in one sentence"));
  if (isMenuPage(page, site))
    return { "@type": "Menu", name: heading, url: pageAddress(page.url) || undefined, description };
  const offers = offersOn(page, site) ?? softwarePrices(page, site);
  const isService = offerType(page, site) === "Service";
  // A page that lists services and has no name of its own is none of them.
  const linked = page.kind === "services" && isService && isPlaceholder(name) ? linkedOffers(page, site) : [];
  if (linked.length >= LEAST_LISTED)
    return { ...catalogOn(page, site, businessName(site) ?? name, linked), description };
  // A list says of each thing what it is.
  const named = isList && isService ? offers?.filter((offer) => "name" in offer) : undefined;
  if (named !== undefined && named.length > 0) return { ...priceList(page, name, named), description };
  if (named !== undefined && page.kind !== "services") return null;
  if (isList && page.kind === "services" && isService) return { ...catalogOn(page, site, name), description };
  return { ...offerHead(page, site, name), description, offers };
}

/** As many prices as can be read before they are pasted. */
function fitting(node: Record<string, unknown>): Record<string, unknown> {
  const key = Array.isArray(node["offers"]) ? "offers" : "itemListElement";
  const offers: unknown = node[key];
  return Array.isArray(offers) && offers.length > 1 && jsonLd(node).length > BLOCK_CHARS
    ? fitting({ ...node, [key]: offers.slice(0, -1) })
    : node;
}

const isPriceList = ({ itemListElement: items }: Record<string, unknown>): boolean =>
  Array.isArray(items) && JSON.stringify(items).includes('"@type":"Offer"');

/** What has a price under a heading such as "Fees" is several things: none of them is called like the page. */
const priceList = (
  page: PageFacts,
  name: string,
  offers: readonly Record<string, unknown>[],
): Record<string, unknown> => ({
  "@type": "OfferCatalog",
  name,
  url: pageAddress(page.url) || undefined,
  itemListElement: offers,
});

const LIST_OF = 6;

/** Several products described, or so many things with a price of their own that none of them is what the page sells. */
function holdsManyProducts(page: PageFacts, { structured }: SiteEvidence): boolean {
  const here = structured.filter(({ pageUrl }) => pageUrl === page.url);
  if (nodesOfType(here, "Product").filter(isMainProduct).length > 1) return true;
  return new Set(priceLines(page).map(({ line }) => line)).size >= LIST_OF;
}

function offerHead(page: PageFacts, site: SiteEvidence, name: string): Record<string, unknown> {
  const type = offerType(page, site);
  const isSoftware = type === "SoftwareApplication";
  // On two pages it is one thing.
  const id = isSoftware && name === businessName(site) ? `${rootAddress(site)}#software` : undefined;
  const head = { "@type": type, "@id": id, name, url: (id ? rootAddress(site) : pageAddress(page.url)) || undefined };
  const days = comingDays(page, site);
  if (type === "Course")
    return { ...head, provider: businessReference(site), hasCourseInstance: courseDates(days, name, page, site) };
  if (type === "Event")
    return {
      ...head,
      startDate: days.length === 1 ? days[0] : placeholder("day and time in the form YYYY-MM-DDTHH:MM"),
      location: { "@type": "Place", name: placeholder("place") },
    };
  if (type === "Product") return { ...head, ...productFacts(page, site) };
  return {
    ...head,
    ...(isSoftware && { applicationCategory: placeholder("kind of software, such as BusinessApplication") }),
    provider: businessReference(site),
  };
}

/** What is asked of a product as soon as one is described, as far as the page's own block does not say it. */
function productFacts(page: PageFacts, site: SiteEvidence): Record<string, unknown> {
  const here = site.structured.filter(({ pageUrl }) => pageUrl === page.url);
  const node = nodesOfType(here, "Product").find(isMainProduct);
  const nodes = node === undefined ? [] : [node, ...offersOf(node, here).map((offer) => offer.node)];
  const named = siteText(textOf(node?.props.name), NAME_CHARS);
  const own = ownBrand(site);
  const ask = (what: string, ...names: string[]): string | undefined =>
    isStated(nodes, ...names) ? undefined : placeholder(what);
  return {
    ...(named !== "" && { name: named }),
    ...(site.profile.sells && {
      image: isStated(nodes, "image") ? undefined : ownPicture(page, site) || placeholder("address of a picture"),
      sku: ask("article number", "sku", "productID"),
      brand: isStated(nodes, "brand", "manufacturer") ? undefined : (own ?? placeholder("brand")),
      // What a business makes itself has a number of its own.
      ...(own === undefined
        ? { gtin: ask("GTIN, if there is one", ...GLOBAL_NUMBERS) }
        : { mpn: ask("your own number of the article", ...GLOBAL_NUMBERS) }),
    }),
  };
}

/** The name of the business, where the site's data give it to all of several products as their brand. */
function ownBrand(site: SiteEvidence): string | undefined {
  const name = (businessName(site) ?? "").toLowerCase();
  const brands = nodesOfType(site.structured, "Product")
    .filter(isMainProduct)
    .map(({ props }) => siteText(textOf(props["brand"]), NAME_CHARS));
  const isAll = brands.length > 1 && brands.every((brand) => brand.toLowerCase() === name);
  return isAll ? brands[0] : undefined;
}

/** What the page alone is shared with, where it stands in its text, too, and not on every page, as a logo does. */
function ownPicture(page: PageFacts, { pages }: SiteEvidence): string {
  const shown = metaContent(page, "og:image");
  const others = pages.filter((other) => other !== page);
  const isShown = ({ src }: ImageFacts): boolean => addressParts(src)?.pathname === addressParts(shown)?.pathname;
  const isOwn =
    page.images.some((image) => image.region === "main" && image.logoTo === undefined && isShown(image)) &&
    others.some(({ images }) => !images.some(isShown)) &&
    others.every((other) => metaContent(other, "og:image") !== shown);
  return isOwn ? pageAddress(shown) : "";
}

/** As its check names it; but a course is one only with days, and lessons on set days are one wherever they are told of. */
function offerType(page: PageFacts, site: SiteEvidence): string {
  if (page.kind !== "pricing" && isCourseName(topicOf(page)) && comingDays(page, site).length > 0) return "Course";
  const type = offerTypeOf(page, site.profile);
  return type === "Course" ? "Service" : type;
}

/**
 * The page's heading; where that only says what kind of page it is, or is a slogan, the business gives it a name or
 * its owner does. Software under a longer heading is called what the site's blocks or its maker call it.
 */
function offerName(page: PageFacts, site: SiteEvidence): string {
  const heading = headingOf(page, site);
  const business = businessName(site);
  const type = offerType(page, site);
  const isPraise = isSlogan(heading, mainLanguage(site.profile));
  if (type === "SoftwareApplication" && (isPraise || heading.split(" ").length > SOFTWARE_NAME_WORDS))
    return softwareName(page, site) || (business ?? placeholder("name of the software"));
  if (isPraise) return placeholder("name of what is offered");
  if (heading === "" || !isGeneralHeading(heading, business)) return heading;
  if (type === "SoftwareApplication" && business !== null) return business;
  if (business === null || type === "Product" || type === "Event") return placeholder("name of what is offered");
  if (heading.toLowerCase().includes(business.toLowerCase())) return business;
  return `${business}: ${heading}`;
}

const SOFTWARE_NAME_WORDS = 3;
/** The name that the site's own blocks give the software. */
function softwareName({ url }: PageFacts, { structured }: SiteEvidence): string {
  const nodes = nodesOfType(structured, "SoftwareApplication");
  const node = nodes.find(({ pageUrl }) => pageUrl === url) ?? nodes[0];
  return siteText(textOf(node?.props.name), NAME_CHARS);
}

/**
 * The prices of what the page offers; undefined where it shows none, or where it cannot be told which belongs to what:
 * a product has one price, and of several offers each has a name.
 */
function offersOn(page: PageFacts, site: SiteEvidence): Record<string, unknown>[] | undefined {
  if (offersOnPage(site.structured, page.url).some(({ prices }) => prices.length > 0)) return undefined;
  if (offerType(page, site) === "Course") {
    const price = onlyPrice(page);
    return price === null ? undefined : [offerOf("", price, page, site)];
  }
  return pricesOn(page, site);
}

/** Those of software on its page of prices, also where but one stands there. */
function softwarePrices(page: PageFacts, site: SiteEvidence): Record<string, unknown>[] | undefined {
  if (page.kind !== "pricing" || offerType(page, site) !== "SoftwareApplication") return undefined;
  if (offersOnPage(site.structured, page.url).some(({ prices }) => prices.length > 0)) return undefined;
  const price = onlyPrice(page);
  const plan = siteText(price?.under ?? "", NAME_CHARS);
  return offersOn(page, site) ?? (price === null ? undefined : [offerOf(plan, price, page, site)]);
}
