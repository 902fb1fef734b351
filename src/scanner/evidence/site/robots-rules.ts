// Decisions on paths from stored facts alone, so that checks decide exactly as the crawl did.
import robotsParser from "robots-parser";
import { aiAgentOf } from "./ai-agents.ts";
import { memoByPage } from "../memo-by-page.ts";
import type { RobotsFacts, RobotsGroup } from "../site-evidence.ts";

type Rule = RobotsGroup["rules"][number];
type Rules = Pick<RobotsFacts, "state" | "groups">;

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
  const groups = groupsFor(robots.groups, token);
  return groups.length === 0 ? null : matcherOf(groups)(comparable);
}

/** Groups that name the token, in any case; not those of "*". */
export function groupsNaming(groups: readonly RobotsGroup[], token: string): RobotsGroup[] {
  const wanted = token.toLowerCase();
  return groups.filter((group) => group.agents.some((agent) => agent.toLowerCase() === wanted));
}

/** Groups that the agent of that token follows: its own, else those its operator falls back to, else those of "*". */
export function groupsFor(groups: readonly RobotsGroup[], token: string): RobotsGroup[] {
  const fallback = aiAgentOf(token)?.fallback;
  for (const name of fallback === undefined ? [token, "*"] : [token, fallback, "*"]) {
    const named = groupsNaming(groups, name);
    if (named.length > 0) return named;
  }
  return [];
}

type Matcher = (comparable: string) => Rule | null;
/** A matcher is built once for a group that is alone, which is the rule. */
const soleMatcher = memoByPage((group: RobotsGroup): Matcher => buildMatcher([group]));

function matcherOf(groups: readonly RobotsGroup[]): Matcher {
  const [first] = groups;
  return first === undefined || groups.length > 1 ? buildMatcher(groups) : soleMatcher(first);
}

const BASE = "https://robots.invalid";

/**
 * robots-parser 3.0.1 does the matching (wildcards, "$", longest match). It is given one group of rules and the path
 * in the comparable form, because by itself it leaves %7E and "~" different (RFC 9309 §2.2.2), escapes "|", "[" and
 * "^" in rules but not in paths, and answers undefined for an address on another host than robots.txt.
 */
function buildMatcher(groups: readonly RobotsGroup[]): Matcher {
  const rules = groups.flatMap((group) => group.rules).filter((rule) => rule.path !== "");
  let wildcardsLeft = MOST_WILDCARDS;
  const lines = rules.map((rule) => {
    const wildcards = rule.path.split("*").length - 1;
    wildcardsLeft -= wildcards;
    return `${rule.type}: ${comparablePattern(rule, wildcardsLeft >= 0 ? wildcards : 0)}`;
  });
  const robot = robotsParser(`${BASE}/robots.txt`, ["user-agent: *", ...lines].join("\n"));
  // The first rule stands on line 2.
  return (comparable) => rules[robot.getMatchingLineNumber(BASE + comparable, "*") - 2] ?? null;
}

/**
 * Matching costs path length times wildcards, over all rules: what exceeds this sum is cut at its first wildcard, by
 * which a Disallow forbids more, never less. No honest file comes near it.
 */
const MOST_WILDCARDS = 2_000;

/** Rule path in comparable form with at most that many wildcards. */
function comparablePattern(rule: Rule, wildcards: number): string {
  const isAnchored = rule.path.endsWith("$");
  const parts = (isAnchored ? rule.path.slice(0, -1) : rule.path).split("*");
  if (parts.length - 1 > wildcards) return rule.type === "allow" ? "/%00" : escapePath(parts[0] ?? "");
  return parts.map(escapePath).join("*") + (isAnchored ? "$" : "");
}

/** Path and query of a path or address, without fragment, in comparable form. */
function comparablePath(path: string): string {
  const scheme = path.indexOf("://");
  const slash = scheme < 0 || scheme > 10 ? 0 : path.indexOf("/", scheme + 3);
  const local = slash < 0 ? "/" : path.slice(slash);
  const hash = local.indexOf("#");
  const plain = hash < 0 ? local : local.slice(0, hash);
  return escapePath(plain.startsWith("/") ? plain : `/${plain}`);
}

const PLAIN = /[A-Za-z0-9\-._~/?&=]/;
const ALL_PLAIN = /^[A-Za-z0-9\-._~/?&=]*$/;

/**
 * One spelling for all that RFC 9309 §2.2.2 holds equal: unreserved octets decoded, everything else percent-encoded
 * in upper case, save the four that give an address its structure.
 */
function escapePath(path: string): string {
  if (ALL_PLAIN.test(path)) return path;
  let made = "";
  for (let at = 0; at < path.length;) {
    const char = path.charAt(at);
    if (char === "%" && /^[0-9A-Fa-f]{2}$/.test(path.slice(at + 1, at + 3))) {
      const code = Number.parseInt(path.slice(at + 1, at + 3), 16);
      const decoded = String.fromCharCode(code);
      made += /[A-Za-z0-9\-._~]/.test(decoded) ? decoded : path.slice(at, at + 3).toUpperCase();
      at += 3;
    } else {
      const whole = String.fromCodePoint(path.codePointAt(at) ?? 0xfffd);
      made += PLAIN.test(char) ? char : escapeChar(whole);
      at += whole.length;
    }
  }
  return made;
}

const UNESCAPED = /[!'()*]/;

function escapeChar(char: string): string {
  if (UNESCAPED.test(char)) return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  // A half surrogate has no encoding of its own.
  return char.isWellFormed() ? encodeURIComponent(char) : "%EF%BF%BD";
}
