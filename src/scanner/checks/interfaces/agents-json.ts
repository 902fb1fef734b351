import { plainUrl } from "../../../model/target.ts";
import { asObject } from "../../evidence/interfaces/interface-json.ts";
import { isPublished } from "../../evidence/interfaces/interface-surface.ts";
import { countOf } from "../../../model/words.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const agentsJson = defineCheck({
  id: "agents-json",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents"],
  title: "agents.json",
  why: "A few tools read this file, which lists flows over an API; no large assistant is known to.",
  fix: "If it stays, keep it valid JSON and in step with the API description; nothing is lost without it.",
  effort: "S",
  reference: "https://github.com/wild-card-ai/agents-json",
  run({ documents }) {
    const document = documents["agents-json"];
    if (!isPublished(document)) return na("The site publishes no agents.json, and no large assistant asks for one.");
    const json = asObject(document.json);
    const url = plainUrl(document.url);
    if (!json) {
      return info(
        "An agents.json is published that cannot be read.",
        seen(url, document.jsonError ?? document.text, "It is no JSON object."),
      );
    }
    const members = Object.keys(json).slice(0, 10).join(", ");
    return info(
      `An agents.json is published with ${countOf(Object.keys(json).length, "member")}.`,
      seen(url, members, "It can be read."),
    );
  },
});
