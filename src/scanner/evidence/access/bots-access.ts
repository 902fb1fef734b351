// What robots.txt lets AI agents read of the pages a business puts forward.
import { AI_AGENTS, type AiAgent } from "../site/known-agents.ts";
import { allowsPath, decidingRule } from "../site/robots-rules.ts";
import type { RobotsFacts } from "../site-evidence.ts";

/** Search agents whose absence from a site shows in the answers of the assistants in wide use. */
export const ANSWER_SEARCH_TOKENS: readonly string[] = [
  "OAI-SearchBot",
  "Claude-SearchBot",
  "PerplexityBot",
  "Bingbot",
  "Googlebot",
  "Applebot",
  "DuckAssistBot",
];

export const searchAgents: readonly AiAgent[] = AI_AGENTS.filter(({ token }) => ANSWER_SEARCH_TOKENS.includes(token));
export const userAgents: readonly AiAgent[] = AI_AGENTS.filter(({ purpose }) => purpose === "user");
export const trainingAgents: readonly AiAgent[] = AI_AGENTS.filter(({ purpose }) => purpose === "training");

export interface BotAccess {
  agent: AiAgent;
  /** Share of the addresses it may read, 0..1; 0 when the start page, the first of them, is closed to it. */
  share: number;
  mayReadStart: boolean;
  /** Addresses closed to it, each with the deciding rule as written. */
  closed: { address: string; rule: string }[];
}

/** Access of each agent to the addresses, the start page first. */
export function accessOf(robots: RobotsFacts, agents: readonly AiAgent[], addresses: readonly string[]): BotAccess[] {
  return agents.map((agent) => {
    const closed = addresses
      .filter((address) => !allowsPath(robots, address, agent.token))
      .map((address) => ({ address, rule: ruleAt(robots, address, agent.token) }));
    const mayReadStart = closed.length === 0 || closed[0]?.address !== addresses[0];
    const open = addresses.length - closed.length;
    return { agent, mayReadStart, closed, share: mayReadStart && addresses.length > 0 ? open / addresses.length : 0 };
  });
}

function ruleAt(robots: RobotsFacts, address: string, token: string): string {
  const rule = decidingRule(robots, address, token);
  return rule === null ? "no rule" : `line ${rule.line}: ${rule.type === "allow" ? "Allow" : "Disallow"}: ${rule.path}`;
}
