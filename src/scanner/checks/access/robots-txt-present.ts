import { countOf } from "../../../model/words.ts";
import { metChallenge } from "../../evidence/access/access-observation.ts";
import type { RobotsFacts } from "../../evidence/site-evidence.ts";
import { defineCheck, fail, pass, seen, unable, type Verdict, warn } from "../define-check.ts";

export const robotsTxtPresent = defineCheck({
  id: "robots-txt-present",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["robots", "challenge", "target"],
  title: "The site states what crawlers may read",
  why: "Every search and AI crawler asks for these rules first. Without them each decides for itself; at an error of the server, well-behaved ones stay away from the whole site.",
  fix: "Serve /robots.txt on {host} as plain text with status 200, with one group for everyone and the address of the sitemap.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9309#section-2.3",
  // True where there are no rules, where the answer is an error and where only some crawlers can read it.
  headline: ({ name }) => `Crawlers that ask ${name} for its rules may come away without any`,
  run({ robots, challenge, target }) {
    const received = `${robots.status} ${robots.contentType}`;
    if (metChallenge(challenge, robots.url))
      return unable(`${target.host} answered with a test for visitors where its rules for crawlers should stand.`);
    switch (robots.state) {
      case "unreadable":
        return judgeError(robots, target.host);
      case "html":
        return fail(
          `${target.host} answers a web page where crawlers look for its rules.`,
          seen(robots.url, received, "A web page holds no rules, so every crawler decides for itself."),
        );
      case "absent":
        return warn(
          `${target.host} states no rules for crawlers, so everything counts as allowed.`,
          seen(robots.url, received, ""),
        );
      case "present":
        return judgePresent(robots, target.host);
    }
  },
});

function judgeError(robots: RobotsFacts, host: string): Verdict {
  if (robots.status >= 200 && robots.status < 300)
    return fail(
      `${host} sends something other than text where its rules for crawlers should stand.`,
      seen(robots.url, `${robots.status} ${robots.contentType}`, "No crawler can read it."),
    );
  // 429 asks us to slow down; what others would get is not known.
  if (robots.status < 500) return unable(`${host} gave no answer to the question for its rules.`);
  return fail(
    `${host} answers ${robots.status} where its rules for crawlers should stand.`,
    seen(
      robots.url,
      String(robots.status),
      "RFC 9309 tells crawlers to treat a server error as a ban on the whole site.",
    ),
  );
}

function judgePresent(robots: RobotsFacts, host: string): Verdict {
  const received = `${robots.status} ${robots.contentType}`;
  if (robots.groups.length === 0)
    return warn(
      `The rules file of ${host} addresses no crawler.`,
      seen(robots.url, received, "No line names whom a rule is for, so nothing in it takes effect."),
    );
  if (robots.contentType !== "" && !robots.contentType.startsWith("text/plain"))
    return warn(
      `The rules of ${host} arrive as ${robots.contentType} instead of plain text.`,
      seen(robots.url, received, "Some crawlers ignore rules of another type."),
    );
  return pass(
    `${host} states its rules for crawlers in ${countOf(robots.groups.length, "group")}.`,
    seen(robots.url, received, "Crawlers can read it."),
  );
}
