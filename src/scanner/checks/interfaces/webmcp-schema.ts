import { isSingular, shareOf } from "../../../model/words.ts";
import { findToolForms } from "../../evidence/interfaces/interface-tool-forms.ts";
import type { FieldFacts } from "../../evidence/page-facts.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

const SHARE_PASS = 0.9;
const SHARE_WARN = 0.5;

/** The parameters of a declared tool come from the fields of its form: from their names, labels and options. */
export const webmcpSchema = defineCheck({
  id: "webmcp-schema",
  agent: "agent-interfaces",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Fields of tools can be filled in by an agent",
  why: "The browser makes the tool's parameters from the fields: one without a name is not sent, one without a label has no meaning.",
  fix: "Give every field of a form that carries toolname a name and a label, and every choice its options.",
  effort: "S",
  reference: "https://webmachinelearning.github.io/webmcp/",
  headline: (voice) => `Agents in the browser cannot fill in the tools of ${voice.name}`,
  run({ pages }) {
    const fields = findToolForms(pages).flatMap((tool) => tool.parameters.map((field) => ({ field, tool })));
    if (fields.length === 0) return na("No form on the pages read is declared as a tool with fields.");
    const poor = fields.flatMap(({ field, tool }) => {
      const defect = defectOf(field);
      return defect === null
        ? []
        : [seen(tool.url, `${tool.name}: ${field.tag} ${field.name || field.label || field.type}`, defect)];
    });
    const good = fields.length - poor.length;
    const score = good / fields.length;
    const situation = `${shareOf(good, fields.length, "field")} of declared tools ${isSingular(good, fields.length) ? "has" : "have"} a name and a meaning.`;
    const first = fields[0];
    if (score >= SHARE_PASS) {
      return pass(
        situation,
        first ? seen(first.tool.url, `${first.field.name}: ${first.field.label}`, "A field an agent can fill in.") : [],
        { score },
      );
    }
    return (score >= SHARE_WARN ? warn : fail)(situation, poor.slice(0, 5), { score });
  },
});

function defectOf(field: FieldFacts): string | null {
  if (field.name === "") return "The field has no name, so it is not sent.";
  if (field.label === "" && !field.describedBy) return "The field has no label, so its meaning is unknown.";
  return field.tag === "select" && field.options.length === 0 ? "The choice has no options." : null;
}
