import { countOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { type McpEra, describeAnswer, eraOf } from "../../evidence/interfaces/interface-mcp-server.ts";
import type { McpServerFacts } from "../../evidence/live-facts.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";
import { addressOf } from "../judge-calls.ts";

export const mcpEndpointLive = defineCheck({
  id: "mcp-endpoint-live",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["live"],
  title: "Declared tool server answers",
  why: "An assistant that finds a tool server announced connects to it; where nothing answers, the announcement costs trust that silence would have kept.",
  fix: "Serve the MCP endpoint at the address that the card names, answer server/discover of revision 2026-07-28 and keep initialize for older clients, or take the declaration down.",
  effort: "M",
  reference: "https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning",
  headline: (voice) => `Assistants that follow the announcement of ${voice.name} find no working tool server`,
  run({ live }) {
    const servers = live.mcpServers.map((server) => ({ server, era: eraOf(server) }));
    if (servers.length === 0) return na("The site declares no tool server.");
    const of = (...eras: McpEra[]) => servers.filter(({ era }) => eras.includes(era));
    const dead = of("unreachable");
    const dated = of("legacy", "sse-only");
    const alive = of("modern", "dual", "protected");
    const show = (some: typeof servers) => some.map(({ server, era }) => describe(server, era));
    if (dead.length > 0) {
      const count = countOf(servers.length, "declared tool server");
      return fail(
        servers.length === 1
          ? `Called without a key, the tool server declared at ${addressOf(dead[0]?.server.url ?? "")} did not answer as one.`
          : `Called without a key, ${dead.length} of the ${count} did not answer as one.`,
        show(dead),
      );
    }
    if (dated.length > 0) {
      return warn("The declared tool server answers only in an older form of the protocol.", show(dated));
    }
    if (alive.length > 0) {
      return pass(`${countOf(alive.length, "declared tool server")} answered when called.`, show(alive));
    }
    return unable("Whether the declared tool server works is not known.", show(servers));
  },
});

const MEANING: Record<McpEra, string> = {
  modern: "It speaks the current revision of the protocol.",
  dual: "It speaks the current revision of the protocol and the ones before it.",
  legacy: "It knows only revisions that open with a handshake; clients of the current one cannot use it.",
  "sse-only": "It speaks only the oldest transport, which newer clients no longer do.",
  protected: "It is there and asks for a sign-in.",
  unreachable: "A client without a key cannot open a conversation here.",
  unknown: "The answer says nothing about the server itself.",
  "not-called": "It was not called.",
};

function describe(server: McpServerFacts, era: McpEra) {
  const both = `server/discover: ${describeAnswer(server.discover)}; initialize: ${describeAnswer(server.initialize)}`;
  return seen(plainUrl(server.url), server.skipped ?? both, MEANING[era]);
}
