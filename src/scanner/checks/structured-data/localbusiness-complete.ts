import { listOf } from "../../../model/words.ts";
import { isOfType, resolveNodes } from "../../evidence/structured/collect-structured.ts";
import {
  addressOf,
  isFilled,
  isStated,
  ownPlaces,
  placesWithin,
  samplesIn,
  sentenceOnSamples,
  SERVED,
} from "../../evidence/structured/structured-entity.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { findShownHours } from "../../evidence/structured/structured-hours-text.ts";
import { receivesPeople } from "../../evidence/answers/receives-people.ts";
import { factsLeftOut, type Fact, judgeFacts, lackingIn } from "../left-out.ts";
import { defineCheck, na, NOT_VISITED } from "../define-check.ts";

export const localbusinessComplete = defineCheck({
  id: "localbusiness-complete",
  agent: "structured-data",
  category: "Structured data and entity",
  aeoCategory: "Key facts and pricing",
  counts: ["readiness", "aeo"],
  severity: 2,
  evidence: "A",
  needs: ["structured", "target", "profile", "home", "channels", "pages"],
  title: "The description of the business as a place is complete",
  why: "Where, when and how to reach a business are what people ask assistants most about local businesses.",
  fix: "Add what is missing to the description of the business: address with street and postal code, telephone, opening hours, coordinates, price range.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/local-business",
  headline: ({ name }, shown = []) =>
    `Assistants that look for a place nearby miss ${factsLeftOut(shown)} in the data of ${name}`,
  run({ structured, target, profile, home, channels, pages }) {
    if (!profile.isLocal) return NOT_VISITED;
    const nodes = ownPlaces({ structured, target });
    if (nodes.length === 0)
      return na("The site does not describe the business as a place, so there is nothing to complete.");
    // What stands with each of several places is stated, too: the one that lacks most is told.
    const within = placesWithin(nodes, structured);
    const has = {
      phone: channels.some(({ type }) => type === "phone"),
      hours: receivesPeople(pages, profile),
      shownHours: pages.some((page) => findShownHours(page).length > 0),
    };
    const [facts = []] = (within.length === 0 ? [nodes] : within.map((place) => [...nodes, place]))
      .map((place) => wantedFacts(place, structured, has))
      .toSorted((a, b) => lackingIn(b).length - lackingIn(a).length);
    const lacking = lackingIn(facts);
    const missing = lacking.map(({ name }) => name);
    const samples = samplesIn(nodes, structured);
    const share = (facts.length - missing.length) / facts.length;
    const situation =
      missing.length === 0
        ? "The description of the business as a place is complete."
        : `What machines are told about ${within.length > 1 ? "one of the places" : "the business as a place"} leaves out ${listOf(missing, 7)}.${sentenceOnSamples(samples)}`;
    return judgeFacts(
      { url: nodes[0]?.pageUrl ?? home.url, nodes, lacking, share },
      situation,
      "the business as a place, which people do not see",
    );
  },
});

/** An address that names a town and no street. */
const hasTown = (nodes: readonly SiteNode[], all: readonly SiteNode[]): boolean =>
  nodes
    .flatMap((node) => resolveNodes(all, node.props["address"], node))
    .some(({ props }) => isFilled(props["addressLocality"]) && !isFilled(props["streetAddress"]));

const HOURS = ["openingHoursSpecification", "openingHours"];

function wantedFacts(
  nodes: readonly SiteNode[],
  all: readonly SiteNode[],
  has: { phone: boolean; hours: boolean; shownHours: boolean },
): Fact[] {
  const serves = isStated(nodes, "areaServed", "serviceArea");
  const is = (type: string) => nodes.some((node) => isOfType(node, type));
  const facts: Fact[] = [
    {
      name: hasTown(nodes, all) ? "the street of the address" : "an address",
      add: hasTown(nodes, all) ? "the street in the address" : "address with street and postal code",
      isThere: addressOf(nodes, all) !== null || serves,
    },
    {
      name: "a phone number",
      add: has.phone ? "telephone" : "telephone, once the pages show a number",
      isThere: isStated(nodes, "telephone"),
    },
    // Guests ask a house when they can come and when they leave, which a house without a desk has in place of hours.
    ...(is("LodgingBusiness")
      ? [
          {
            name: "the times of arrival and departure",
            add: "checkinTime and checkoutTime",
            isThere: isStated(nodes, "checkinTime", ...HOURS),
          },
        ]
      : has.hours
        ? [
            {
              name: "opening hours",
              add: has.shownHours
                ? "opening hours as the pages state them"
                : "opening hours, on a page and in the data",
              isThere: isStated(nodes, ...HOURS),
            },
          ]
        : []),
    {
      name: "a place on the map",
      add: "coordinates",
      isThere: isStated(nodes, "geo", "hasMap") || serves,
    },
  ];
  // A price range means something where guests or buyers pay as they come; doctors and schools have none.
  if (is("FoodEstablishment") || is("LodgingBusiness") || is("Store") || is("HealthAndBeautyBusiness")) {
    facts.push({ name: "a price range", add: "price range", isThere: isStated(nodes, "priceRange") });
  }
  if (SERVED.some(is)) {
    facts.push({ name: "a menu", add: "menu", isThere: isStated(nodes, "hasMenu", "menu") });
    facts.push({
      name: "whether tables can be booked",
      add: "whether tables can be booked",
      isThere: isStated(nodes, "acceptsReservations"),
    });
  }
  return facts;
}
