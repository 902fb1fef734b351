// Which rule of robots.txt decides on a path (RFC 9309 section 2.2.2): the longest that matches, and Allow on a tie.
import { memoByText } from "../../../model/memo-by-text.ts";
import type { RobotsGroup } from "../site-evidence.ts";

type Rule = RobotsGroup["rules"][number];
/** Takes a path in comparable form; null when no rule matches. */
export type Matcher = (comparable: string) => Rule | null;

interface Pattern {
  rule: Rule;
  /** What stands between the wildcards, in comparable form. */
  parts: string[];
  isAnchored: boolean;
  /** Length of the whole, by which patterns are ranked. */
  length: number;
}

/**
 * A file of half a megabyte holds tens of thousands of rules and is asked about thousands of paths. Rules without a
 * wildcard, nearly all, are looked up by the beginnings of the path; only those with one are tried one by one.
 */
export function buildMatcher(rules: readonly Rule[]): Matcher {
  const patterns = rules
    .filter(({ path }) => path !== "")
    .map(readPattern)
    .toSorted((one, other) => rank(one, other));
  const starred = patterns.filter(({ parts }) => parts.length > 1);
  const plain = patterns.filter(({ parts }) => parts.length === 1);
  const prefixes = firstByText(plain.filter(({ isAnchored }) => !isAnchored));
  const wholes = firstByText(plain.filter(({ isAnchored }) => isAnchored));
  const lengths = [...new Set([...prefixes.values()].map(({ length }) => length))].toSorted(
    (one, other) => other - one,
  );
  return (path) => {
    const found = [wholes.get(path), longestOf(prefixes, lengths, path), starred.find((one) => matches(one, path))];
    const [best] = found.filter((one) => one !== undefined).toSorted(rank);
    return best?.rule ?? null;
  };
}

function readPattern(rule: Rule): Pattern {
  const isAnchored = rule.path.endsWith("$");
  const parts = (isAnchored ? rule.path.slice(0, -1) : rule.path).split("*").map(escapePath);
  const chars = parts.reduce((sum, part) => sum + part.length, 0);
  return { rule, parts, isAnchored, length: chars + parts.length - 1 + (isAnchored ? 1 : 0) };
}

/** The one that decides first: longer, then Allow, then the earlier line. */
const rank = (one: Pattern, other: Pattern): number =>
  other.length - one.length ||
  Number(other.rule.type === "allow") - Number(one.rule.type === "allow") ||
  one.rule.line - other.rule.line;

/** Of patterns that say the same, the one ranked first. */
const firstByText = (ranked: readonly Pattern[]): Map<string, Pattern> =>
  new Map(ranked.toReversed().map((pattern) => [pattern.parts[0] ?? "", pattern]));

/** `lengths` are those that the patterns have, longest first. */
function longestOf(prefixes: ReadonlyMap<string, Pattern>, lengths: readonly number[], path: string) {
  for (const length of lengths) {
    const found = length <= path.length ? prefixes.get(path.slice(0, length)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first place of each part is as good as any later one, so that nothing is tried twice. */
function matches({ parts, isAnchored }: Pattern, path: string): boolean {
  const [first = "", ...others] = parts;
  const last = others.pop() ?? "";
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return isAnchored ? path.length - last.length >= at && path.endsWith(last) : path.includes(last, at);
}

/** Any origin makes an address of a path, so that "." and ".." in it are steps and a lone "?" is nothing. */
const ORIGIN = "https://robots.invalid";

/** Every agent that a site may name is asked about the same paths. */
const PATHS_KEPT = 1_000;

/** Path and query of a path or address, without fragment, in comparable form. */
export const comparablePath = memoByText(PATHS_KEPT, (path: string): string => {
  const scheme = path.indexOf("://");
  const slash = scheme < 0 || scheme > 10 ? 0 : path.indexOf("/", scheme + 3);
  const local = slash < 0 ? "/" : path.slice(slash);
  const hash = local.indexOf("#");
  const plain = hash < 0 ? local : local.slice(0, hash);
  const { pathname, search } = new URL(ORIGIN + escapePath(plain.startsWith("/") ? plain : `/${plain}`));
  return pathname + search;
});

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
