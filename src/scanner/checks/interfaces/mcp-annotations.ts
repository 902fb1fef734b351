import { countOf, isSingular, listOf, shareOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import type { McpToolFacts } from "../../evidence/live-facts.ts";
import { defineCheck, info, seen } from "../define-check.ts";
import { judgeMcpTools } from "../judge-mcp.ts";

const CHANGES =
  /(?:^|[_.-])(?:delete|remove|drop|purge|cancel|create|update|send|write|pay|book)(?:[_.-]|$)|^(?:delete|remove|drop|purge|cancel|create|update|send|write)[A-Z]/;

export const mcpAnnotations = defineCheck({
  id: "mcp-annotations",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["live"],
  title: "Hints on what tools change",
  why: "Hosts use these hints to decide whether a person is asked before a tool runs; a tool without them is treated as dangerous.",
  fix: "Set readOnlyHint on every tool, destructiveHint and idempotentHint on those that change something, true to what they do.",
  effort: "S",
  reference: "https://modelcontextprotocol.io/specification/2026-07-28/server/tools",
  run({ live }) {
    return judgeMcpTools(live, ({ url, tools }) => {
      const hinted = tools.filter(({ annotations }) => Object.keys(annotations).length > 0);
      const items = tools
        .filter(contradicts)
        .slice(0, 5)
        .map(({ name }) =>
          seen(plainUrl(url), `${name}: readOnlyHint true`, "The name says that it changes something."),
        );
      const verb = isSingular(hinted.length, tools.length) ? "carries" : "carry";
      const share = `${shareOf(hinted.length, tools.length, "listed tool")} ${verb} hints on what a call changes.`;
      if (items.length > 0) return info(`${share} Name and hint of ${countOf(items.length, "tool")} disagree.`, items);
      const names = listOf(
        hinted.map(({ name }) => name),
        8,
      );
      return info(share, seen(plainUrl(url), names || "no hints", "As the tool server lists them."));
    });
  },
});

const contradicts = ({ name, annotations }: McpToolFacts): boolean =>
  annotations.readOnlyHint === true && CHANGES.test(name);
