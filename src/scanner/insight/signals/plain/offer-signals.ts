// What is offered and where: services, places, towns, people, courses, listings, documents.
import type { ListFacts } from "../../../evidence/page-facts.ts";
import { isRecord } from "../../../../model/read-json.ts";
import { listOf } from "../../../../model/words.ts";
import { peopleShown } from "../../name/people-shown.ts";
import { distinctPlaces, pagesOfPlaces, placeKey } from "../../own-places.ts";
import { quoteOf } from "../../quote-of.ts";
import { showsStockPortraits } from "../../stock-portraits.ts";
import type { Counted } from "./counted.ts";
import { documentsOn } from "../document-hits.ts";
import { statesTerms } from "../privacy-notice.ts";
import { nodesOfType, textOf } from "../schema-hits.ts";
import type { ReadPage, SignalHit, SiteReading } from "../site-reading.ts";
import { labelHits, termHits } from "../term-hits.ts";
import { vendorHits } from "../vendor-hits.ts";
import { countNames, hitAt, hitOn, mostOf, NOTED, sitemapUrl } from "./make-hit.ts";
import { homesInTables } from "./rent-tables.ts";

const SERVICE_NODES = new Set(["Service", "MedicalProcedure", "MedicalTherapy"]);
const MOST_SERVICES = 40;

/** Services by name: nodes of the data, pages below the service index, or headings on the service page. */
function countServices(reading: SiteReading): Counted {
  const inData = reading.structured
    .filter((node) => node.types.some((type) => SERVICE_NODES.has(type)))
    .map((node) => ({
      name: textOf(node, "name"),
      hit: hitAt(node.pageUrl, "schema", `Service: ${textOf(node, "name")}`),
    }));
  const pages = reading.pages.filter((page) => page.facts.kind === "services");
  const own = pages
    .filter((page) => page.path.split("/").filter(Boolean).length >= 2)
    .map((page) => ({ name: headingOf(page), hit: hitOn(page, "page", headingOf(page)) }));
  const parts = headingsOfMany(pages);
  const headed = pages.flatMap((page) =>
    page.facts.headings
      .filter(({ text }) => !parts.has(text.trim().toLowerCase()))
      .filter((heading) => (heading.level === 2 || heading.level === 3) && heading.region === "main" && !heading.hidden)
      .filter((heading) => heading.text.length <= 60 && !/[?!]/.test(heading.text))
      .map((heading) => ({ name: heading.text, hit: hitOn(page, `h${heading.level}`, heading.text) })),
  );
  const best = mostOf(countNames(inData), countNames(own), countNames(headed), countNames(listedServices(reading)));
  return {
    ...best,
    count: Math.min(best.count, MOST_SERVICES),
    hits: best.hits.map((hit) => ({ ...hit, isCondition: true })),
  };
}

/** Headings that most pages of services have are parts of such a page: "In pictures", "Free quote". */
function headingsOfMany(pages: readonly ReadPage[]): ReadonlySet<string> {
  const seen = pages.flatMap(({ facts }) => [...new Set(facts.headings.map(({ text }) => text.trim().toLowerCase()))]);
  const counts = Map.groupBy(seen, (text) => text);
  return new Set([...counts].filter(([, on]) => on.length > 1 && on.length * 2 >= pages.length).map(([text]) => text));
}

/** Items of a list right under a heading that says services. */
function listedServices(reading: SiteReading): { name: string; hit: SignalHit }[] {
  const headings = new Set(labelHits(reading, "term:services").map((hit) => `${hit.url} ${hit.quote}`));
  // "Use of our services" heads what terms forbid.
  const own = reading.pages.filter(({ facts }) => facts.kind !== "legal" && !statesTerms(facts));
  return own.flatMap((page) =>
    page.facts.lists
      .filter(
        (list) =>
          list.region === "main" && headings.has(`${page.facts.url} ${page.facts.headings[list.heading]?.text ?? ""}`),
      )
      .flatMap((list) =>
        list.texts.map((text) => ({ name: nameOfItem(text, list, page), hit: hitOn(page, "list", text) })),
      ),
  );
}

/** Its own heading where it has one, else what stands before a colon or before a link that other entries have, too. */
function nameOfItem(text: string, { heading, texts }: ListFacts, { facts: { headings, anchors } }: ReadPage): string {
  const own = headings.slice(heading + 1).find((one) => one.text !== "" && text.startsWith(`${one.text} `));
  if (own) return own.text;
  const endsWith = (entry: string, link: string): boolean => link !== "" && entry.endsWith(` ${link}`);
  const [link = ""] = anchors.flatMap((one) => (endsWith(text, one.text) ? one.text : []));
  const isShared = texts.filter((entry) => endsWith(entry, link)).length > 1;
  return (isShared ? text.slice(0, -link.length) : text).split(/[:–—]/)[0] ?? text;
}

