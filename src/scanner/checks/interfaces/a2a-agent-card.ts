import { isRecord } from "../../../model/read-json.ts";
import { countOf, listOf } from "../../../model/words.ts";
import { type Json, isHttps, missingOf, objectsOf, textAt } from "../../evidence/interfaces/interface-json.ts";
import { concernsAgents } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck } from "../define-check.ts";
import { type Defect, gradeDocument, judgeDeclaredJson } from "../judge-declared.ts";

/** Required by A2A 1.0; a reader that meets a card without them may still use it. */
const EXPECTED = ["description", "version", "capabilities", "defaultInputModes", "defaultOutputModes"];

export const a2aAgentCard = defineCheck({
  id: "a2a-agent-card",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["documents", "home", "pages", "profile"],
  title: "Agent card is complete",
  why: "Other agents decide by this card whether the business's agent can do a task, and where to send it.",
  fix: "Publish /.well-known/agent-card.json with name, description, version, supportedInterfaces, capabilities, input and output modes, and at least one skill with id, name, description and tags.",
  effort: "S",
  reference: "https://a2a-protocol.org/latest/specification/",
  headline: (voice) => `Other agents may not hand work to the agent of ${voice.name}`,
  run(evidence) {
    const wanted = { ids: ["agent-card", "agent-json"], name: "an agent card", isOfUse: concernsAgents(evidence) };
    return judgeDeclaredJson(evidence.documents, wanted, (card, document) => {
      const skills = objectsOf(card.skills);
      const isLegacyPath = document.id === "agent-json";
      return gradeDocument(document, {
        errors: findErrors(card, skills),
        warnings: [...findWarnings(card, skills), ...(isLegacyPath ? [LEGACY_PATH] : [])],
        good: {
          situation: `The card of ${textAt(card, "name")} lists ${countOf(skills.length, "skill")} and where to send tasks.`,
          received: `${textAt(card, "name")} ${textAt(card, "version")}: ${listOf(skills.map((s) => textAt(s, "name")))}`,
        },
        bad: (defects) => `The agent card is published with ${countOf(defects, "defect")}.`,
      });
    });
  },
});

const LEGACY_PATH: Defect = {
  received: "/.well-known/agent.json",
  meaning: "The card stands only at the old address; current readers ask for agent-card.json.",
};

function findErrors(card: Json, skills: readonly Json[]): Defect[] {
  const errors: Defect[] = [];
  const addresses = [textAt(card, "url"), ...objectsOf(card.supportedInterfaces).map((at) => textAt(at, "url"))].filter(
    Boolean,
  );
  if (textAt(card, "name") === "") errors.push({ received: "no name", meaning: "The agent has no name." });
  if (addresses.length === 0) {
    errors.push({
      received: "no supportedInterfaces and no url",
      meaning: "The card does not say where tasks are sent.",
    });
  }
  const bad = addresses.filter((address) => !isHttps(address));
  errors.push(...bad.map((received) => ({ received, meaning: "Tasks can only be sent to a public https address." })));
  if (skills.length === 0) {
    errors.push({ received: "no skills", meaning: "The card does not say what the agent can do." });
  }
  return errors;
}

function findWarnings(card: Json, skills: readonly Json[]): Defect[] {
  const missing = missingOf(card, EXPECTED);
  const poor = skills.filter((skill) => missingOf(skill, ["id", "name", "description", "tags"]).length > 0);
  const interfaces = objectsOf(card.supportedInterfaces);
  const warnings: Defect[] = [];
  if (missing.length > 0) {
    warnings.push({ received: `missing: ${missing.join(", ")}`, meaning: "The protocol requires these members." });
  }
  if (card.capabilities !== undefined && !isRecord(card.capabilities)) {
    warnings.push({
      received: "capabilities is no object",
      meaning: "Readers cannot tell whether streaming is possible.",
    });
  }
  if (poor.length > 0) {
    const received = listOf(poor.map((skill) => textAt(skill, "name") || textAt(skill, "id") || "skill without name"));
    warnings.push({ received, meaning: "These skills lack an id, a name, a description or tags." });
  }
  if (interfaces.some((at) => textAt(at, "protocolBinding") === "" && textAt(at, "transport") === "")) {
    warnings.push({
      received: "interface without protocolBinding",
      meaning: "Callers do not know which protocol this address speaks.",
    });
  }
  return warnings;
}
