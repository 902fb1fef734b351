import { rulesUnread } from "../unread.ts";
import { listOf, shareOf } from "../../../model/words.ts";
import { closedToAll, findShadowing, namedAgents } from "../../evidence/access/robots-shadowing.ts";
import { defineCheck, fail, na, pass, seen } from "../define-check.ts";

// A group that closes more than "*" does is not judged here: for training agents that is a choice, and
// for search agents ai-search-bots-allowed counts it.
export const robotsGroupShadowing = defineCheck({
  id: "robots-group-shadowing",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["robots", "target"],
  title: "Rules for single AI crawlers repeat what is closed to all",
  why: "A crawler that has a group of its own ignores the group for everyone. What is closed only there is open to it.",
  fix: "Repeat the closed paths in each group that names a crawler, or drop that group where the rules for everyone will do.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1",
  headline: ({ name }) => `Some AI crawlers may read what ${name} closes to everyone else`,
  run({ robots, target }) {
    if (robots.state === "unreadable") return rulesUnread(target);
    const named = namedAgents(robots);
    if (named.length === 0) return na(`${target.host} has no rules of its own for any AI crawler.`);
    if (closedToAll(robots).length === 0)
      return pass(`Nothing that ${target.host} closes to everyone is opened to single crawlers.`);
    const shadowed = findShadowing(robots);
    if (shadowed.length === 0)
      return pass(
        `No AI crawler with rules of its own on ${target.host} may read what is closed to everyone (${named.length} named).`,
      );
    return fail(
      `${shareOf(shadowed.length, named.length, "AI crawler")} with rules of ${named.length === 1 ? "its" : "their"} own on ${target.host} may read what is closed to everyone else.`,
      shadowed
        .slice(0, 5)
        .map(({ token, opened }) =>
          seen(
            robots.url,
            `User-agent: ${token}`,
            `Its group does not repeat ${listOf(opened.map(({ path }) => path))}.`,
          ),
        ),
      { score: 1 - shadowed.length / named.length },
    );
  },
});
