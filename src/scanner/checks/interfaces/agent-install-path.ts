import { listOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { concernsAgents } from "../../evidence/interfaces/interface-surface.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const COMMANDS = [
  "claude mcp add",
  "codex mcp add",
  "gemini mcp add",
  "npx ",
  "uvx ",
  "npm install",
  "npm i ",
  "pnpm add",
  "yarn add",
  "pip install",
  "docker run",
  "brew install",
  "go get ",
  "go install ",
  "gem install",
  "composer require",
  "cargo add",
  "cargo install",
  "dotnet add",
];
const DEEP_LINKS = [
  "cursor://",
  "vscode:mcp/",
  "vscode:extension/",
  "https://insiders.vscode.dev/redirect/mcp/",
  "https://cursor.com/install-mcp",
  "https://cursor.com/en/install-mcp",
];
const CODE_TAGS = ["pre", "code", "samp", "kbd"];

export const agentInstallPath = defineCheck({
  id: "agent-install-path",
  agent: "agent-interfaces",
  category: "Interfaces and identity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "home", "pages", "profile"],
  title: "Ready-made way to install",
  why: "A command to copy, or a button that opens the editor, turns interest into use within a minute.",
  fix: "Show the install command or the button for the common assistants and editors on the page about the API or tool server.",
  effort: "S",
  reference: "https://code.claude.com/docs/en/mcp",
  run(evidence) {
    if (!concernsAgents(evidence)) return na("This site offers nothing that would be installed in an assistant.");
    const ways = evidence.pages.flatMap(findWays).slice(0, 5);
    if (ways.length === 0) {
      return info(`No install command or button was seen ${onPagesRead(evidence.pages)}.`);
    }
    const names = [...new Set(ways.map((way) => way.name))];
    return info(
      `Ways to install that can be copied: ${listOf(names)}.`,
      ways.map((way) => seen(way.url, way.received, "A command or button to install.")),
    );
  },
});

interface Way {
  name: string;
  url: string;
  received: string;
}

function findWays(page: PageFacts): Way[] {
  const url = plainUrl(page.url);
  const commands = page.blocks.flatMap((block) => {
    const code = block.text.replace(/^[$>%#]\s*/, "");
    const command = COMMANDS.find(
      (one) => code.startsWith(one) || (CODE_TAGS.includes(block.tag) && code.includes(one)),
    );
    return command ? [{ name: command.trim(), url, received: code.slice(0, 160) }] : [];
  });
  const buttons = page.anchors.flatMap((anchor) => {
    const link = DEEP_LINKS.find((start) => anchor.href.startsWith(start));
    return link ? [{ name: `“${anchor.text}”`, url, received: `${anchor.text}: ${plainUrl(anchor.href)}` }] : [];
  });
  return [...buttons, ...commands];
}
