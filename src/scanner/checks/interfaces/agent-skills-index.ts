import { countOf, listOf } from "../../../model/words.ts";
import { type Json, missingOf, objectsOf, parseUrl, textAt } from "../../evidence/interfaces/interface-json.ts";
import { concernsAgents } from "../../evidence/interfaces/interface-surface.ts";
import type { DocumentFacts } from "../../evidence/site-evidence.ts";
import { defineCheck } from "../define-check.ts";
import { type Defect, gradeDocument, judgeDeclaredJson } from "../judge-declared.ts";

const SCHEMA = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";
const NAME = /^[a-z0-9-]{1,64}$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TYPES = ["skill-md", "archive"];
const LEGACY_PATH = "/.well-known/skills/";

export const agentSkillsIndex = defineCheck({
  id: "agent-skills-index",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents", "home", "pages", "profile"],
  title: "Index of agent skills is usable",
  why: "Agents load instructions from this index; they must refuse an unknown format and any file whose digest they cannot check.",
  fix: `Publish /.well-known/agent-skills/index.json with "$schema" ${SCHEMA} and, for each skill, name, type, description, url and the sha256 digest of the bytes served.`,
  effort: "S",
  reference: "https://github.com/cloudflare/agent-skills-discovery-rfc",
  headline: (voice) => `Agents have reason to refuse the instructions that ${voice.name} publishes`,
  run(evidence) {
    const wanted = { ids: ["agent-skills-index"], name: "an index of agent skills", isOfUse: concernsAgents(evidence) };
    return judgeDeclaredJson(evidence.documents, wanted, (json, document) => {
      const skills = objectsOf(json.skills);
      const names = listOf(skills.map((skill) => textAt(skill, "name") || "skill without name"));
      return gradeDocument(document, {
        errors: findErrors(json, skills, document),
        warnings: findWarnings(json, document),
        good: {
          situation: `The index lists ${countOf(skills.length, "skill")} with digest: ${names}.`,
          received: names,
        },
        bad: (defects) => `The index of agent skills is published with ${countOf(defects, "defect")}.`,
      });
    });
  },
});

function findErrors(json: Json, skills: readonly Json[], document: DocumentFacts): Defect[] {
  const schema = textAt(json, "$schema");
  if (skills.length === 0) {
    return [{ received: "no skills", meaning: "The index lists nothing that an agent could load." }];
  }
  const errors = skills.flatMap((skill) => skillErrors(skill, document.url));
  // The format's draft lets clients refuse what names a schema they do not know; one that names none is older.
  return schema !== "" && schema !== SCHEMA
    ? [{ received: schema, meaning: "Clients refuse a format they do not know." }, ...errors]
    : errors;
}

function skillErrors(skill: Json, base: string): Defect[] {
  const name = textAt(skill, "name") || "skill without name";
  const missing = missingOf(skill, ["name", "description", "url"]);
  if (missing.length > 0) {
    return [{ received: `${name}: no ${missing.join(", ")}`, meaning: "This skill cannot be loaded." }];
  }
  const problems: Defect[] = [];
  if (!NAME.test(name) || /^-|-$|--/.test(name)) {
    problems.push({ received: name, meaning: "Names are lower-case letters, digits and single hyphens." });
  }
  if (parseUrl(textAt(skill, "url"), base)?.protocol !== "https:") {
    problems.push({ received: textAt(skill, "url"), meaning: `The address of ${name} is not an https address.` });
  }
  const digest = textAt(skill, "digest");
  if (digest !== "" && !DIGEST.test(digest)) {
    problems.push({ received: digest, meaning: `The digest of ${name} is malformed.` });
  }
  return problems;
}

function findWarnings(json: Json, document: DocumentFacts): Defect[] {
  const skills = objectsOf(json.skills);
  const warnings: Defect[] = [];
  if (textAt(json, "$schema") === "") {
    warnings.push({ received: "no $schema", meaning: "The index does not say which format it follows." });
  }
  if (parseUrl(document.url)?.pathname.startsWith(LEGACY_PATH)) {
    warnings.push({
      received: LEGACY_PATH,
      meaning: "The index stands at the old address; current readers ask for /.well-known/agent-skills/.",
    });
  }
  const undigested = skills.filter((skill) => textAt(skill, "digest") === "").map((skill) => textAt(skill, "name"));
  if (undigested.length > 0) {
    warnings.push({ received: listOf(undigested), meaning: "Without a digest nobody can check what they load." });
  }
  const untyped = skills
    .filter((skill) => !TYPES.includes(textAt(skill, "type")))
    .map((skill) => textAt(skill, "name"));
  if (untyped.length > 0) {
    warnings.push({ received: listOf(untyped), meaning: "These have neither of the two types, skill-md and archive." });
  }
  return warnings;
}
