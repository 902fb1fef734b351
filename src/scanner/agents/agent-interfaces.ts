import { defineAgent, tally } from "./define-agent.ts";

export const agentInterfaces = defineAgent({
  id: "agent-interfaces",
  title: "Agent interfaces",
  looksAt: "Interfaces that agents can use: APIs, MCP, A2A, skills, WebMCP",
  learn: (_evidence, outcomes) => tally(outcomes),
});
