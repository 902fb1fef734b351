// Who the site belongs to, as JSON-LD: the whole description, or what an existing one lacks.
import { canonicalsOf, isMisnamed } from "../../evidence/access/access-canonical.ts";
import { countryOf, priceSigns, stateOf } from "./country-of.ts";
import { isOfType, resolveNodes, textOf, typeName } from "../../evidence/structured/collect-structured.ts";
import {
  addressOf,
  isDescription,
  isPlaceBound,
  isStated,
  namedElsewhere,
  ownOrganizations,
  ownPlaces,
  placeKeyOf,
  placesElsewhere,
  placesWithin,
  SERVED,
} from "../../evidence/structured/structured-entity.ts";
import { showsSeat } from "../../evidence/answers/answers-fact-places.ts";
import { isPlaceholderEmail } from "../../evidence/contacts/placeholders.ts";
import type { SiteEvidence, SiteNode } from "../../evidence/site-evidence.ts";
import {
  businessDescription,
  businessHead,
  businessName,
  addressPage,
  hasChannel,
  pageWith,
  profileAddresses,
  rootAddress,
  agreedHours,
  codePage,
  dailyHours,
  foundingYear,
  shownHours,
} from "./business-facts.ts";
import { addTo, jsonLd, pageAddress, placeholder, siteText, type DraftMaker, type DraftParts } from "./draft-parts.ts";
import { logoAddress } from "./own-logo.ts";
import { receivesPeople } from "../../evidence/answers/receives-people.ts";
import { legalNameOf } from "./legal-name.ts";
import { mapPosition } from "./map-position.ts";
import { isMenuPage } from "./menu-page.ts";
import { pagesOfPlaces } from "../own-places.ts";
import { namesOn } from "./people.ts";
import { isPlace, schemaTypesOf, tellingTypeOf } from "./schema-type.ts";
import { townOf } from "./town-of.ts";

type Props = Record<string, unknown>;

/**
 * For sites that do not describe the business: all that can be said of it, and what the checks ask that apply as soon
 * as it is described.
 */
export const organizationDraft: DraftMaker = (site, outcome) => {
  const [node] = placesAsServices(site);
  // One block answers both checks.
  const made = describedAnew(site, node === undefined ? outcome : { ...outcome, id: "organization-present" });
  if (made === null || node === undefined) return made;
  const note = `${node.types.map(typeName).join(" and ")} is a class of services: the block that is there has the facts of a place, and its @type names none.`;
  return { ...made, notes: [...made.notes, note] };
};

/** Services of the start page that have the address and hours of a place, where nothing describes the business. */
const placesAsServices = (site: SiteEvidence): SiteNode[] =>
  ownOrganizations(site).some(isDescription)
    ? []
    : site.structured.filter(
        (node) =>
          node.pageUrl === site.home.url &&
          node.path === "" &&
          isOfType(node, "Service") &&
          !isOfType(node, "Organization") &&
          isStated([node], "address") &&
          isStated([node], "geo", "openingHours", "openingHoursSpecification"),
      );

const describedAnew: DraftMaker = (site, { id }) => {
  const name = businessName(site);
  if (name === null) return null;
  const places = ownPlaces(site).filter(isDescription);
  if (id === "localbusiness-present" && places.length > 0) return kindOfPlace(site, places);
  const { types, props } = businessHead(site, name);
  if (id === "localbusiness-present" && types[0] === "Organization") return null;
  const nodes = [...ownOrganizations(site).filter(isDescription), ...placesAsServices(site)];
  // What another page says of it is no block to add to here.
  const here = nodes.filter(({ pageUrl }) => pageUrl === site.home.url);
  if (id === "localbusiness-present" && here.length > 0) return kindOfPlace(site, here);
  // The place that is described under another address would stand there twice.
  if (id === "localbusiness-present" && placesElsewhere(site).length > 0) return null;
  const isPerson = types[0] === "Person";
  const described = draft(site, {
    title: titleOf(isPerson, here.length > 0),
    props: {
      ...props,
      url: rootAddress(site),
      ...(isPerson ? { description: businessDescription(site), ...contactProps(site) } : factsOf(site, nodes)),
      ...(isPlace(site) ? placeProps(site, here, types) : {}),
      ...profileProps(site),
    },
    notes: [
      ...[...here, ...nodes, ...namedElsewhere(site)].slice(0, 1).map(addTo),
      ...(isPlace(site) && !isPerson && showsPlaces(site) ? [ONE_EACH] : []),
    ],
  });
  return { ...described, type: tellingTypeOf(types) };
};

function titleOf(isPerson: boolean, isThere: boolean): string {
  if (isThere) return ADDITIONS.add.title;
  return isPerson ? "Who the site belongs to" : "The business, described for machines";
}

/** The place is described, and not of which kind: its own node gets the class, and what it lacks. */
function kindOfPlace(site: SiteEvidence, places: readonly SiteNode[]): DraftParts | null {
  const types = schemaTypesOf(site);
  if (types[0] === "Organization") return null;
  const made = addition(site, places, {
    "@type": types.length === 1 ? types[0] : types,
    ...placeProps(site, places, types),
  });
  return made && { ...made, type: tellingTypeOf(types) };
}

