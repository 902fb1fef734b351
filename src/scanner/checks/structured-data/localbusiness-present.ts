import { listOf } from "../../../model/words.ts";
import {
  isStated,
  ownOrganizations,
  ownPlaces,
  placeKindOf,
  placesElsewhere,
} from "../../evidence/structured/structured-entity.ts";
import { hostOfNode } from "../../evidence/structured/collect-structured.ts";
import { absent, defineCheck, fail, NOT_VISITED, pass, seen, warn } from "../define-check.ts";

/** Types that stand in for that of a business of which nothing is known. */
export const EXAMPLE_TYPES = "Dentist, Bakery or Plumber";

const FIX = `Describe the business on the start page of {host} with the most specific type there is, for example ${EXAMPLE_TYPES}.`;

const UNKNOWN_KIND = "Readers of the vocabulary do not know what kind this is.";

/** A specific kind of place. Schools, hospitals, churches and museums are places without being a LocalBusiness. */
export const localbusinessPresent = defineCheck({
  id: "localbusiness-present",
  agent: "essentials",
  category: "Structured data and entity",
  aeoCategory: "Entity and reviews",
  counts: ["readiness", "aeo"],
  severity: 2,
  evidence: "A",
  needs: ["structured", "target", "home", "profile"],
  title: "The site says what kind of local business it is",
  why: "Assistants that are asked for a dentist or a bakery nearby look for places of that kind.",
  fix: FIX,
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/local-business",
  headline: ({ name }, shown = []) =>
    shown.some(({ meaning }) => meaning === UNKNOWN_KIND)
      ? `Assistants are not told what kind of business ${name} is`
      : `Assistants asked for a business nearby may not find ${name}`,
  run({ structured, target, home, profile }) {
    if (!profile.isLocal) return NOT_VISITED;
    const places = ownPlaces({ structured, target });
    const [elsewhere] = placesElsewhere({ structured, target });
    const other = elsewhere === undefined ? "" : hostOfNode(elsewhere);
    const specific = places.find((node) => placeKindOf(node) !== null);
    if (specific) {
      const kind = placeKindOf(specific) ?? "";
      return pass(
        specific === elsewhere
          ? `The site says what kind of place it is, under the address of ${other}: ${kind}.`
          : `The site says what kind of place it is: ${kind}.`,
        seen(specific.pageUrl, specific.types.join(", "), "A specific kind of place."),
      );
    }
    const [general] = places;
    if (general?.readAs !== undefined) {
      const unknown = listOf(general.types);
      return warn(
        `The site names its kind of place with a word that is no type of schema.org: ${unknown}.`,
        seen(general.pageUrl, unknown, UNKNOWN_KIND),
        {
          fix: `Put the nearest type of the schema.org vocabulary in place of ${unknown}, and LocalBusiness where none fits.`,
        },
      );
    }
    if (general) {
      return warn(
        "The site describes a local business without saying of which kind.",
        seen(general.pageUrl, general.types.join(", "), "A more specific type would tell what is offered."),
        { fix: `${FIX.slice(0, -1)}, in place of ${listOf(general.types)}.` },
      );
    }
    const withAddress = ownOrganizations({ structured, target }).find((node) => isStated([node], "address"));
    if (withAddress) {
      return warn(
        "The site gives an address for the business without saying that people can go there.",
        seen(
          withAddress.pageUrl,
          withAddress.types.join(", "),
          "An organization with an address, not a local business.",
        ),
      );
    }
    if (elsewhere !== undefined) {
      return fail(
        `The one place that the pages describe has its address at ${other}, and they describe another business as their own.`,
        seen(
          elsewhere.pageUrl,
          `${elsewhere.types.join(", ")} at ${other}`,
          `If this is the business itself, its url has to be that of ${target.host}.`,
        ),
      );
    }
    return absent(
      fail(
        `No page read of ${target.host} describes the business as a place.`,
        seen(home.url, "no LocalBusiness or kind of it", ""),
      ),
    );
  },
});
