import { partOf } from "../../../model/words.ts";
import { isOfType, textOf } from "../../evidence/structured/collect-structured.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isFilled } from "../../evidence/structured/structured-entity.ts";
import { defineCheck, judgePages, na } from "../define-check.ts";

const OFFERING_PAGES: ReadonlySet<PageFacts["kind"]> = new Set(["services", "product", "event"]);
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
  headline: ({ name }) => `Assistants that look for an offer do not see those of ${name}`,
  run({ pages, structured, profile }) {
    if (SELLS_NOTHING.has(profile.siteType.value ?? "")) return na("A site of this kind offers nothing for sale.");
    return judgePages(
      pages,
      (page) => {
        if (!OFFERING_PAGES.has(page.kind)) return null;
        const here = structured.filter(({ pageUrl }) => pageUrl === page.url);
        const offers = here.filter((node) => OFFERINGS.some((type) => isOfType(node, type)));
        const named = offers.filter(
          ({ props }) => textOf(props.name) !== "" || isFilled(props.itemListElement) || isFilled(props.itemOffered),
        );
        if (offers.length === 0)
          return {
            received: "no offer in the page's data",
            meaning: "The page's offer is not described for machines.",
          };
        if (
          named.some(
            ({ props }) =>
              isFilled(props.description) || isFilled(props.itemListElement) || isFilled(props.itemOffered),
          )
        )
          return true;
        const received = offers[0]?.types.join(", ") ?? "";
        return { received, meaning: named.length === 0 ? "The offer has no name." : "The offer has no description." };
      },
      ({ good, of }) => `What is offered is described for machines on ${partOf(good, of, "page")} with an offer.`,
    );
  },
});
