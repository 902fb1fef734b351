import { countOf } from "../../../model/words.ts";
import { defineCheck, fail, pass, seen, unable } from "../define-check.ts";

export const robotsBlanketBlock = defineCheck({
  id: "robots-blanket-block",
  agent: "essentials",
  category: "Access and crawl",
  aeoCategory: "Answer-engine access",
  counts: ["readiness", "aeo"],
  severity: 3,
  evidence: "A",
  needs: ["robots", "target"],
  title: "Crawlers in general may read the site",
  why: "A rule that shuts out everyone keeps the business out of search results and out of the answers made from them.",
  fix: "Replace the rule that closes the whole site to everyone by rules for the paths that should stay private.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2",
  headline: ({ name }) => `${name} tells every crawler to stay away, search engines included`,
  run({ robots, target }) {
    // A server error is judged once, by robots-txt-present: what the rules say is not known then.
    if (robots.state === "unreadable") return unable(`What ${target.host} allows crawlers could not be read.`);
    if (!robots.refusesEveryone)
      return pass(
        `No rule of ${target.host} shuts crawlers out of the whole site.`,
        seen(
          robots.url,
          robots.state === "present" ? countOf(robots.groups.length, "group") : "no rules",
          "The start page is open.",
        ),
      );
    const rule = robots.groups
      .filter(({ agents }) => agents.includes("*"))
      .flatMap(({ rules }) => rules)
      .find(({ type, path }) => type === "disallow" && /^\/?\*?$/.test(path) && path !== "");
    const received = rule
      ? `User-agent: * … line ${rule.line}: Disallow: ${rule.path}`
      : "User-agent: * may not read /";
    return fail(
      `${target.host} forbids all crawlers that it does not name to read any page.`,
      seen(robots.url, received, "Crawlers that follow the rules read nothing."),
    );
  },
});
