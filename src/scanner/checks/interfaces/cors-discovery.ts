import { DISCOVERY } from "../../evidence/interfaces/interface-graph.ts";
import { listOf, shareOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { parseUrl } from "../../evidence/interfaces/interface-json.ts";
import { isPublished, leadsSomewhere } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, na, pass, seen, warn } from "../define-check.ts";

/** A document that browsers may not read still serves every other reader, so this warns and never fails. */
export const corsDiscovery = defineCheck({
  id: "cors-discovery",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents"],
  title: "Agents in a browser may read the discovery documents",
  why: "Assistants that run inside a browser can read another site's documents only when that site allows every origin.",
  fix: "Send Access-Control-Allow-Origin: * with every discovery document; none of them holds anything private.",
  effort: "S",
  reference: "https://fetch.spec.whatwg.org/#http-access-control-allow-origin",
  headline: (voice) => `Assistants inside a browser cannot read what ${voice.name} publishes for them`,
  run({ documents }) {
    const published = DISCOVERY.map((id) => documents[id])
      .filter(isPublished)
      .filter(leadsSomewhere);
    if (published.length === 0) return na("The site publishes no discovery document that leads to something.");
    const closed = published.filter((document) => document.headers["access-control-allow-origin"] !== "*");
    const situation = `${shareOf(published.length - closed.length, published.length, "discovery document")} can be read from a browser.`;
    const paths = listOf(published.map((document) => parseUrl(document.url)?.pathname ?? document.url));
    if (closed.length === 0) {
      return pass(situation, seen(plainUrl(published[0]?.url ?? ""), paths, "All of them allow every origin."));
    }
    const evidence = closed.slice(0, 5).map((document) => {
      const header = document.headers["access-control-allow-origin"] ?? "no access-control-allow-origin";
      return seen(plainUrl(document.url), header, "A page of another site may not read this document.");
    });
    return warn(situation, evidence, { score: 1 - closed.length / published.length });
  },
});
