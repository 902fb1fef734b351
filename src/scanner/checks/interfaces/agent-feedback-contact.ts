import { maskPersonalData } from "../../../model/mask.ts";
import { listOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { asObject, textAt } from "../../evidence/interfaces/interface-json.ts";
import { concernsAgents, isPublished } from "../../evidence/interfaces/interface-surface.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const agentFeedbackContact = defineCheck({
  id: "agent-feedback-contact",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "home", "pages", "profile", "robots"],
  title: "Contact for people who run agents",
  why: "Whoever runs an agent that meets a fault, or causes one, needs an address that reaches the right person.",
  fix: "Name a contact in the agent card (provider), in the API description (info.contact) or in /.well-known/security.txt.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9116",
  run(evidence) {
    if (!concernsAgents(evidence)) return na("This site offers no interface whose users would need such a contact.");
    const places = findPlaces(evidence);
    if (places.length === 0) return info("No document for agents names a contact.");
    const names = places.map((place) => place.name);
    return info(
      `A contact for people who run agents stands in ${listOf(names)}.`,
      places.map((place) => place.item),
    );
  },
});

function findPlaces({ documents, robots }: Pick<SiteEvidence, "documents" | "robots">) {
  const card = documents["agent-card"];
  const provider = asObject(asObject(card?.json)?.provider);
  const api = documents.openapi;
  const contact = asObject(asObject(asObject(api?.json)?.info)?.contact);
  const security = documents["security-txt"];
  const robotsLine = robots.text
    .split("\n")
    .find((line) => line.trimStart().startsWith("#") && /@|contact|mailto:/i.test(line));
  const candidates = [
    { name: "the agent card", url: card?.url, text: textAt(provider, "url") || textAt(provider, "organization") },
    {
      name: "the API description",
      url: api?.url,
      text: textAt(contact, "url") || textAt(contact, "email") || textAt(contact, "name"),
    },
    { name: "security.txt", url: security?.url, text: isPublished(security) ? lineOf(security.text, "contact:") : "" },
    { name: "robots.txt", url: robots.url, text: robotsLine ?? "" },
  ];
  return candidates.flatMap(({ name, url, text }) =>
    url !== undefined && text !== ""
      ? [{ name, item: seen(plainUrl(url), maskPersonalData(text), `Contact in ${name}.`) }]
      : [],
  );
}

const lineOf = (text: string, start: string): string =>
  text
    .split("\n")
    .find((line) => line.toLowerCase().startsWith(start))
    ?.trim() ?? "";
