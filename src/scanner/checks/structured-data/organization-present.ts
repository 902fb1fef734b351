import { nodesOfType, hostOfNode, textOf } from "../../evidence/structured/collect-structured.ts";
import {
  isDescription,
  isFilled,
  namedElsewhere,
  ownOrganizations,
} from "../../evidence/structured/structured-entity.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { absent, defineCheck, fail, pass, seen, warn } from "../define-check.ts";

const ONE_PERSON: ReadonlySet<string> = new Set(["portfolio"]);

/** Organization or any class below it, as a Dentist is; for sites of one person a Person. */
export const organizationPresent = defineCheck({
  id: "organization-present",
  agent: "essentials",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["structured", "target", "home", "profile"],
  title: "The site says who it belongs to",
  why: "With its name and web address in one place, a business is not mixed up with others of the same name.",
  fix: "Describe the business in the JSON-LD of the start page of {host}, with the type that fits best, its name and its url.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  headline: ({ name }) => `Machines have to work out from the text that the site belongs to ${name}`,
  run({ structured, target, home, profile }) {
    const organizations = ownOrganizations({ structured, target });
    const persons = ONE_PERSON.has(profile.siteType.value ?? "") ? nodesOfType(structured, "Person") : [];
    const candidates = [...organizations, ...persons];
    const named = candidates.filter(({ props }) => textOf(props.name) !== "");
    const complete = named.find(({ props, id }) => isFilled(props.url) || (id ?? "").startsWith(target.origin));
    if (complete) {
      return pass(
        "The site describes who it belongs to, with name and web address.",
        show(complete, "Name and web address are there."),
      );
    }
    const [first] = named;
    if (first) {
      return warn(
        "The site names who it belongs to, without its web address.",
        isDescription(first)
          ? show(first, "The web address (url) is missing.")
          : seen(home.url, shown(first), "Only articles name it, as their publisher and without its url."),
      );
    }
    const [elsewhere] = namedElsewhere({ structured, target });
    if (elsewhere) {
      const other = hostOfNode(elsewhere);
      return fail(
        `The organization that the pages describe has its address at ${other}, and not at ${target.host}.`,
        show(elsewhere, `Its url is that of ${other}: machines take it for another business.`),
        {
          fix: `Correct the description that is there: its url has to be ${target.origin}/. Where it describes another business on purpose, add one of your own.`,
        },
      );
    }
    const types = [...new Set(structured.flatMap(({ types }) => types))].slice(0, 8).join(", ");
    return absent(
      fail(
        `No page read of ${target.host} describes who the site belongs to.`,
        seen(home.url, types === "" ? "no facts for machines" : `described: ${types}`, ""),
      ),
    );
  },
});

const show = (node: SiteNode, meaning: string) => seen(node.pageUrl, shown(node), meaning);
const shown = ({ types, props }: SiteNode): string => `${types.join(", ")} "${textOf(props.name).slice(0, 80)}"`;
