// Looks up the agents of AI services by the token that robots.txt addresses.
import { AI_AGENTS } from "./known-agents.ts";
import type { AiAgent } from "./known-agents.ts";

const BY_TOKEN = new Map(AI_AGENTS.map((agent) => [agent.token.toLowerCase(), agent]));

/** The agent of that token, in any case. */
export const aiAgentOf = (token: string): AiAgent | undefined => BY_TOKEN.get(token.toLowerCase());
