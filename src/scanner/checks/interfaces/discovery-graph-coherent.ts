import { countOf, listOf } from "../../../model/words.ts";
import {
  findContradictions,
  findDeadLinks,
  findUnmentioned,
  readDiscoveryGraph,
} from "../../evidence/interfaces/interface-graph.ts";
import { plainUrl } from "../../../model/target.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

export const discoveryGraphCoherent = defineCheck({
  id: "discovery-graph-coherent",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["documents", "home", "pages", "robots", "exchanges", "live"],
  title: "Documents for agents agree and lead to one another",
  why: "An agent follows one document to the next; where two name different addresses, or a link is dead, it stops or asks the wrong server.",
  fix: "Generate the discovery documents from one source, link each from the API catalog, the Link header of the home page or llms.txt, and remove links that no longer answer.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc9727",
  headline: (voice) => `Agents lose their way between the documents of ${voice.name}`,
  run(evidence) {
    const documents = readDiscoveryGraph(evidence.documents).filter(({ yields }) => yields !== "unknown");
    if (documents.length < 2) {
      return na("The site publishes fewer than two documents for agents, so there is nothing to compare.");
    }
    const clashes = findContradictions(documents);
    const dead = findDeadLinks(documents, evidence);
    const faults = [...clashes, ...dead];
    const total = countOf(documents.length, "document");
    if (faults.length > 0) {
      const items = faults.slice(0, 5).map((fault) => seen(plainUrl(fault.url), fault.received, fault.meaning));
      return fail(
        `The ${total} for agents ${listOf([
          ...(clashes.length === 0 ? [] : [`contradict one another ${countOf(clashes.length, "time")}`]),
          ...(dead.length === 0
            ? []
            : [`name ${countOf(dead.length, "address", "addresses")} that gave no answer of use`]),
        ])}.`,
        items,
        {
          fix:
            clashes.length === 0
              ? "Make the addresses that the documents named here give answer, or take them out."
              : "Generate the documents named here from one source, and remove addresses from them that do not work.",
        },
      );
    }
    const lonely = findUnmentioned(documents, evidence);
    if (lonely.length > 0) {
      const items = lonely
        .slice(0, 5)
        .map((d) => seen(plainUrl(d.url), d.id, "Nothing else on the site names this document."));
      return warn(
        `${lonely.length} of the ${total} for agents ${lonely.length === 1 ? "is" : "are"} named nowhere else.`,
        items,
        {
          score: 1 - lonely.length / documents.length / 2,
        },
      );
    }
    const names = listOf(
      documents.map((document) => document.id),
      8,
    );
    return pass(
      `The ${total} for agents agree and can be reached from one another.`,
      seen(plainUrl(evidence.home.url), names, "No two contradict each other."),
    );
  },
});
