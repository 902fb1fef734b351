import { asObject, objectsOf, textAt } from "../../evidence/interfaces/interface-json.ts";
import { isPublished } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const ap2Support = defineCheck({
  id: "ap2-support",
  agent: "commerce",
  category: "Commerce",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents"],
  title: "The agent card speaks of payments",
  why: "An extension of the agent protocol carries a buyer's signed permission to pay.",
  fix: "Nothing to do unless the site runs an agent that takes payments.",
  effort: "L",
  reference: "https://ap2-protocol.org/",
  run({ documents }) {
    const document = [documents["agent-card"], documents["agent-json"]].find(isPublished);
    if (!document) return na("The site publishes no agent card.");
    const card = asObject(document.json);
    const extensions = objectsOf(asObject(card?.capabilities)?.extensions).map((extension) => textAt(extension, "uri"));
    const skills = objectsOf(card?.skills).map((skill) => `${textAt(skill, "id")} ${textAt(skill, "name")}`);
    const found = [...extensions, ...skills].find((text) => /(?:^|[^a-z])ap2(?:[^a-z]|$)/i.test(text));
    if (found === undefined) return na("The agent card does not speak of payments.");
    return info(
      "The agent card says that its agent can take payments.",
      seen(document.url, found, "Names the extension for payments."),
    );
  },
});