const headingOf = (page: ReadPage): string =>
  page.facts.headings.find((heading) => heading.level === 1 && !heading.hidden)?.text ??
  page.facts.titles[0] ??
  page.path;

/** Places of the business: a page or a business node each, with an address that the others do not have. */
function countPlaces(reading: SiteReading): Counted {
  const shown = new Set(pagesOfPlaces(reading.pages.map(({ facts }) => facts)).map(({ url }) => url));
  const pages = reading.pages
    .filter((page) => shown.has(page.facts.url))
    .map((page) => ({ name: page.path, hit: hitOn(page, "page", headingOf(page)) }));
  const nodes = reading.structured
    .filter((node) => node.path === "")
    .flatMap((node) =>
      [node.props["address"]].flat().map((address) => ({
        name: isRecord(address) ? placeKey(address) : textOf(node, "address"),
        hit: hitAt(node.pageUrl, "schema", `Place: ${textOf(node, "name")}`),
      })),
    );
  const distinct = new Set(distinctPlaces(nodes.map(({ name }) => name)));
  const best = mostOf(countNames(pages), countNames(nodes.filter(({ name }) => distinct.has(name))));
  return { ...best, names: [] };
}

/** Towns that are served: stated in the data, or listed under a heading for the service area. */
function countTowns(reading: SiteReading): Counted {
  const inData = reading.structured.flatMap((node) => {
    const names = namesIn(node.props["areaServed"]);
    const hit = hitAt(node.pageUrl, "schema", toldArea(names));
    return names.map((name) => ({ name, hit }));
  });
  const headings = new Set(termHits(reading, "term:service-area").map((hit) => `${hit.url} ${hit.quote}`));
  const listed = reading.pages.flatMap((page) =>
    page.facts.lists
      .filter((list) => headings.has(`${page.facts.url} ${quoteOf(page.facts.headings[list.heading]?.text ?? "")}`))
      .flatMap((list) => list.texts.map((text) => ({ name: text, hit: hitOn(page, NOTED, toldArea(list.texts)) }))),
  );
  return mostOf(countNames(inData), countNames(listed));
}

const MOST_NAMED = 5;
const toldArea = (names: readonly string[]): string => `Area served: ${listOf(names, MOST_NAMED)}`;

function namesIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(/,\s*/).filter((name) => name.length <= 60);
  if (Array.isArray(value)) return value.slice(0, 60).flatMap(namesIn);
  return typeof value === "object" && value !== null && "name" in value ? namesIn(value.name) : [];
}

const NAME_LIKE =
  /^(?:(?:dr|prof|mr|mrs|ms|dipl|mag|dott|doc)\.?[\s-]+)*\p{Lu}[\p{L}'’.-]*(?:[\s-]+(?:\p{Lu}[\p{L}'’.-]*|van|von|de|del|da|di|der|den|el|al)){1,4}(?:,.{0,40})?$/u;
