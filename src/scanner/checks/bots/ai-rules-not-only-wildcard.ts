import { rulesUnread } from "../unread.ts";
import { AI_AGENTS } from "../../evidence/site/known-agents.ts";
import { groupsNaming } from "../../evidence/site/robots-rules.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const aiRulesNotOnlyWildcard = defineCheck({
  id: "ai-rules-not-only-wildcard",
  agent: "essentials",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["robots", "target"],
  title: "AI agents have rules of their own",
  why: "Rules for everyone hold for AI agents too. Rules by name let search, visits on request and training differ.",
  fix: "Nothing has to be done while all agents should be treated alike.",
  effort: "S",
  reference: "https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/",
  run({ robots, target }) {
    if (robots.state === "unreadable") return rulesUnread(target);
    if (robots.groups.length === 0) return na(`${target.host} gives crawlers no rules.`);
    const named = AI_AGENTS.filter(({ token }) => groupsNaming(robots.groups, token).length > 0).map(
      ({ token }) => token,
    );
    return info(
      named.length === 0
        ? `${target.host} treats all AI agents by its rules for everyone.`
        : `${target.host} has rules of their own for ${named.length} of ${AI_AGENTS.length} known AI agents.`,
      seen(
        robots.url,
        named.length === 0 ? "User-agent: *" : named.map((token) => `User-agent: ${token}`).join(", "),
        "As written in the rules.",
      ),
    );
  },
});
