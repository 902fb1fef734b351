import { parseContentSignal } from "./content-signals.ts";
import type { RobotsFacts, RobotsGroup } from "../site-evidence.ts";
import { URL_CHARS } from "./site-limits.ts";
import { linesOf } from "./sniff-body.ts";

export type RobotsLines = Pick<
  RobotsFacts,
  "groups" | "sitemaps" | "unknownLines" | "contentSignals" | "contentUsage" | "licenses"
>;

const UNKNOWN_LINES = 20;
const RECORDS = 50;
const TOKEN_CHARS = 100;
/** Agents kept beside a signal: one line may stand in a group of tens of thousands, and fifty lines in each. */
const SIGNAL_AGENTS = 200;
/** Lines with a documented reader that carry no crawl rule: Yandex reads Host and Clean-param, ARD defines Agentmap. */
const SILENT_DIRECTIVES = ["host", "clean-param", "agentmap"];

/**
 * Reads the records of robots.txt line by line. robots-parser 3.0.1 is not used here, because it ends a group at any
 * record that is not a user-agent (RFC 9309 §2.2.4: other records must not interfere with groups), loses a group
 * without rules (which allows everything, §2.2.1), and keeps neither groups nor unknown lines.
 */
export function readRobotsLines(text: string): RobotsLines {
  const read: RobotsLines = {
    groups: [],
    sitemaps: [],
    unknownLines: [],
    contentSignals: [],
    contentUsage: [],
    licenses: [],
  };
  const cursor: Cursor = { group: null, takesAgents: false };
  linesOf(text).forEach((raw, index) => readLine(read, cursor, raw, index + 1));
  markConflicts(read.contentSignals);
  return read;
}

interface Cursor {
  group: RobotsGroup | null;
  /** True until the first rule of a group: agents listed one after the other share it. */
  takesAgents: boolean;
}

function readLine(read: RobotsLines, cursor: Cursor, raw: string, line: number): void {
  const comment = raw.indexOf("#");
  const content = (comment < 0 ? raw : raw.slice(0, comment)).trim();
  if (content === "") return;
  const colon = content.indexOf(":");
  const name = content.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const value = content.slice(colon + 1).trim();
  if (name === "user-agent" && value !== "") return readAgent(read, cursor, value);
  if ((name === "allow" || name === "disallow") && hasEffect(cursor, value))
    return readRule(cursor, { type: name, path: value, line });
  if (name === "crawl-delay") return readDelay(cursor, value);
  if (name === "sitemap") return keep(read.sitemaps, value.slice(0, URL_CHARS));
  if (name === "license") return keep(read.licenses, value.slice(0, URL_CHARS));
  if (name === "content-usage") return keep(read.contentUsage, value.slice(0, 500));
  if (name === "content-signal") return readSignal(read, cursor, value);
  if (!SILENT_DIRECTIVES.includes(name) && read.unknownLines.length < UNKNOWN_LINES) {
    read.unknownLines.push({ line, text: content.slice(0, 200) });
  }
}

/** RFC 9309 §2.2.2: a rule before the first user-agent line belongs to no one, and a path begins with a slash. */
const hasEffect = ({ group }: Cursor, path: string): boolean => group !== null && (path === "" || /^[/*]/.test(path));

function readAgent(read: RobotsLines, cursor: Cursor, value: string): void {
  if (cursor.group === null || !cursor.takesAgents) {
    cursor.group = { agents: [], rules: [], crawlDelay: null };
    cursor.takesAgents = true;
    read.groups.push(cursor.group);
  }
  const token = tokenOf(value);
  if (token !== "") cursor.group.agents.push(token);
}

/** "Googlebot/2.1 (news)" -> "Googlebot": version and comment are no part of the token. */
function tokenOf(value: string): string {
  if (value.startsWith("*")) return "*";
  const end = value.search(/[\s/,;()]/);
  return (end < 0 ? value : value.slice(0, end)).slice(0, TOKEN_CHARS);
}

function readRule(cursor: Cursor, rule: RobotsGroup["rules"][number]): void {
  if (cursor.group === null) return;
  cursor.takesAgents = false;
  // No address longer than URL_CHARS is ever asked for, so that a longer rule cannot match one.
  if (rule.path.length <= URL_CHARS) cursor.group.rules.push(rule);
}

function readDelay(cursor: Cursor, value: string): void {
  const seconds = Number(value);
  if (cursor.group && value !== "" && Number.isFinite(seconds) && seconds >= 0) cursor.group.crawlDelay ??= seconds;
}

function readSignal(read: RobotsLines, cursor: Cursor, value: string): void {
  if (read.contentSignals.length >= RECORDS) return;
  const { signals, problems } = parseContentSignal(value);
  if (cursor.group === null) problems.push("The line stands before any User-agent line, so that it addresses no one.");
  // The group's own list: agents that follow the signal line belong to it too.
  read.contentSignals.push({ agents: cursor.group?.agents ?? [], raw: value.slice(0, 500), signals, problems });
}

/** Two lines that say yes and no to the same agent contradict each other. */
function markConflicts(lines: RobotsLines["contentSignals"]): void {
  const said = new Map<string, string>();
  for (const line of lines) {
    line.agents = line.agents.slice(0, SIGNAL_AGENTS);
    for (const [name, choice] of Object.entries(line.signals)) {
      const clash = line.agents.find((agent) => (said.get(`${agent.toLowerCase()} ${name}`) ?? choice) !== choice);
      if (clash !== undefined) line.problems.push(`Another line says the opposite of ${name}=${choice} for ${clash}.`);
      for (const agent of line.agents) said.set(`${agent.toLowerCase()} ${name}`, choice);
    }
  }
}

function keep(list: string[], value: string): void {
  if (value !== "" && list.length < RECORDS) list.push(value);
}
