import { countOf, listOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import type { McpToolList } from "../../evidence/live-facts.ts";
import { defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";
import { judgeMcpServer, withoutList } from "../judge-mcp.ts";

const SCOPES: readonly unknown[] = ["public", "private"];

export const mcpToolsDeterministic = defineCheck({
  id: "mcp-tools-deterministic",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["live"],
  title: "Tool list stays the same from call to call",
  why: "Hosts keep the list and pay for it again whenever it changes; a list in a new order each time cannot be kept.",
  fix: "List the tools in a fixed order, and in revision 2026-07-28 send ttlMs and cacheScope with every list.",
  effort: "S",
  reference: "https://modelcontextprotocol.io/specification/2026-07-28/server/tools",
  headline: (voice) => `Assistants cannot keep the tool list of ${voice.name}`,
  run({ live }) {
    return judgeMcpServer(live, ({ server, era }) => {
      const url = plainUrl(server.url);
      const [first, ...others] = server.lists;
      if (first === undefined) return withoutList(server);
      if (others.length === 0) return unable("The tool list was received fewer than two times.");
      const other = others.find((list) => !isSame(first, list));
      if (other !== undefined) {
        const received = `${listOf(first.names, 6)}; then ${listOf(other.names, 6)}`;
        return fail(
          "The tool list changes from one call to the next.",
          seen(url, received, "Asked again within the same minute."),
        );
      }
      const hints = `ttlMs ${first.ttlMs ?? "missing"}, cacheScope ${first.cacheScope ?? "missing"}`;
      if (era !== "legacy" && !isCacheable(first)) {
        return warn(
          "The tool list does not say how long it may be kept.",
          seen(
            url,
            hints,
            "The current revision requires both members, ttlMs from 0 and cacheScope public or private.",
          ),
        );
      }
      return pass(
        `The tool list came back the same ${countOf(server.lists.length, "time")}.`,
        seen(
          url,
          `${countOf(first.total, "tool")}, ${era === "legacy" ? "no caching rules in this revision" : hints}`,
          "Same tools, same order.",
        ),
      );
    });
  },
});

const isSame = (one: McpToolList, other: McpToolList): boolean =>
  one.total === other.total && one.names.every((name, at) => name === other.names[at]);

const isCacheable = ({ ttlMs, cacheScope }: McpToolList): boolean =>
  typeof ttlMs === "number" && ttlMs >= 0 && SCOPES.includes(cacheScope);
