import { isCartAddress } from "../../evidence/commerce/cart-address.ts";
import { likelyOriginal } from "../../evidence/access/access-canonical.ts";
import { isSingular, listOf, pathOf, shareOf, startWith } from "../../../model/words.ts";
import { nodesOn, isOfType, textOf } from "../../evidence/structured/collect-structured.ts";
import { topicOf } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { isTemplate } from "../../evidence/page/page-template.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isOfferedBeside } from "../../evidence/commerce/offered-beside.ts";
import { LIST, offerTypeOf } from "../../evidence/commerce/offer-type.ts";
import { isProductList } from "../../evidence/commerce/commerce-products.ts";
import { describedElsewhere } from "../../evidence/commerce/described-elsewhere.ts";
import { isFilled } from "../../evidence/structured/structured-entity.ts";
import { defineCheck, judgePages, na } from "../define-check.ts";

/** Kinds of pages that offer something, and what stands on them. */
const OFFERED_ON: Readonly<Partial<Record<PageFacts["kind"], string>>> = {
  services: "services",
  product: "products",
  event: "events",
};
const OFFERINGS = [
  "Service",
  "Product",
  "SoftwareApplication",
  "Course",
  "Event",
  "Offer",
  "OfferCatalog",
  "MedicalProcedure",
  "MedicalTherapy",
  "MedicalTest",
  "Trip",
  "Menu",
  "Accommodation",
  "Book",
  "CreativeWorkSeries",
  "RealEstateListing",
  "JobPosting",
];
const SELLS_NOTHING: ReadonlySet<string> = new Set(["docs", "media-blog"]);

/** Name and description are asked for. No documented reader needs the provider where the site's own business is described. */
export const serviceOrProductNode = defineCheck({
  id: "service-or-product-node",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "structured", "profile"],
  title: "Each offer is described for machines",
  why: "Assistants that match a need with an offer read what is offered, by whom and for whom.",
  fix: "Describe what each page offers with the type that fits (Service, Product, SoftwareApplication, Course, Event): name, description and provider.",
  effort: "M",
  reference: "https://schema.org/Service",
  nowhere: "No page of services, products or events was recognized among those read.",
  headline: ({ name }, shown = []) =>
    `Assistants that compare offers by their data miss what ${shown.length === 1 ? `a page of ${name} offers` : `pages of ${name} offer`}`,
  run({ pages, structured, profile }) {
    if (SELLS_NOTHING.has(profile.siteType.value ?? "")) return na("A site of this kind offers nothing for sale.");
    const bare = new Set<string>();
    const kinds = new Set<string>();
    const places = new Set<string | undefined>();
    let isInPart = false;
    let isLinked = true;
    const part = (): string => (isInPart ? ", or not in full," : "");
    const verdict = judgePages(
      pages,
      (page) => {
        const offered = OFFERED_ON[isOfferedBeside(page, pages) ? "services" : page.kind];
        if (offered === undefined || isCartAddress(page.url) || isTemplate(page) || likelyOriginal(page, pages))
          return null;
        kinds.add(offered);
        const here = nodesOn(structured, page);
        const types = isProductList(page.url) ? [...OFFERINGS, LIST] : OFFERINGS;
        const offers = here.filter((node) => types.some((type) => isOfType(node, type)));
        const named = offers.filter(
          ({ props }) => textOf(props.name) !== "" || isFilled(props.itemListElement) || isFilled(props.itemOffered),
        );
        const place = offers.length > 0 ? undefined : describedElsewhere(page, structured);
        const isGood = named.some(
          ({ props }) => isFilled(props.description) || isFilled(props.itemListElement) || isFilled(props.itemOffered),
        );
        if (isGood) return true;
        places.add(place);
        if (offers.length === 0) {
          bare.add(offerTypeOf(page, profile));
          isLinked &&= leadsToEach(page);
          return {
            received: `${topicIn(page)}no offer in the page's data`,
            meaning: place === undefined ? "" : `Its data stand on ${pathOf(place)}.`,
          };
        }
        isInPart = true;
        bare.add(offers[0]?.types[0] ?? offerTypeOf(page, profile));
        const received = offers[0]?.types.join(", ") ?? "";
        return { received, meaning: named.length === 0 ? "The offer has no name." : "The offer has no description." };
      },
      ({ good, of }) => {
        const what = listOf([...kinds]).replace(" and ", " or ");
        return good === 0
          ? // Other pages may offer something, too: those of goods and prices are judged elsewhere.
            `${of} pages of ${what} do not say in their data${part()} what is offered there.`
          : `${shareOf(good, of, `page of ${what}`, `pages of ${what}`)} ${isSingular(good, of) ? "describes in its" : "describe in their"} data what is offered there.`;
      },
    );
    const paths = [...new Set(verdict.evidence.map(({ url }) => pathOf(url)))];
    return verdict.status === "warn" || verdict.status === "fail"
      ? {
          ...verdict,
          ...(paths.length === 1 && verdict.score === 0
            ? { situation: `${startWith(paths[0] ?? "")} does not say in its data${part()} what is offered there.` }
            : {}),
          fix:
            moved(places) ??
            `Describe in the data of ${listOf(paths, 4, Math.max(paths.length, verdict.pagesInAll ?? 0))} what is offered there, as ${listOf([...bare]).replace(" and ", " or ")}: with ${partsOf(bare, isLinked)}.`,
        }
      : verdict;
  },
});

/** Where the data of all of them stand on other pages. */
const moved = (places: ReadonlySet<string | undefined>): string | undefined =>
  places.has(undefined)
    ? undefined
    : `Put the data of each product, which stand on ${listOf([...places].map((place) => pathOf(place ?? "")))}, on the product's own page.`;

const topicIn = (page: PageFacts): string => {
  const topic = quoteOf(topicOf(page));
  return topic === "" ? "" : `“${topic}”: `;
};

const LEAST_LINKED = 3;
/** Whether the page leads to pages of what it lists; where it does not, its products have no addresses. */
const leadsToEach = ({ anchors, url }: PageFacts): boolean =>
  new Set(
    anchors.flatMap(({ href, region, hidden }) =>
      region === "main" && !hidden && /^https?:/.test(href) && !href.startsWith(url) ? [href] : [],
    ),
  ).size >= LEAST_LINKED;

/** A product has no provider, and a list is one of products. */
function partsOf(types: ReadonlySet<string>, isLinked: boolean): string {
  if (types.size === 1 && types.has(LIST))
    return isLinked ? "the name and address of each product in it" : "the name of each product in it";
  return types.has("Product") || types.has(LIST) ? "name and description" : "name, description and provider";
}
