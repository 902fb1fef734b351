import { countOf, listOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import type { McpServerFacts, McpToolList } from "../../evidence/live-facts.ts";
import { defineCheck, fail, pass, seen, warn } from "../define-check.ts";
import { judgeMcpTools } from "../judge-mcp.ts";

const NAME = /^[A-Za-z0-9_.-]{1,128}$/;

export const mcpToolsContract = defineCheck({
  id: "mcp-tools-contract",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["live"],
  title: "Tools keep the protocol's contract",
  why: "Clients drop a tool whose name is taken twice or whose input schema they cannot read, so that the assistant never sees it.",
  fix: 'Give every tool a name of its own from letters, digits, "_", "-" and ".", and an inputSchema with type "object"; use x-mcp-header only on plain text, integer and boolean properties.',
  effort: "S",
  reference: "https://modelcontextprotocol.io/specification/2026-07-28/server/tools",
  headline: (voice) => `Assistants leave out tools that ${voice.name} offers`,
  run({ live }) {
    return judgeMcpTools(live, (server, list) => {
      const url = plainUrl(server.url);
      const broken = findBroken(server, list);
      const total = countOf(list.total, "tool");
      if (broken.length > 0) {
        const items = broken.slice(0, 5).map((received) => seen(url, received, "Clients cannot offer this tool."));
        return fail(`The list of ${total} breaks the contract in ${countOf(broken.length, "place")}.`, items);
      }
      const odd = list.names.filter((name) => !NAME.test(name));
      if (odd.length > 0) {
        const item = seen(url, listOf(odd), "Models and clients expect letters, digits, hyphen, underscore and dot.");
        return warn(
          `${countOf(odd.length, "tool")} of ${list.total} ${odd.length === 1 ? "has" : "have"} a name that clients may refuse.`,
          item,
        );
      }
      return pass(
        `The ${total} listed ${list.total === 1 ? "keeps" : "keep"} the contract of the protocol.`,
        seen(url, listOf(list.names, 8), "Names are unique and input schemas can be read."),
      );
    });
  },
});

function findBroken({ tools }: McpServerFacts, { names }: McpToolList): string[] {
  const doubled = new Set(names.filter((name, at) => name !== "" && names.indexOf(name) !== at));
  return [
    ...[...doubled].map((name) => `two tools named ${name}`),
    ...tools.flatMap(({ name, defects }) => defects.map((defect) => `${name || "tool without name"}: ${defect}`)),
  ];
}