/** For sites whose description lacks facts: the lines to add to it. */
export const organizationFactsDraft: DraftMaker = (site, outcome) => {
  const nodes = ownOrganizations(site);
  // Named as a publisher alone, the business is yet to be described, on the start page.
  if (!nodes.some(isDescription)) return nodes.length === 0 ? null : organizationDraft(site, outcome);
  const types = schemaTypesOf(site);
  return addition(site, nodes, {
    ...factsOf(site, nodes),
    ...(profileAddresses(site).length > 1 ? profileProps(site) : {}),
    ...(site.profile.isLocal && !isStated(nodes, "address", "location") ? { address: addressProps(site, nodes) } : {}),
    // The block becomes one of a place with this draft: then all is asked of it that visitors ask.
    ...(isPlace(site) && isPlaceBound({ types }) && ownPlaces(site).length === 0 ? placeProps(site, nodes, types) : {}),
  });
};

/** What is asked of every business and is not stated yet, and its legal name where the pages state it. */
function factsOf(site: SiteEvidence, nodes: readonly SiteNode[]): Props {
  const lacks = (...names: string[]): boolean => !isStated(nodes, ...names);
  return {
    foundingDate: lacks("foundingDate") ? foundingYear(site) : undefined,
    legalName: lacks("legalName") ? legalNameOf(site, businessName(site) ?? "") : undefined,
    logo: lacks("logo", "image") ? (logoAddress(site) ?? placeholder("address of the logo")) : undefined,
    description: lacks("description", "slogan")
      ? (businessDescription(site) ?? "[what you offer, in one sentence]")
      : undefined,
    ...(lacks("telephone", "contactPoint", "email") ? contactProps(site) : {}),
  };
}

/** For places whose description lacks facts that visitors ask for. */
export const placeFactsDraft: DraftMaker = (site) => {
  const nodes = ownPlaces(site);
  return addition(
    site,
    nodes,
    placeProps(
      site,
      nodes,
      nodes.flatMap(({ types }) => types),
    ),
  );
};

/** Degrees that a map of the pages gives; else they are asked for. */
const coordinates = (site: SiteEvidence): Props => ({
  "@type": "GeoCoordinates",
  // A map of what is let or built shows no seat.
  ...(mapPosition(site.pages.filter((page) => showsSeat(page, site.pages))) ?? {
    latitude: placeholder("latitude from a map service, in decimal degrees"),
    longitude: placeholder("longitude from a map service, in decimal degrees"),
  }),
});

const showsPlaces = ({ pages }: SiteEvidence): boolean => pagesOfPlaces(pages).length > 1;
const ONE_EACH =
  "The pages tell of several places: make one more block for each, with its own address, phone and hours, on the page of that place.";

/** What visitors ask of a place of these classes and the nodes do not state. */
function placeProps(site: SiteEvidence, own: readonly SiteNode[], types: readonly string[]): Props {
  const within = placesWithin(own, site.structured);
  const nodes = [...own, ...within];
  // What holds of one of several places is said with that one.
  const isOnePlace =
    !showsPlaces(site) && new Set(nodes.map((node) => placeKeyOf(node, site.structured)).filter(Boolean)).size < 2;
  const lacks = (...names: string[]): boolean => !isStated(nodes, ...names);
  const is = (type: string): boolean => isOfType({ types: [...types] }, type);
  const paysOnSite = ["FoodEstablishment", "LodgingBusiness", "Store", "HealthAndBeautyBusiness"].some(is);
  const serves = !lacks("areaServed", "serviceArea");
  const hours = shownHours(site) ?? agreedHours(site);
  const lacksHours = isOnePlace && lacks("openingHoursSpecification", "openingHours");
  const lacksTimes = is("LodgingBusiness") && lacksHours && hours === undefined && lacks("checkinTime");
  return {
    address: serves || addressOf(nodes, site.structured) !== null ? undefined : addressProps(site, nodes),
    telephone: lacks("telephone") ? phonePlaceholder(site) : undefined,
    openingHoursSpecification: lacksHours ? hours : undefined,
    openingHours:
      lacksHours && hours === undefined && !is("LodgingBusiness") && receivesPeople(site.pages, site.profile)
        ? openDays(site)
        : undefined,
    checkinTime: lacksTimes ? placeholder("time from which guests arrive, in the form HH:MM") : undefined,
    checkoutTime: lacksTimes ? placeholder("time until which guests leave, in the form HH:MM") : undefined,
    geo: isOnePlace && lacks("geo", "hasMap") && !serves ? coordinates(site) : undefined,
    priceRange:
      paysOnSite && lacks("priceRange")
        ? placeholder(`price range, for example ${priceSigns(countryOf(site))}`)
        : undefined,
    ...(is("FoodEstablishment") && lacks("hasMenu", "menu")
      ? { hasMenu: menuAddress(site) ?? (SERVED.some(is) ? placeholder("address of the menu") : undefined) }
      : {}),
    ...(is("FoodEstablishment") && lacks("acceptsReservations") && hasChannel(site, "booking")
      ? { acceptsReservations: "True" }
      : {}),
  };
}

