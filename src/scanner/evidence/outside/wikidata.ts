// The entity of Wikidata that a site claims to be, and what Wikidata says of it.
import { asObject, objectsOf, textAt } from "../interfaces/interface-json.ts";
import { textsOf } from "../structured/collect-structured.ts";
import { ownOrganizations } from "../structured/structured-entity.ts";
import { readAnswer } from "./read-answer.ts";
import type { SiteEvidence } from "../site-evidence.ts";

const ENTITY =
  /^https?:\/\/(?:www\.|m\.)?wikidata\.org\/(?:wiki|entity)\/(?:Special:EntityData\/)?(Q[1-9]\d{0,11})(?![0-9A-Za-z])/i;
const MOST_WEBSITES = 20;
/** Property "official website". */
export const OFFICIAL_WEBSITE = "P856";

/** The first entity that the data of the site's own organization names as itself, and the page it stands on. */
export function claimedEntity(
  evidence: Pick<SiteEvidence, "structured"> & { target: Pick<SiteEvidence["target"], "registrableDomain"> },
): { id: string; claimedOn: string } | null {
  for (const { props, pageUrl } of ownOrganizations(evidence)) {
    for (const address of textsOf(props.sameAs)) {
      const id = ENTITY.exec(address)?.[1];
      if (id !== undefined) return { id: id.toUpperCase(), claimedOn: pageUrl };
    }
  }
  return null;
}

/** Official websites in an answer of the Wikibase REST API (statements by property); null when it is none. */
export function parseWebsites(text: string): string[] | null {
  const statements = readAnswer(text);
  if (statements === null) return null;
  return objectsOf(statements[OFFICIAL_WEBSITE], MOST_WEBSITES)
    .filter((statement) => textAt(statement, "rank") !== "deprecated")
    .map((statement) => textAt(asObject(statement.value), "content"))
    .filter((address) => URL.canParse(address));
}
