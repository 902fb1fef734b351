// Decisions on paths from stored facts alone, so that checks decide exactly as the crawl did.
import { aiAgentOf } from "./ai-agents.ts";
import { memoByPage } from "../memo-by-page.ts";
import { buildMatcher, comparablePath, type Matcher } from "./robots-match.ts";
import type { RobotsFacts, RobotsGroup } from "../site-evidence.ts";

type Rule = RobotsGroup["rules"][number];
type Rules = Pick<RobotsFacts, "state" | "groups">;

/** There is no file, and not one that could not be read. */
export const isRobotsMissing = ({ state, status }: Pick<RobotsFacts, "state" | "status">): boolean =>
  status === 404 || status === 410 || state === "html";

/**
 * May the agent of that token read the path (path and query, or a whole address)? RFC 9309: groups of the same token
 * are one group (§2.2.1), the longest rule wins and Allow wins a tie (§2.2.2), "*" applies when no group names the
 * token, no match allows.
 */
export function allowsPath(robots: Rules, path: string, token: string): boolean {
  if (robots.state === "unreadable") return false;
  if (robots.state !== "present") return true;
  return decidingRule(robots, path, token)?.type !== "disallow";
}

/** The rule that decides on the path for that token; null when none matches. */
export function decidingRule(robots: Rules, path: string, token: string): Rule | null {
  if (robots.state !== "present") return null;
  const comparable = comparablePath(path);
  // RFC 9309 §2.2.2: /robots.txt itself is always allowed.
  if (comparable === "/robots.txt") return null;
  const name = nameFollowed(robots.groups, token);
  return name === null ? null : matcherOf(robots.groups, name)(comparable);
}

/** Groups that name the token, in any case; not those of "*". */
export const groupsNaming = (groups: readonly RobotsGroup[], token: string): RobotsGroup[] =>
  indexOf(groups).byName.get(token.toLowerCase()) ?? [];

/** Groups that the agent of that token follows: its own, else those its operator falls back to, else those of "*". */
export function groupsFor(groups: readonly RobotsGroup[], token: string): RobotsGroup[] {
  const name = nameFollowed(groups, token);
  return name === null ? [] : groupsNaming(groups, name);
}

function nameFollowed(groups: readonly RobotsGroup[], token: string): string | null {
  const fallback = aiAgentOf(token)?.fallback;
  const names = fallback === undefined ? [token, "*"] : [token, fallback, "*"];
  return names.map((name) => name.toLowerCase()).find((name) => indexOf(groups).byName.has(name)) ?? null;
}

interface Index {
  byName: Map<string, RobotsGroup[]>;
  matchers: Map<string, Matcher>;
}

/** A file may have tens of thousands of groups and rules, and is asked about thousands of addresses: both are read once. */
const indexOf = memoByPage((groups: readonly RobotsGroup[]): Index => {
  const byName = new Map<string, RobotsGroup[]>();
  for (const group of groups)
    for (const name of new Set(group.agents.map((agent) => agent.toLowerCase()))) {
      const named = byName.get(name);
      if (named === undefined) byName.set(name, [group]);
      else named.push(group);
    }
  return { byName, matchers: new Map() };
});

function matcherOf(groups: readonly RobotsGroup[], name: string): Matcher {
  const { matchers } = indexOf(groups);
  const known = matchers.get(name) ?? buildMatcher(groupsNaming(groups, name).flatMap((group) => group.rules));
  matchers.set(name, known);
  return known;
}
