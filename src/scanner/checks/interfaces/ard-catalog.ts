import { countOf, listOf } from "../../../model/words.ts";
import { type Json, asObject, isHttps, objectsOf, textAt } from "../../evidence/interfaces/interface-json.ts";
import { concernsAgents } from "../../evidence/interfaces/interface-surface.ts";
import type { DocumentFacts } from "../../evidence/site-evidence.ts";
import { defineCheck } from "../define-check.ts";
import { type Defect, gradeDocument, judgeDeclaredJson } from "../judge-declared.ts";

export const ardCatalog = defineCheck({
  id: "ard-catalog",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents", "home", "pages", "profile"],
  title: "Catalog of AI resources is valid",
  why: "Registries and browsers read this catalog to find a business's agents and tool servers in one place.",
  fix: "Publish /.well-known/ai-catalog.json with specVersion, host.displayName and entries that each have identifier, displayName, type and either url or data; allow every origin to read it.",
  effort: "S",
  reference: "https://github.com/ards-project/ard-spec",
  headline: (voice) => `Registries may skip the AI services of ${voice.name}`,
  run(evidence) {
    const wanted = { ids: ["ai-catalog"], name: "a catalog of AI resources", isOfUse: concernsAgents(evidence) };
    return judgeDeclaredJson(evidence.documents, wanted, (json, document) => {
      const entries = objectsOf(json.entries);
      const names = listOf(entries.map(nameOf));
      return gradeDocument(document, {
        errors: [...rootErrors(json), ...entries.flatMap(entryErrors)],
        warnings: findWarnings(entries, document),
        good: { situation: `The catalog lists ${countOf(entries.length, "AI resource")}: ${names}.`, received: names },
        bad: (defects) => `The catalog of AI resources is published with ${countOf(defects, "defect")}.`,
      });
    });
  },
});

const nameOf = (entry: Json): string =>
  textAt(entry, "displayName") || textAt(entry, "identifier") || "entry without name";

function rootErrors(json: Json): Defect[] {
  const errors: Defect[] = [];
  if (textAt(json, "specVersion") === "") {
    errors.push({ received: "no specVersion", meaning: "Readers cannot tell which rules apply." });
  }
  if (textAt(asObject(json.host), "displayName") === "") {
    errors.push({ received: "no host.displayName", meaning: "The catalog does not say whose it is." });
  }
  if (objectsOf(json.entries).length === 0) {
    errors.push({ received: "no entries", meaning: "The catalog lists nothing." });
  }
  return errors;
}

function entryErrors(entry: Json): Defect[] {
  const missing = ["identifier", "displayName"].filter((name) => textAt(entry, name) === "");
  if (textAt(entry, "type") === "" && textAt(entry, "mediaType") === "") missing.push("type");
  const errors: Defect[] = [];
  if (missing.length > 0) {
    errors.push({ received: `${nameOf(entry)}: no ${missing.join(", ")}`, meaning: "The entry cannot be used." });
  }
  const url = textAt(entry, "url");
  if ((url === "") === (entry.data === undefined)) {
    errors.push({
      received: `${nameOf(entry)}: ${url === "" ? "neither url nor data" : "both url and data"}`,
      meaning: "Exactly one of the two is allowed.",
    });
  }
  if (url !== "" && !isHttps(url)) errors.push({ received: url, meaning: "An entry needs an absolute https address." });
  return errors;
}

function findWarnings(entries: readonly Json[], document: DocumentFacts): Defect[] {
  const warnings: Defect[] = [];
  const older = entries.filter((entry) => textAt(entry, "type") === "" && textAt(entry, "mediaType") !== "");
  if (older.length > 0) {
    warnings.push({
      received: `${listOf(older.map(nameOf))}: mediaType`,
      meaning: "The member is called type since the draft moved on.",
    });
  }
  const origin = document.headers["access-control-allow-origin"] ?? "";
  if (origin !== "*") {
    warnings.push({
      received: origin || "no access-control-allow-origin",
      meaning: "Readers in a browser are kept out; the draft asks to allow every origin.",
    });
  }
  return warnings;
}
