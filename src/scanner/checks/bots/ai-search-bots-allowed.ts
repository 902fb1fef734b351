import { listOf, startWith } from "../../../model/words.ts";
import { keyAddresses } from "../../evidence/access/access-key-addresses.ts";
import { accessOf, searchAgents } from "../../evidence/access/bots-access.ts";
import { defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";

/** Below this share of open key pages the start page alone is no help. */
const HALF = 0.5;

export const aiSearchBotsAllowed = defineCheck({
  id: "ai-search-bots-allowed",
  agent: "essentials",
  category: "Answer-engine access",
  counts: ["aeo"],
  severity: 3,
  evidence: "A",
  needs: ["robots", "home", "pages", "target"],
  title: "The search agents behind assistants may read the site",
  why: "Assistants answer from what their search agents may read. A closed search agent takes the business out of that assistant's answers.",
  fix: "Give the search agents named here an Allow in /robots.txt. This leaves open whether agents that gather training data may read; that is a separate choice.",
  effort: "S",
  reference: "https://developers.openai.com/api/docs/bots",
  headline: ({ people, name }) =>
    `${startWith(people)} who ask an assistant about ${name} get answers without its pages`,
  run({ robots, home, pages, target }) {
    if (robots.state === "unreadable") return unable(`What ${target.host} allows search agents could not be read.`);
    const addresses = keyAddresses(home, pages);
    const access = accessOf(robots, searchAgents, addresses);
    const score = access.reduce((sum, { share }) => sum + share, 0) / access.length;
    const limited = access.filter(({ closed }) => closed.length > 0);
    const shut = limited.filter(({ mayReadStart }) => !mayReadStart);
    const evidence = limited
      .slice(0, 5)
      .map(({ agent, closed }) =>
        seen(
          closed[0]?.address ?? robots.url,
          `${agent.token}: ${closed[0]?.rule ?? ""}`,
          meaningOf(agent.operator, closed.length, addresses.length),
        ),
      );
    const operators = listOf([...new Set(limited.map(({ agent }) => agent.operator))], 5);
    if (shut.length > 0)
      return fail(
        `${target.host} closes its start page to ${shut.length} of the ${access.length} search agents of assistants: ${listOf([...new Set(shut.map(({ agent }) => `${agent.operator}'s`))])}.`,
        evidence,
        { score },
      );
    if (limited.length > 0)
      return (score < HALF ? fail : warn)(
        `${target.host} closes pages of its own menu to the search agents of ${operators}.`,
        evidence,
        {
          score,
        },
      );
    return pass(
      `All ${access.length} search agents of assistants may read the start page and the key pages of ${target.host}.`,
    );
  },
});

const meaningOf = (operator: string, closed: number, of: number): string =>
  `${operator}'s search agent may not read ${closed} of ${of} key pages.`;
