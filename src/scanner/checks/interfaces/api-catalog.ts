import { describeCall, stateOfCall } from "../../evidence/interfaces/interface-declared.ts";
import { type Json, isHttps, objectsOf, textAt } from "../../evidence/interfaces/interface-json.ts";
import { concernsAgents } from "../../evidence/interfaces/interface-surface.ts";
import type { LiveFacts } from "../../evidence/live-facts.ts";
import { plainUrl } from "../../../model/target.ts";
import { countOf } from "../../../model/words.ts";
import { defineCheck } from "../define-check.ts";
import { type Defect, gradeDocument, judgeDeclaredJson } from "../judge-declared.ts";

const USEFUL_RELATIONS = ["service-desc", "service-doc", "service-meta", "item"];

export const apiCatalog = defineCheck({
  id: "api-catalog",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["documents", "home", "pages", "profile", "live"],
  title: "Catalog of APIs is complete",
  why: "A catalog at a fixed address lets a program find every API of the business and its description without reading the website.",
  fix: "Serve /.well-known/api-catalog as application/linkset+json: one entry per API with its base address as anchor and a service-desc link to its description.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9727",
  headline: (voice) => `Programs sent to ${voice.name} may miss its APIs`,
  run(evidence) {
    const wanted = { ids: ["api-catalog"], name: "a catalog of APIs", isOfUse: concernsAgents(evidence) };
    return judgeDeclaredJson(evidence.documents, wanted, (json, document) => {
      const entries = objectsOf(json.linkset);
      return gradeDocument(document, {
        errors: [...findErrors(json, entries), ...findDead(evidence.live)],
        warnings: findWarnings(entries, document.contentType),
        good: {
          situation: `The catalog lists ${countOf(entries.length, "API entry", "API entries")}, each with a description to follow.`,
          received: entries.map((entry) => textAt(entry, "anchor")).join(", "),
        },
        bad: (defects) => `The catalog of APIs is published with ${countOf(defects, "defect")}.`,
      });
    });
  },
});

function findErrors(json: Json, entries: readonly Json[]): Defect[] {
  if (entries.length === 0) {
    const received = `members: ${Object.keys(json).slice(0, 8).join(", ") || "none"}`;
    return [{ received, meaning: "The catalog holds no linkset with entries, so it names no API." }];
  }
  const links = entries.flatMap((entry) => USEFUL_RELATIONS.flatMap((relation) => objectsOf(entry[relation])));
  if (links.length === 0) {
    const received = Object.keys(entries[0] ?? {}).join(", ");
    return [{ received, meaning: "No entry links to a description, documentation or an API." }];
  }
  return links
    .filter((link) => !isHttps(textAt(link, "href")))
    .map((link) => ({
      received: textAt(link, "href") || "link without href",
      meaning: "A link needs an absolute https address.",
    }));
}

/** Of its links, those that were asked for and are not there. */
const findDead = ({ calls }: LiveFacts): Defect[] =>
  calls
    .filter((call) => call.kind === "api-catalog" && stateOfCall(call) === "dead")
    .map((call) => ({
      received: `${plainUrl(call.url)}: ${describeCall(call)}`,
      meaning: `The ${call.name} link leads nowhere.`,
    }));

function findWarnings(entries: readonly Json[], contentType: string): Defect[] {
  const warnings: Defect[] = [];
  if (!contentType.startsWith("application/linkset+json")) {
    warnings.push({ received: contentType || "no media type", meaning: "RFC 9727 asks for application/linkset+json." });
  }
  if (entries.some((entry) => !textAt(entry, "anchor"))) {
    warnings.push({
      received: "entry without anchor",
      meaning: "Without its anchor an entry does not say which API it describes.",
    });
  }
  if (entries.length > 0 && !entries.some((entry) => objectsOf(entry["service-desc"]).length > 0)) {
    warnings.push({ received: "no service-desc", meaning: "No entry links to a description that a program can read." });
  }
  return warnings;
}
