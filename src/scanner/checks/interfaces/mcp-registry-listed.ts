import { countOf, listOf } from "../../../model/words.ts";
import { declaresMcpServer } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck, info, na, seen, unable } from "../define-check.ts";

export const mcpRegistryListed = defineCheck({
  id: "mcp-registry-listed",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "B",
  needs: ["documents", "target", "outside"],
  title: "The MCP server stands in the official registry",
  why: "Clients and directories take MCP servers from the official registry; a name under the domain proves whose server it is.",
  fix: "Publish the server in the registry under a name that begins with the domain turned around, proven by DNS or HTTP.",
  effort: "S",
  reference: "https://registry.modelcontextprotocol.io/docs",
  run({ documents, target, outside }) {
    if (!declaresMcpServer(documents)) return na(`${target.host} declares no MCP server.`);
    if (outside.notAsked !== null) return unable(`The MCP registry was not asked: ${outside.notAsked}.`);
    const { mcpRegistry } = outside;
    if (mcpRegistry === null || mcpRegistry.state === "failed")
      return unable("The MCP registry gave no usable answer.");
    const { namespace, servers } = mcpRegistry;
    const url = "https://registry.modelcontextprotocol.io/";
    if (servers.length === 0)
      return info(
        `The MCP registry has no server of ${target.registrableDomain}.`,
        seen(url, `no name begins with ${namespace}`, "Clients that look there do not find the server."),
      );
    return info(
      `The MCP registry has ${countOf(servers.length, "server")} of ${target.registrableDomain}.`,
      seen(url, listOf(servers), "Names that only the holder of the domain can register."),
    );
  },
});
