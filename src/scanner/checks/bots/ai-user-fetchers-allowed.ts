import { listOf, startWith } from "../../../model/words.ts";
import { keyAddresses } from "../../evidence/access/access-key-addresses.ts";
import { accessOf, userAgents } from "../../evidence/access/bots-access.ts";
import { defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";

/** Below this share of open key pages the start page alone is no help. */
const HALF = 0.5;

export const aiUserFetchersAllowed = defineCheck({
  id: "ai-user-fetchers-allowed",
  agent: "essentials",
  category: "Access and crawl",
  aeoCategory: "Answer-engine access",
  counts: ["readiness", "aeo"],
  severity: 2,
  evidence: "A",
  needs: ["robots", "home", "pages", "target"],
  title: "Assistants may open a page that a person asks about",
  why: "When someone gives an assistant an address or asks about a page, it visits on that person's behalf. A rule against it sends the person away without an answer.",
  fix: "Allow the agents that visit on a person's request in /robots.txt: they come only when a person asks.",
  effort: "S",
  reference: "https://support.claude.com/en/articles/8896518",
  headline: ({ people, name }) => `${startWith(people)} who let an assistant open ${name} are turned away`,
  run({ robots, home, pages, target }) {
    if (robots.state === "unreadable") return unable(`What ${target.host} allows assistants could not be read.`);
    const addresses = keyAddresses(home, pages);
    const access = accessOf(robots, userAgents, addresses);
    const score = access.reduce((sum, { share }) => sum + share, 0) / access.length;
    const limited = access.filter(({ closed }) => closed.length > 0);
    const evidence = limited.slice(0, 5).map(({ agent, closed }) => {
      const outcome = agent.mayIgnoreRobots
        ? "may visit all the same, as its operator says"
        : "stays away, even when a person asks";
      return seen(robots.url, `${agent.token}: ${closed[0]?.rule ?? ""}`, `${agent.operator}'s agent ${outcome}.`);
    });
    const who = listOf(
      limited.map(({ agent }) => agent.token),
      5,
    );
    const fix = `Allow ${who} in /robots.txt: they come only when a person asks.`;
    if (limited.some(({ mayReadStart }) => !mayReadStart))
      return fail(`${target.host} turns away assistants that come for a person: ${who}.`, evidence, {
        score,
        fix,
      });
    if (limited.length > 0)
      return (score < HALF ? fail : warn)(
        `${target.host} closes pages of its own menu to assistants that come for a person: ${who}.`,
        evidence,
        { score, fix },
      );
    return pass(
      `All ${access.length} agents that visit on a person's request may read the key pages of ${target.host}.`,
    );
  },
});
