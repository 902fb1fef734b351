// How isitagentready.com would grade the site, derived from our own checks. Its rules, as published in
// September 2026: score = passes / (passes + fails), absent counts as failed save for webBotAuth.
import type { Outcome } from "../../model/outcome.ts";
import type { CloudflareView } from "../../model/results.ts";
import type { z } from "zod";

/** Their check id -> ours. */
const OURS: Readonly<Record<string, string>> = {
  robotsTxt: "robots-txt-present",
  sitemap: "sitemap-present",
  robotsTxtAiRules: "ai-training-policy-declared",
  contentSignals: "content-signal-present",
  markdownNegotiation: "markdown-negotiation",
  linkHeaders: "link-header-discovery",
  agentSkills: "agent-skills-index",
  apiCatalog: "api-catalog",
  oauthDiscovery: "oauth-as-metadata",
  oauthProtectedResource: "oauth-protected-resource",
  mcpServerCard: "mcp-server-card",
  a2aAgentCard: "a2a-agent-card",
};
const NEUTRAL_WHEN_ABSENT: Readonly<Record<string, string>> = { webBotAuth: "web-bot-auth-directory" };

const LEVELS: readonly { name: string; needs: readonly string[] }[] = [
  { name: "Not Ready", needs: [] },
  { name: "Basic Web Presence", needs: ["robotsTxt", "sitemap"] },
  { name: "Bot-Aware", needs: ["robotsTxtAiRules", "contentSignals"] },
  { name: "Agent-Readable", needs: ["markdownNegotiation"] },
  { name: "Agent-Integrated", needs: ["linkHeaders", "agentSkills"] },
  { name: "Agent-Native", needs: ["apiCatalog", "oauthProtectedResource", "mcpServerCard", "a2aAgentCard"] },
];

export function viewAsCloudflare(outcomes: readonly Outcome[]): z.infer<typeof CloudflareView> {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const passes = (id: string): boolean => isDeclared(byId.get(OURS[id] ?? NEUTRAL_WHEN_ABSENT[id] ?? ""));
  const run = Object.entries(OURS).filter(([, ours]) => byId.has(ours));
  const neutral = Object.keys(NEUTRAL_WHEN_ABSENT).filter(passes);
  const passed = run.filter(([id]) => passes(id)).length + neutral.length;
  const isWhole = run.length === Object.keys(OURS).length;
  let level = 0;
  while (level + 1 < LEVELS.length && (LEVELS[level + 1]?.needs ?? []).every(passes)) level += 1;
  return {
    score: isWhole ? Math.round((100 * passed) / (run.length + neutral.length)) : null,
    level,
    levelName: LEVELS[level]?.name ?? "",
    nextLevel: LEVELS[level + 1]?.name ?? null,
    note: `Derived by us from our own checks, not fetched from isitagentready.com${isWhole ? "" : `; this scan observed ${run.length} of ${Object.keys(OURS).length} of its checks, so no score is given`}.`,
  };
}

/** Their checks know no "does not apply": what is not there has failed. An allow or refusal both count as rules. */
const isDeclared = (outcome: Outcome | undefined): boolean => outcome?.status === "pass";
