import { keyAddresses } from "../../evidence/access/access-key-addresses.ts";
import { AI_AGENTS } from "../../evidence/site/known-agents.ts";
import { accessOf, type BotAccess } from "../../evidence/access/bots-access.ts";
import { defineCheck, info, seen, unable } from "../define-check.ts";

export const aiBotMatrix = defineCheck({
  id: "ai-bot-matrix",
  agent: "essentials",
  category: "Access and crawl",
  counts: [],
  severity: 1,
  evidence: "A",
  needs: ["robots", "home", "pages", "target"],
  title: "What each AI agent may read",
  why: "One table instead of a rules file: who comes, what for, and what is open to them.",
  fix: "Compare the table with what you want each agent to do, and change the rules where they differ.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9309",
  run({ robots, home, pages, target }) {
    if (robots.state === "unreadable") return unable(`What ${target.host} allows AI agents could not be read.`);
    const addresses = keyAddresses(home, pages);
    const access = accessOf(robots, AI_AGENTS, addresses);
    const open = access.filter(({ closed }) => closed.length === 0).length;
    const count = (purpose: string): string => {
      const rows = access.filter(({ agent }) => agent.purpose === purpose);
      return `${rows.filter(({ mayReadStart }) => mayReadStart).length} of ${rows.length}`;
    };
    return info(
      `${open} of ${access.length} known AI agents may read ${addresses.length === 1 ? "the start page" : `all ${addresses.length} key pages`} of ${target.host}: ${count("search")} for search (by engines and assistants), ${count("user")} for visits on request and ${count("training")} for training may read the start page.`,
      access.map((row) => seen(row.closed[0]?.address ?? home.url, describe(row), meaningOf(row, addresses.length))),
    );
  },
});

const describe = ({ agent, closed }: BotAccess): string =>
  `${agent.token} (${agent.operator}, ${agent.purpose}): ${closed[0]?.rule ?? "no rule against it"}`;

const meaningOf = ({ closed, mayReadStart }: BotAccess, of: number): string =>
  closed.length === 0
    ? "May read all key pages."
    : mayReadStart
      ? `May not read ${closed.length} of ${of} key pages.`
      : "May not read the start page.";
