import { parseLinkHeader } from "../../evidence/access/access-link-header.ts";
import { metChallenge } from "../../evidence/access/access-observation.ts";
import { leadsSomewhere } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, na, pass, seen, unable, warn } from "../define-check.ts";

const RELATIONS = new Set(["api-catalog", "service-desc", "service-doc", "service-meta", "describedby", "llms-txt"]);
/** Documents worth pointing at, by id, when the site has them; llms.txt has a fixed address, and adding one costs nothing. */
const POINTED_AT = /^(?:openapi|api-catalog|swagger)/;

/** Said of what names addresses that do not work. */
const WORKS = " that names an address that works, so pointing to it is not asked for";

export const linkHeaderDiscovery = defineCheck({
  id: "link-header-discovery",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["home", "documents", "challenge", "target"],
  title: "The start page points machines to its documents",
  why: "A machine that asks for the start page learns from one header which descriptions for machines exist, without guessing addresses.",
  fix: 'Send a Link header with the start page, for example `Link: </llms.txt>; rel="describedby"; type="text/markdown"`, and one entry for each further description.',
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc8288",
  headline: ({ name }) => `Machines must guess where ${name} keeps its descriptions for them`,
  run({ home, documents, challenge, target }) {
    if (metChallenge(challenge, home.url))
      return unable(`The start page of ${target.host} was hidden behind a test for visitors.`);
    const header = home.transfer.headers.link ?? "";
    // Queries are cut from every address that is printed.
    const shown = `Link: ${header.replace(/\?[^\s>]*/g, "")}`;
    const found = parseLinkHeader(header).filter(
      ({ rels, params }) =>
        rels.some((rel) => RELATIONS.has(rel)) || (rels.includes("alternate") && params.type === "text/markdown"),
    );
    if (found.length > 0)
      return pass(
        `The start page of ${target.host} points machines to ${found
          .map(({ href }) => href)
          .slice(0, 3)
          .join(", ")}.`,
        seen(home.url, shown, "One request tells what there is."),
      );
    const kept = Object.values(documents).filter(({ state, id }) => state === "present" && POINTED_AT.test(id));
    const present = kept.filter(leadsSomewhere);
    if (present.length === 0)
      return na(`${target.host} keeps no description of an interface or catalog${kept.length === 0 ? "" : WORKS}.`);
    return warn(
      `${target.host} keeps ${present.map(({ url }) => new URL(url).pathname).join(", ")} for machines, and the start page does not say so.`,
      seen(home.url, header === "" ? "no Link header" : shown, "The documents are found only by guessing."),
    );
  },
});
