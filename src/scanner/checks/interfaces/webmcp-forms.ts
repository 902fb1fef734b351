import { isSingular, shareOf } from "../../../model/words.ts";
import { type ToolForm, findToolForms } from "../../evidence/interfaces/interface-tool-forms.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

const SHARE_WARN = 0.5;

export const webmcpForms = defineCheck({
  id: "webmcp-forms",
  agent: "agent-interfaces",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Forms declared as tools say what they do",
  why: "An agent picks a tool by its name and description; two with one name, or one without a description, are not used.",
  fix: "Give each form that carries toolname a name of its own and a tooldescription of one sentence that says what sending it does.",
  effort: "S",
  reference: "https://webmachinelearning.github.io/webmcp/",
  headline: (voice) => `Agents in the browser cannot tell what the tools of ${voice.name} do`,
  run({ pages }) {
    const tools = findToolForms(pages);
    if (tools.length === 0) return na("No form on the pages read is declared as a tool.");
    const poor = tools.flatMap((tool) => {
      const defect = defectOf(tool, tools);
      return defect === null
        ? []
        : [seen(tool.url, `toolname “${tool.name}”, tooldescription “${tool.description}”`, defect)];
    });
    const good = tools.length - poor.length;
    const situation = `${shareOf(good, tools.length, "form")} declared as a tool ${isSingular(good, tools.length) ? "has" : "have"} a name and a description.`;
    const first = tools[0];
    if (poor.length === 0 && first) {
      return pass(situation, seen(first.url, `${first.name}: ${first.description}`, "Named and described."));
    }
    const score = good / tools.length;
    return (score >= SHARE_WARN ? warn : fail)(situation, poor.slice(0, 5), { score });
  },
});

function defectOf(tool: ToolForm, all: readonly ToolForm[]): string | null {
  if (tool.name === "") return "The tool has no name.";
  if (tool.description === "") return "The tool has no description.";
  const hasTwin = all.some((other) => other !== tool && other.url === tool.url && other.name === tool.name);
  return hasTwin ? "Another tool on this page has the same name." : null;
}
