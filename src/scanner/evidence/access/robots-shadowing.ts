// Paths that robots.txt closes to everyone and opens to single crawlers unawares: a crawler with a group of its own
// does not read the group for everyone (RFC 9309 section 2.2.1).
import { AI_AGENTS } from "../site/known-agents.ts";
import { allowsPath, decidingRule, groupsNaming } from "../site/robots-rules.ts";
import type { RobotsFacts } from "../site-evidence.ts";

const MAX_PATHS = 50;

export interface Shadowing {
  token: string;
  /** Paths closed to everyone that its group does not repeat: an address that shows it, and the rule as written. */
  opened: { path: string; rule: string }[];
}

/** AI crawlers that a group names. */
export const namedAgents = (robots: RobotsFacts): string[] =>
  AI_AGENTS.filter(({ token }) => groupsNaming(robots.groups, token).length > 0).map(({ token }) => token);

/** Of those named, the ones that may read what is closed to all. */
export function findShadowing(robots: RobotsFacts): Shadowing[] {
  const closed = closedToAll(robots);
  return namedAgents(robots).flatMap((token) => {
    const opened = closed.filter(({ path }) => isOpenedUnawares(robots, path, token));
    return opened.length > 0 ? [{ token, opened }] : [];
  });
}

/** Paths that "*" may not read; none when all of the site is closed to it, since then naming a crawler is meant to open. */
export function closedToAll(robots: RobotsFacts): Shadowing["opened"] {
  if (!allowsPath(robots, "/", "*")) return [];
  const rules = groupsNaming(robots.groups, "*")
    .flatMap((group) => group.rules)
    .filter(({ type, path }) => type === "disallow" && path !== "");
  const byPath = new Map(rules.map(({ path }) => [path.replace(/\$$/, "").replaceAll("*", "x"), path]));
  return [...byPath]
    .slice(0, MAX_PATHS)
    .map(([path, rule]) => ({ path, rule }))
    .filter(({ path }) => !allowsPath(robots, path, "*"));
}

/** Open without a rule about that very path: an explicit Allow for it is taken as meant. */
function isOpenedUnawares(robots: RobotsFacts, path: string, token: string): boolean {
  if (!allowsPath(robots, path, token)) return false;
  const rule = decidingRule(robots, path, token);
  return rule === null || /^\/?\*?$/.test(rule.path);
}
