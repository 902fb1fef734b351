import type { Ports } from "../../model/ports.ts";
import { agentCard } from "./agent-card.ts";

export async function serveAgentCard({ config }: Ports): Promise<Response> {
  return Response.json(agentCard(config.publicOrigin, config.limits), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
}
