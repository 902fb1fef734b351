// Rows on what an MCP server says apply only where a declared one answers.
import { DOCUMENT_BYTES } from "../../model/limits.ts";
import { type McpEra, eraOf } from "../evidence/interfaces/interface-mcp-server.ts";
import type { LiveFacts, McpServerFacts, McpToolList } from "../evidence/live-facts.ts";
import { type Verdict, na, unable } from "./define-check.ts";

/** A server that answers, with its era. */
export interface LiveServer {
  server: McpServerFacts;
  era: McpEra;
}

const ANSWERING: readonly McpEra[] = ["modern", "dual", "legacy"];

/** Judges the first server that speaks the protocol to us; otherwise says why there is none to judge. */
export function judgeMcpServer({ mcpServers }: LiveFacts, judge: (live: LiveServer) => Verdict): Verdict {
  const live = mcpServers.map((server) => ({ server, era: eraOf(server) }));
  const answering = live.find(({ era }) => ANSWERING.includes(era));
  if (answering !== undefined) return judge(answering);
  if (live.length === 0) return na("The site declares no tool server that this scan could call.");
  if (live.some(({ era }) => era === "protected")) {
    return unable("The declared tool server asks for a sign-in first, and a scan has none.");
  }
  const skipped = mcpServers.find((server) => server.skipped !== null)?.skipped ?? null;
  if (skipped !== null) return unable(`The declared tool server was not called. ${skipped}`);
  if (live.some(({ era }) => era === "unknown")) return unable("The declared tool server gave no answer to judge by.");
  return na("The declared tool server does not answer in a way to judge; that is reported with its endpoint.");
}

export const withoutList = ({ isListCut }: McpServerFacts): Verdict =>
  isListCut
    ? unable(`The list of tools is longer than the ${DOCUMENT_BYTES / 1_024} KB that a scan reads of one answer.`)
    : unable("The tool server answers, but gave no list of its tools.");

/** The same for its tools: `na` where it lists none. */
export function judgeMcpTools(
  facts: LiveFacts,
  judge: (server: McpServerFacts, list: McpToolList) => Verdict,
): Verdict {
  return judgeMcpServer(facts, ({ server }) => {
    const [list] = server.lists;
    if (list === undefined) return withoutList(server);
    if (list.total === 0) return na("The tool server lists no tools.");
    return judge(server, list);
  });
}
