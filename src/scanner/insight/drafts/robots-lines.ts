// Lines of robots.txt for a draft. A path comes from the site's own file, and can hold anything but a line break.
import { toPrintable } from "../../../model/printable-text.ts";
import { readRobotsLines } from "../../evidence/site/robots-lines.ts";
import { groupsNaming } from "../../evidence/site/robots-rules.ts";
import type { RobotsFacts } from "../../evidence/site-evidence.ts";

const PATH_CHARS = 200;
const RULES = 25;
const BLANKET = /^\/?\*?$/;

/** A rule's path as it may be written into a file; null for what cannot be shown whole. */
export function safePath(path: string): string | null {
  const isPlain = /^[/*][^\s#]*$/.test(path) && path.length <= PATH_CHARS && toPrintable(path) === path;
  return isPlain ? path : null;
}

export interface KeptRules {
  lines: string[];
  /** Rules that are too long or too many to be repeated. */
  leftOut: number;
}

/** What the group for everyone says, save a rule about the whole site. */
export function rulesForAll(robots: RobotsFacts): KeptRules {
  const rules = groupsNaming(robots.groups, "*")
    .flatMap((group) => group.rules)
    .filter(({ path }) => path !== "" && !BLANKET.test(path));
  const lines = rules.flatMap(({ type, path }) => {
    const safe = safePath(path);
    return safe === null ? [] : [`${type === "allow" ? "Allow" : "Disallow"}: ${safe}`];
  });
  const kept = [...new Set(lines)].slice(0, RULES);
  return { lines: kept, leftOut: new Set(rules.map(({ type, path }) => `${type} ${path}`)).size - kept.length };
}

/** The rules as they would be with these lines added: RFC 9309 joins groups of one crawler (section 2.2.1). */
export const withLines = (robots: RobotsFacts, text: string): RobotsFacts => ({
  ...robots,
  state: "present",
  groups: [...robots.groups, ...readRobotsLines(text).groups],
});

export const leftOutNote = ({ leftOut }: KeptRules): string[] =>
  leftOut > 0 ? [`Carry over the ${leftOut} further rules of the present group as well.`] : [];