function openDays(site: SiteEvidence): string[] {
  const told = dailyHours(site);
  return told === undefined
    ? ["[days and hours in the form Mo-Fr HH:MM-HH:MM]", "[further days]"]
    : [`[days in the form Mo-Fr] ${told}`];
}

/** The hours of the pages' text, for a description that says something else. */
export const openingHoursDraft: DraftMaker = (site) => {
  const hours = shownHours(site);
  return hours === undefined ? null : addition(site, ownPlaces(site), { openingHoursSpecification: hours }, "replace");
};

function addition(
  site: SiteEvidence,
  nodes: readonly SiteNode[],
  facts: Props,
  how: "add" | "replace" = "add",
): DraftParts | null {
  const described = nodes.filter(isDescription);
  const node = described.find(({ pageUrl }) => pageUrl === site.home.url) ?? described[0];
  const name = businessName(site);
  if (node === undefined || name === null || Object.values(facts).every((value) => value === undefined)) return null;
  const own = siteText(textOf(node.props["name"]), TOWN_CHARS * 2, namesOn(site));
  return draft(site, {
    title: ADDITIONS[how].title,
    props: { ...businessHead(site, own || name, node).props, ...ownUrl(node, site), ...facts },
    target: node.pageUrl,
    notes: [how === "add" ? addTo(node) : ADDITIONS.replace.note],
  });
}

/** Where the pages wrongly call another site the original, its address stands in their data, too. */
function ownUrl(node: SiteNode, site: SiteEvidence): Props {
  const stated = textOf(node.props["url"]);
  const [canonical] = canonicalsOf(site.home);
  if (canonical === undefined || !URL.canParse(stated) || !URL.canParse(canonical)) return {};
  const isForeign = new URL(stated).host === new URL(canonical).host && isMisnamed(site.home, canonical, site.pages);
  return isForeign ? { url: rootAddress(site) } : {};
}

const ADDITIONS = {
  add: { title: "What the description of the business lacks" },
  replace: {
    title: "Opening hours as the pages show them",
    note: "Put these hours in place of those in the description that is there, or correct the text if it is the text that is wrong.",
  },
};

function draft(
  site: SiteEvidence,
  { title, props, target, notes }: { title: string; props: Props; target?: string; notes: readonly string[] },
): DraftParts {
  const content = jsonLd(props);
  return {
    kind: "json-ld",
    title,
    target: target ?? rootAddress(site),
    content,
    notes: [
      ...(target !== undefined && target !== site.home.url
        ? ["Belongs to the description on the page named above, better still on the start page."]
        : []),
      ...notes,
    ],
  };
}

const contactProps = (site: SiteEvidence): Props =>
  hasChannel(site, "phone") ? { telephone: phonePlaceholder(site) } : { email: emailPlaceholder(site) };

/** Which of several is meant only the owner knows. */
function emailPlaceholder(site: SiteEvidence): string {
  const written = site.pages
    .flatMap(({ anchors }) => anchors)
    .flatMap(({ href }) => /^mailto:([^?]{3,200})/i.exec(href)?.[1]?.toLowerCase() ?? [])
    .filter((address) => !isPlaceholderEmail(address));
  const several = new Set(written).size;
  return placeholder(several > 1 ? `one of the ${several} email addresses` : "email address", pageWith(site, "email"));
}

/** Where no number was read, there may be none. */
function phonePlaceholder(site: SiteEvidence): string {
  const url = pageWith(site, "phone");
  return placeholder(url === null ? "phone number, if there is one" : "phone number", url);
}

/** Street addresses are never printed; what the site's data say of the town stays. */
export function addressProps(site: SiteEvidence, nodes: readonly SiteNode[]): Props {
  const page = addressPage(site);
  const [stated] = nodes.flatMap((node) => resolveNodes(site.structured, node.props["address"], node));
  const said = (part: string): string => siteText(textOf(stated?.props[part]), TOWN_CHARS, namesOn(site));
  const country = countryOf(site);
  return {
    "@type": "PostalAddress",
    streetAddress: placeholder("street and number", page),
    postalCode: placeholder("postal code", codePage(site)),
    addressLocality: said("addressLocality") || (townOf(site) ?? placeholder("city", page)),
    addressRegion: said("addressRegion") || (country === "US" ? (stateOf(site) ?? undefined) : undefined),
    addressCountry: said("addressCountry") || (country ?? placeholder("country code of two letters")),
  };
}
const TOWN_CHARS = 60;

function menuAddress(site: SiteEvidence): string | undefined {
  const page = site.pages.find((one) => isMenuPage(one, site));
  return (page === undefined ? "" : pageAddress(page.url)) || undefined;
}

function profileProps(site: SiteEvidence): Props {
  const addresses = profileAddresses(site);
  return addresses.length === 0 ? {} : { sameAs: addresses };
}
