import { countOf, listOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import type { McpToolFacts } from "../../evidence/live-facts.ts";
import { defineCheck, fail, pass, seen, warn } from "../define-check.ts";
import { judgeMcpTools } from "../judge-mcp.ts";

const PARAMETER_SHARE = 0.9;
/** Below this share of described tools the model mostly guesses. */
const TOOL_SHARE_WARN = 0.5;

export const mcpToolsDescribed = defineCheck({
  id: "mcp-tools-described",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["live"],
  title: "Tools and their parameters are described",
  why: "A model picks a tool and fills its parameters from the descriptions alone; without them it guesses.",
  fix: "Describe every tool by what it does, costs and returns, and every parameter by its meaning, unit and format.",
  effort: "S",
  reference: "https://modelcontextprotocol.io/specification/2026-07-28/server/tools",
  headline: (voice) => `Assistants guess how the tools of ${voice.name} are meant`,
  run({ live }) {
    return judgeMcpTools(live, (server) => {
      const { tools } = server;
      const bare = tools.filter(({ description }) => description === "");
      const [described, parameters] = [sum(tools, "describedParameters"), sum(tools, "parameters")];
      const share = parameters === 0 ? 1 : described / parameters;
      const toolShare = 1 - bare.length / tools.length;
      const situation = `Of ${countOf(tools.length, "tool")}, ${tools.length - bare.length} ${tools.length - bare.length === 1 ? "is" : "are"} described, and ${described} of ${countOf(parameters, "parameter")}.`;
      const schemas = tools.filter(({ hasOutputSchema }) => hasOutputSchema).length;
      const titles = tools.filter(({ hasTitle }) => hasTitle).length;
      const also = `Beside that, ${titles} of ${tools.length} have a title and ${schemas} say what they return.`;
      if (bare.length === 0 && share >= PARAMETER_SHARE)
        return pass(situation, seen(plainUrl(server.url), situation, also));
      const poor = tools.filter(isPoor).map(({ name }) => name);
      const item = seen(plainUrl(server.url), listOf(poor, 8), `Not described, or not in all parameters. ${also}`);
      const verdict = toolShare < TOOL_SHARE_WARN || share < TOOL_SHARE_WARN ? fail : warn;
      return verdict(situation, item);
    });
  },
});

const sum = (tools: readonly McpToolFacts[], member: "parameters" | "describedParameters"): number =>
  tools.reduce((total, tool) => total + tool[member], 0);

const isPoor = (tool: McpToolFacts): boolean => tool.description === "" || tool.describedParameters < tool.parameters;
