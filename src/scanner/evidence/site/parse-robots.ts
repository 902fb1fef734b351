import { AI_AGENTS } from "./known-agents.ts";
import { readRobotsLines } from "./robots-lines.ts";
import { allowsPath, decidingRule, groupsNaming } from "./robots-rules.ts";
import { byteLengthOf, looksBinary, looksLikeHtml, withoutBom } from "./sniff-body.ts";
import type { RobotsFacts, RobotsVerdict } from "../site-evidence.ts";
import { KEPT_TEXT_CHARS, ROBOTS_CHARS } from "./site-limits.ts";

/** The answer to /robots.txt; status 0 when none came. */
export interface RobotsAnswer {
  url: string;
  finalUrl: string;
  status: number;
  contentType: string;
  text: string;
}

/**
 * Reads robots.txt as RFC 9309 says. 4xx and endless redirects allow everything (§2.3.1.3, §2.3.1.2); 5xx and no
 * answer forbid everything (§2.3.1.4); so does 429, which Google counts among the server's errors because it asks
 * for fewer requests, not for more. A web page in its place has no rules, so that it allows everything.
 */
export function parseRobots(answer: RobotsAnswer, ourToken: string): RobotsFacts {
  const state = judgeState(answer);
  const body = state === "present" ? cutAtLine(withoutBom(answer.text)) : "";
  const read = readRobotsLines(body);
  const facts: RobotsFacts = {
    state,
    url: answer.finalUrl || answer.url,
    status: answer.status,
    contentType: answer.contentType,
    bytes: byteLengthOf(answer.text),
    text: state === "present" || state === "html" ? withoutBom(answer.text).slice(0, KEPT_TEXT_CHARS) : "",
    ...read,
    matrix: [],
    allowsUs: false,
    refusesUsByName: false,
    refusesEveryone: false,
    crawlDelaySeconds: null,
  };
  facts.allowsUs = allowsPath(facts, "/", ourToken);
  facts.refusesUsByName = !facts.allowsUs && groupsNaming(facts.groups, ourToken).length > 0;
  facts.refusesEveryone = !allowsPath(facts, "/", "*");
  facts.crawlDelaySeconds = crawlDelayFor(facts, ourToken);
  facts.matrix = AI_AGENTS.map((agent) => judgeAgent(facts, agent));
  return facts;
}

function judgeState({ status, text, contentType }: RobotsAnswer): RobotsFacts["state"] {
  if (status >= 200 && status < 300) {
    if (looksLikeHtml(text, contentType)) return "html";
    return looksBinary(text) ? "unreadable" : "present";
  }
  if (status === 429) return "unreadable";
  return status >= 300 && status < 500 ? "absent" : "unreadable";
}

/** The last line before the cap goes too: half a rule may forbid far more than the whole one. */
function cutAtLine(text: string): string {
  if (text.length <= ROBOTS_CHARS) return text;
  const cut = text.slice(0, ROBOTS_CHARS);
  return cut.slice(0, Math.max(cut.lastIndexOf("\n"), cut.lastIndexOf("\r"), 0));
}

function crawlDelayFor({ groups }: RobotsFacts, token: string): number | null {
  const own = groupsNaming(groups, token);
  const delays = (own.length > 0 ? own : groupsNaming(groups, "*")).map((group) => group.crawlDelay);
  return delays.find((delay) => delay !== null) ?? null;
}

function judgeAgent(facts: RobotsFacts, agent: (typeof AI_AGENTS)[number]): RobotsVerdict {
  const rule = decidingRule(facts, "/", agent.token);
  return {
    token: agent.token,
    operator: agent.operator,
    purpose: agent.purpose,
    allowed: allowsPath(facts, "/", agent.token),
    named: groupsNaming(facts.groups, agent.token).length > 0,
    rule: rule && `${rule.type === "allow" ? "Allow" : "Disallow"}: ${rule.path} (line ${rule.line})`,
  };
}
