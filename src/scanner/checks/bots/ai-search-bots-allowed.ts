import { listOf, pathOf } from "../../../model/words.ts";
import { keyAddresses } from "../../evidence/access/access-key-addresses.ts";
import { accessOf, searchAgents } from "../../evidence/access/bots-access.ts";
import { groupsNaming } from "../../evidence/site/robots-rules.ts";
import { defineCheck, fail, namedIn, pass, seen, unable, warn } from "../define-check.ts";

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
  title: "Every search agent behind assistants may read the site",
  why: "Assistants answer from what their search agents may read. A closed search agent takes the business out of that assistant's answers.",
  fix: "Give every search agent of assistants an Allow in /robots.txt. This leaves open whether agents that gather training data may read; that is a separate choice.",
  effort: "S",
  reference: "https://developers.openai.com/api/docs/bots",
  headline: ({ people, name }, shown = []) => {
    const operators = namedIn(shown, "about");
    const few = operators.length > 0 && operators.length <= FEW;
    const part = shown.length === 0 || shown.some(({ meaning }) => meaning.includes(START)) ? "" : "some of ";
    const asked = few ? operators.join(" or ") : "an assistant";
    // Closed is what search gathers ahead; the page may still be opened for a single question.
    return `When ${people} ask ${asked}, ${few && operators.length > 1 ? "their" : "its"} search may not read ${part}the pages of ${name}`;
  },
  run({ robots, home, pages, target }) {
    if (robots.state === "unreadable") return unable(`What ${target.host} allows search agents could not be read.`);
    const addresses = keyAddresses(home, pages);
    const access = accessOf(robots, searchAgents, addresses);
    const score = access.reduce((sum, { share }) => sum + share, 0) / access.length;
    const limited = access.filter(({ closed }) => closed.length > 0);
    const shut = limited.filter(({ mayReadStart }) => !mayReadStart);
    const evidence = limited.slice(0, 5).map(({ agent, closed }) =>
      seen(robots.url, `${agent.token}: ${closed[0]?.rule ?? ""}`, meaningOf(agent.operator, closed, addresses), {
        about: [agent.operator],
      }),
    );
    const operators = listOf([...new Set(limited.map(({ agent }) => agent.operator))], 5);
    const tokens = listOf([...new Set(limited.map(({ agent }) => agent.token))], 7);
    const isNamed = shut.length > 0 && shut.every(({ agent }) => groupsNaming(robots.groups, agent.token).length > 0);
    const fix = `Give ${tokens} an Allow in /robots.txt for the pages that search may show. ${TRAINING_APART}${isNamed ? ` ${ON_PURPOSE}` : ""}`;
    if (shut.length > 0)
      return fail(
        `${target.host} closes ${shut.every(({ closed }) => closed.length === addresses.length) && addresses.length > 1 ? `all ${addresses.length} key pages, the start page among them,` : "its start page"} to ${shut.length} of the ${access.length} search agents of assistants: ${listOf([...new Set(shut.map(({ agent }) => `${agent.operator}'s`))])}.`,
        evidence,
        { score, fix },
      );
    if (limited.length > 0)
      return (score < HALF ? fail : warn)(
        `${target.host} closes pages of its own menu to the search agents of ${operators}.`,
        evidence,
        {
          score,
          fix,
        },
      );
    return pass(
      `All ${access.length} search agents of assistants may read the start page and the key pages of ${target.host}.`,
    );
  },
});

const TRAINING_APART = "This leaves open whether agents that gather training data may read; that is a separate choice.";
export const ON_PURPOSE =
  "The rules close it by name: if that was meant, leave it, and the assistant goes on without these pages.";
const START = "may not read the start page";
/** So many are named in a headline. */
const FEW = 3;

/** Checked are the pages that the site puts forward: what its menu leads to, and what says what it is and offers. */
function meaningOf(operator: string, closed: readonly { address: string }[], addresses: readonly string[]): string {
  const others = closed.filter(({ address }) => address !== addresses[0]);
  const named = listOf(
    others.map(({ address }) => pathOf(address)),
    4,
  );
  if (others.length === closed.length) return `${operator}'s search agent may not read ${named}.`;
  return `${operator}'s search agent may not read the start page${named === "" ? "" : `, ${named}`}.`;
}
