import { listOf } from "../../../model/words.ts";
import { resolveNodes, textsOf } from "../../evidence/structured/collect-structured.ts";
import {
  isDescription,
  isStated,
  ownOrganizations,
  ownPlaces,
  samplesIn,
  sentenceOnSamples,
} from "../../evidence/structured/structured-entity.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { factsLeftOut, type Fact, judgeFacts, lackingIn } from "../left-out.ts";
import { defineCheck, na } from "../define-check.ts";

const PROFILES = 2;

/**
 * Facts of all nodes about the business together; founding year or legal name count as a bonus. Profiles elsewhere are
 * asked for only of who has some, by what pages or data link: what does not exist is not left out.
 */
export const organizationComplete = defineCheck({
  id: "organization-complete",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["structured", "target", "profile", "home", "channels"],
  title: "The facts about the business are complete",
  why: "Logo, contact, address and profiles elsewhere let machines recognize one business in many places.",
  fix: "Add what is missing to the description of the business: logo, description, telephone or email, address, and sameAs with the addresses of its profiles.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  headline: ({ name }, shown = []) => `Assistants that look up who ${name} is miss ${factsLeftOut(shown)} in its data`,
  run({ structured, target, profile, home, channels }) {
    const nodes = ownOrganizations({ structured, target });
    if (nodes.length === 0) return na("The site does not describe who it belongs to, so there is nothing to complete.");
    const samples = samplesIn(nodes, structured);
    const isPlace = ownPlaces({ structured, target }).length > 0;
    const networks = channels.filter(({ type, confidence }) => type === "social" && confidence !== "low").length;
    const isThin = isThinAddress(nodes, structured);
    const wanted = wantedFacts(nodes, { isLocal: profile.isLocal, isPlace, networks, isThin }, samples);
    const lacking = lackingIn(wanted);
    const missing = lacking.map(({ name }) => name);
    const bonus = isStated(nodes, "legalName", "foundingDate") ? 1 : 0;
    const share = Math.min(1, (wanted.length - missing.length + bonus) / wanted.length);
    const situation =
      missing.length === 0
        ? isThin
          ? "What machines are told about the business is complete, save that its address has neither street nor town."
          : "What machines are told about the business is complete."
        : `What machines are told about the business leaves out ${listOf(missing, 6)}.${sentenceOnSamples(samples)}`;
    return judgeFacts(
      { url: nodes.find(isDescription)?.pageUrl ?? home.url, nodes, lacking, share },
      situation,
      "the business that machines read",
    );
  },
});

/** An address that is given, and tells no more than country or region. */
function isThinAddress(nodes: readonly SiteNode[], all: readonly SiteNode[]): boolean {
  const addresses = nodes.flatMap((node) => resolveNodes(all, node.props.address, node));
  return addresses.length > 0 && !isStated(addresses, "streetAddress", "postalCode", "addressLocality", "name");
}

function wantedFacts(
  nodes: readonly SiteNode[],
  { isLocal, isPlace, networks, isThin }: { isLocal: boolean; isPlace: boolean; networks: number; isThin: boolean },
  samples: readonly string[],
): Fact[] {
  const profiles = new Set(
    nodes.flatMap(({ props }) => textsOf(props.sameAs)).filter((text) => text.startsWith("http")),
  );
  const facts: Fact[] = [
    { name: "a logo", add: "logo", isThere: isStated(nodes, "logo", "image") },
    { name: "a description", add: "description", isThere: isStated(nodes, "description", "slogan") },
    {
      name: "a phone number or contact",
      add: "telephone or email",
      isThere: isStated(nodes, "telephone", "contactPoint", "email"),
    },
  ];
  const known = Math.min(PROFILES, Math.max(networks, profiles.size));
  if (known > 0)
    facts.push({
      name:
        profiles.size === 1 ? "a second profile elsewhere" : `${known === 1 ? "its profile" : "profiles"} elsewhere`,
      add: `sameAs (the ${known === 1 ? "address of its profile" : "addresses of its profiles"})`,
      isThere: profiles.size >= known,
    });
  // Businesses that work online only have no address that visitors need, and of a place it is asked there, once.
  if (!isLocal || isPlace) return facts;
  if (isThin) return [...facts, { name: "street and town of its address", add: "street and town", isThere: false }];
  const isThere = isStated(nodes, "address", "location") && !samples.includes("address");
  return [...facts, { name: "an address", add: "address", isThere }];
}
