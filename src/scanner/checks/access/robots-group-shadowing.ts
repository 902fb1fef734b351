import { countOf, listOf } from "../../../model/words.ts";
import { AI_AGENTS } from "../../evidence/site/ai-agents.ts";
import { allowsPath, decidingRule, groupsNaming } from "../../evidence/site/robots-rules.ts";
import type { RobotsFacts } from "../../evidence/site-evidence.ts";
import { defineCheck, fail, na, pass, seen, unable } from "../define-check.ts";

const MAX_PATHS = 50;

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
    if (robots.state === "unreadable") return unable(`The rules of ${target.host} could not be read.`);
    const named = AI_AGENTS.filter(({ token }) => groupsNaming(robots.groups, token).length > 0);
    if (named.length === 0) return na(`${target.host} has no rules of its own for any AI crawler.`);
    const closed = closedToAll(robots);
    if (closed.length === 0)
      return pass(`Nothing that ${target.host} closes to everyone is opened to single crawlers.`);
    const shadowed = named.flatMap(({ token }) => {
      const opened = closed.filter((path) => isOpenedUnawares(robots, path, token));
      return opened.length > 0 ? [{ token, opened }] : [];
    });
    if (shadowed.length === 0)
      return pass(
        `No AI crawler with rules of its own on ${target.host} may read what is closed to everyone (${named.length} named).`,
      );
    return fail(
      `${shadowed.length} of ${countOf(named.length, "AI crawler")} with rules of their own on ${target.host} may read what is closed to everyone else.`,
      shadowed
        .slice(0, 5)
        .map(({ token, opened }) =>
          seen(robots.url, `User-agent: ${token}`, `Its group does not repeat ${listOf(opened)}.`),
        ),
      { score: 1 - shadowed.length / named.length },
    );
  },
});

/** Paths that "*" may not read; none when all of the site is closed to it, since then naming a crawler is meant to open. */
function closedToAll(robots: RobotsFacts): string[] {
  if (!allowsPath(robots, "/", "*")) return [];
  const paths = groupsNaming(robots.groups, "*")
    .flatMap(({ rules }) => rules)
    .filter(({ type, path }) => type === "disallow" && path !== "")
    .map(({ path }) => path.replace(/\$$/, "").replaceAll("*", "x"));
  return [...new Set(paths)].slice(0, MAX_PATHS).filter((path) => !allowsPath(robots, path, "*"));
}

/** Open without a rule about that very path: an explicit Allow for it is taken as meant. */
function isOpenedUnawares(robots: RobotsFacts, path: string, token: string): boolean {
  if (!allowsPath(robots, path, token)) return false;
  const rule = decidingRule(robots, path, token);
  return rule === null || /^\/?\*?$/.test(rule.path);
}