const PERSON_PATH = /^(?:employee|employees|member|members|founder|founders)(?:[./[]|$)/i;

/** People who are shown as staff. They are counted and never named. */
function countPeople(reading: SiteReading): Counted {
  const teamPages = reading.pages.filter(
    (page) =>
      page.facts.kind === "team" ||
      /-(?:team|staff|people|our-team|ueber-uns|equipe|equipo|zespol|doctors|attorneys|about)-/.test(page.words),
  );
  const urls = new Set(teamPages.map((page) => page.facts.url));
  const nodes = reading.structured
    .filter((node) => node.types.includes("Person") && (urls.has(node.pageUrl) || PERSON_PATH.test(node.path)))
    .map((node) => ({ name: textOf(node, "name"), hit: hitAt(node.pageUrl, "schema", "People named as staff") }));
  const headed = teamPages
    .filter(({ facts }) => facts.kind === "team" && !showsStockPortraits(facts))
    .flatMap((page) =>
      page.facts.headings
        .filter(
          (heading) =>
            heading.level >= 2 && !heading.hidden && heading.text.length <= 60 && NAME_LIKE.test(heading.text.trim()),
        )
        .map((heading) => ({ name: heading.text, hit: hitOn(page, NOTED, "People named as staff") })),
    );
  const shown = peopleShown(reading.pages.map(({ facts }) => facts).filter((page) => !showsStockPortraits(page))).map(
    ({ url, names }) =>
      countNames([...names].map((name) => ({ name, hit: hitAt(url, NOTED, "People named as staff") }))),
  );
  const best = mostOf(countNames(nodes), countNames(headed), ...shown);
  return { ...best, names: [] };
}

const countCourses = (reading: SiteReading): Counted => {
  const nodes = reading.structured
    .filter((node) => node.types.includes("Course"))
    .map((node) => ({
      name: textOf(node, "name"),
      hit: hitAt(node.pageUrl, "schema", `Course: ${textOf(node, "name")}`),
    }));
  const pages = reading.pages
    .filter((page) => /\/(?:courses?|kurse?|cours|cursos?|corsi|kursy|trainings?)\/[^/]/.test(page.path))
    .map((page) => ({ name: page.path, hit: hitOn(page, "page", headingOf(page)) }));
  return mostOf(countNames(nodes), countNames(pages));
};

const LISTING_PATH =
  /\/(?:listings?|propert(?:y|ies)|homes-for-sale|immobilien|objekte?|annonces?|inmuebles?|immobili|woningen|oferty?|ilan)\/[^/]{3,}/i;

function countListings(reading: SiteReading): Counted {
  const nodes = nodesOfType(reading, "RealEstateListing").map((node) => ({
    name: textOf(node, "url") || textOf(node, "name"),
    hit: hitAt(node.pageUrl, "schema", "A property in the data"),
  }));
  const linked = reading.pages.flatMap((page) =>
    page.facts.anchors
      .filter(
        (anchor) =>
          !anchor.hidden &&
          LISTING_PATH.test(anchor.href) &&
          anchor.href.includes(reading.evidence.target.registrableDomain),
      )
      .map((anchor) => ({
        name: anchor.href.split(/[?#]/)[0] ?? "",
        hit: hitOn(page, "link", anchor.text || "A property"),
      })),
  );
  const listed = reading.evidence.sitemap.urls.filter(({ loc }) => LISTING_PATH.test(loc));
  const first = listed[0];
  const inSitemap: Counted = {
    count: listed.length,
    names: [],
    hits: first ? [hitAt(sitemapUrl(reading, first.loc), "sitemap", `${listed.length} properties listed`)] : [],
  };
  return { ...mostOf(countNames(nodes), countNames(linked), countNames(homesInTables(reading)), inSitemap), names: [] };
}

const countDocuments =
  (topic: string) =>
  (reading: SiteReading): Counted =>
    countNames(documentsOn(reading, topic).map((document) => ({ name: document.file, hit: document.hit })));

function areaServed(reading: SiteReading): SignalHit[] {
  return reading.structured
    .filter((node) => "areaServed" in node.props)
    .slice(0, 1)
    .map((node) => hitAt(node.pageUrl, "schema", toldArea(namesIn(node.props["areaServed"]))));
}

/** Bookings that belong to rooms and tables: the work of wf-reservations. */
function bookingsAreForRooms(reading: SiteReading): SignalHit[] {
  if (labelHits(reading, "term:appointment").length > 0) return [];
  const businesses = nodesOfType(reading, "LodgingBusiness", "FoodEstablishment").map((node) =>
    hitAt(node.pageUrl, "schema", node.types[0] ?? ""),
  );
  const words = [...labelHits(reading, "term:book-room"), ...labelHits(reading, "term:book-table")].filter(
    // "Hébergement" on a legal page is where the site is kept.
    ({ strength }) => strength >= 1,
  );
  return [...businesses, ...words, ...vendorHits(reading, "vendor:reservation")].slice(0, 2);
}

function reservationAddress(reading: SiteReading): SignalHit[] {
  return reading.structured
    .filter((node) => /^https?:/.test(textOf(node, "acceptsReservations")))
    .slice(0, 1)
    .map((node) => hitAt(node.pageUrl, "schema", "An address for reservations is stated"));
}

export const offerSignals = {
  "area served": areaServed,
  "homes with rents": (reading: SiteReading): SignalHit[] =>
    homesInTables(reading)
      .map(({ hit }) => hit)
      .slice(0, 2),
  "bookings are for rooms or tables": bookingsAreForRooms,
  "reservation address": reservationAddress,
};

export const offerCounts = {
  services: countServices,
  places: countPlaces,
  towns: countTowns,
  people: countPeople,
  courses: countCourses,
  listings: countListings,
  "form documents": countDocuments("form"),
  "quality documents": countDocuments("quality"),
};
