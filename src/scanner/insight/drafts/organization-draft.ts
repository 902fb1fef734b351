// Who the site belongs to, as JSON-LD: the whole description, or what an existing one lacks.
import { isOfType, mainTypeOf } from "../../evidence/structured/collect-structured.ts";
import { isStated, ownOrganizations, ownPlaces } from "../../evidence/structured/structured-entity.ts";
import type { SiteEvidence, SiteNode } from "../../evidence/site-evidence.ts";
import {
  businessDescription,
  businessId,
  businessName,
  contactPage,
  hasChannel,
  logoAddress,
  pageWith,
  profileAddresses,
  rootAddress,
  shownHours,
} from "./business-facts.ts";
import { jsonLd, placeholder, type DraftMaker, type DraftParts } from "./draft-parts.ts";
import { schemaTypeOf } from "./schema-type.ts";

type Props = Record<string, unknown>;

/** For sites that do not describe the business: all that can be said of it. */
export const organizationDraft: DraftMaker = (site, { id }) => {
  const name = businessName(site);
  if (name === null) return null;
  const { type, isGeneral } = schemaTypeOf(site);
  if (id === "localbusiness-present" && type === "Organization") return null;
  const isPlace = site.profile.isLocal || site.profile.siteType.value === "local-business";
  const isPerson = type === "Person";
  return draft(site, {
    title: isPerson ? "Who the site belongs to" : "The business, described for machines",
    props: {
      "@type": type,
      "@id": businessId(site),
      name,
      url: rootAddress(site),
      description: businessDescription(site),
      ...(isPerson ? {} : { logo: logoAddress(site) }),
      ...contactProps(site),
      ...(isPlace ? placeProps(site) : {}),
      ...profileProps(site),
    },
    notes: isGeneral
      ? [`Put the class that fits best in place of ${type}, for example from https://schema.org/LocalBusiness.`]
      : [],
  });
};

/** For sites whose description lacks facts: the lines to add to it. */
export const organizationFactsDraft: DraftMaker = (site) => {
  const nodes = ownOrganizations(site);
  const lacks = (...names: string[]): boolean => !isStated(nodes, ...names);
  return addition(site, nodes, {
    logo: lacks("logo", "image") ? (logoAddress(site) ?? placeholder("address of the logo", site.home.url)) : undefined,
    description: lacks("description", "slogan") ? businessDescription(site) : undefined,
    ...(lacks("telephone", "contactPoint", "email") ? contactProps(site) : {}),
    ...(profileAddresses(site).length > 1 ? profileProps(site) : {}),
    ...(site.profile.isLocal && lacks("address", "location") ? { address: addressProps(site) } : {}),
  });
};

/** For places whose description lacks facts that visitors ask for. */
export const placeFactsDraft: DraftMaker = (site) => {
  const nodes = ownPlaces(site);
  const lacks = (...names: string[]): boolean => !isStated(nodes, ...names);
  const is = (type: string): boolean => nodes.some((node) => isOfType(node, type));
  const paysOnSite = ["FoodEstablishment", "LodgingBusiness", "Store", "HealthAndBeautyBusiness"].some(is);
  const serves = !lacks("areaServed", "serviceArea");
  const contact = contactPage(site);
  return addition(site, nodes, {
    address: serves ? undefined : lacksStreet(nodes) ? addressProps(site) : undefined,
    telephone: lacks("telephone") ? placeholder("phone number", pageWith(site, "phone")) : undefined,
    openingHoursSpecification: lacks("openingHoursSpecification", "openingHours") ? shownHours(site) : undefined,
    hasMap:
      lacks("geo", "hasMap") && !serves ? placeholder("address of the place on a map service", contact) : undefined,
    priceRange:
      paysOnSite && lacks("priceRange")
        ? placeholder("price range, for example €€", pageWith(site, "pricing"))
        : undefined,
    ...(is("FoodEstablishment") && lacks("hasMenu", "menu")
      ? { hasMenu: placeholder("address of the menu", site.home.url) }
      : {}),
    ...(is("FoodEstablishment") && lacks("acceptsReservations") && hasChannel(site, "booking")
      ? { acceptsReservations: "True" }
      : {}),
  });
};

/** The hours of the pages' text, for a description that says something else. */
export const openingHoursDraft: DraftMaker = (site) => {
  const hours = shownHours(site);
  return hours === undefined ? null : addition(site, ownPlaces(site), { openingHoursSpecification: hours }, "replace");
};

const lacksStreet = (nodes: readonly SiteNode[]): boolean => !isStated(nodes, "address");

function addition(
  site: SiteEvidence,
  nodes: readonly SiteNode[],
  facts: Props,
  how: "add" | "replace" = "add",
): DraftParts | null {
  const [node] = nodes;
  const name = businessName(site);
  if (node === undefined || name === null || Object.values(facts).every((value) => value === undefined)) return null;
  return draft(site, {
    title: how === "add" ? "What the description of the business lacks" : "Opening hours as the pages show them",
    props: { "@type": mainTypeOf(node) ?? "Organization", "@id": businessId(site), name, ...facts },
    target: node.pageUrl,
    notes: [
      how === "add"
        ? "Best add these lines to the description that is there, so that the business is described once."
        : "Put these hours in place of those in the description that is there, or correct the text if it is the text that is wrong.",
    ],
  });
}

function draft(
  site: SiteEvidence,
  { title, props, target, notes }: { title: string; props: Props; target?: string; notes: readonly string[] },
): DraftParts {
  return {
    kind: "json-ld",
    title,
    target: target ?? rootAddress(site),
    content: jsonLd(props),
    notes: ["Goes into the head of the start page; a content system may have a field for it.", ...notes],
  };
}

const contactProps = (site: SiteEvidence): Props =>
  hasChannel(site, "phone")
    ? { telephone: placeholder("phone number", pageWith(site, "phone")) }
    : hasChannel(site, "email")
      ? { email: placeholder("email address", pageWith(site, "email")) }
      : {};

const placeProps = (site: SiteEvidence): Props => ({
  address: addressProps(site),
  openingHoursSpecification: shownHours(site),
});

/** Street addresses are never printed. */
function addressProps(site: SiteEvidence): Props {
  const page = contactPage(site);
  return {
    "@type": "PostalAddress",
    streetAddress: placeholder("street and number", page),
    postalCode: placeholder("postal code", page),
    addressLocality: placeholder("city", page),
    addressCountry: placeholder("country code of two letters", page),
  };
}

function profileProps(site: SiteEvidence): Props {
  const addresses = profileAddresses(site);
  return addresses.length === 0 ? {} : { sameAs: addresses };
}
