import { rulesUnread } from "../unread.ts";
import { groupsNaming } from "../../evidence/site/robots-rules.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

/** Names that their operator has given up. */
const RETIRED = ["anthropic-ai", "claude-web"];
const IN_USE = ["ClaudeBot", "Claude-User", "Claude-SearchBot"];

export const aiBotTokenStale = defineCheck({
  id: "ai-bot-token-stale",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "A",
  needs: ["robots", "target"],
  title: "Rules name agents that still exist",
  why: "A rule for a name that is no longer in use does nothing; the agent that comes today follows the rules for everyone.",
  fix: "Replace anthropic-ai and claude-web by ClaudeBot (training), Claude-SearchBot (search) and Claude-User (visits on request), each as you decide.",
  effort: "S",
  reference: "https://support.claude.com/en/articles/8896518",
  run({ robots, target }) {
    if (robots.state === "unreadable") return rulesUnread(target);
    const retired = RETIRED.filter((token) => groupsNaming(robots.groups, token).length > 0);
    if (retired.length === 0) return na(`No rule of ${target.host} is for an AI agent that has been given up.`);
    const current = IN_USE.filter((token) => groupsNaming(robots.groups, token).length > 0);
    const evidence = retired.map((token) =>
      seen(robots.url, `User-agent: ${token}`, "No agent of that name comes any more."),
    );
    return info(
      current.length > 0
        ? `${target.host} still names ${retired.join(" and ")}, beside ${current.join(", ")}, which is in use.`
        : `${target.host} names ${retired.join(" and ")}, and none of the names that agents of the same operator carry today.`,
      evidence,
    );
  },
});
