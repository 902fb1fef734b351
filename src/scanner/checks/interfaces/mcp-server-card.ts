import { countOf, listOf } from "../../../model/words.ts";
import { parseUrl, isPrivateHost } from "../../evidence/interfaces/interface-json.ts";
import { type McpCard, readMcpCards } from "../../evidence/interfaces/interface-mcp-card.ts";
import { concernsAgents } from "../../evidence/interfaces/interface-surface.ts";
import type { DocumentFacts } from "../../evidence/site-evidence.ts";
import { type Verdict, defineCheck } from "../define-check.ts";
import { type Defect, gradeDocument, judgeDeclared } from "../judge-declared.ts";

export const mcpServerCard = defineCheck({
  id: "mcp-server-card",
  agent: "essentials",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["documents", "home", "pages", "profile"],
  title: "Tool server announces itself completely",
  why: "Assistants that can use tools read this card to learn the server's name, version and address before they connect.",
  fix: "Serve a JSON card at /.well-known/mcp/server-card.json with name, version and the https address of the MCP endpoint under remotes.",
  effort: "S",
  reference: "https://github.com/modelcontextprotocol/modelcontextprotocol/pull/2127",
  headline: (voice) => `Assistants may fail to connect to the tools that ${voice.name} announces`,
  run(evidence) {
    const wanted = { ids: ["mcp-server-card"], name: "an MCP server card", isOfUse: concernsAgents(evidence) };
    return judgeDeclared(evidence.documents, wanted, judgeCard);
  },
});

function judgeCard(document: DocumentFacts): Verdict {
  const cards = readMcpCards(document.json);
  const endpoints = cards.flatMap((card) => card.endpoints.map((endpoint) => endpoint.url));
  return gradeDocument(document, {
    errors: findErrors(document, cards),
    warnings: cards.flatMap(findWarnings),
    good: {
      situation: `The card names ${countOf(cards.length, "tool server")} with version and address: ${listOf(cards.map((c) => c.name))}.`,
      received: `${listOf(cards.map((card) => `${card.name} ${card.version}`))} at ${listOf(endpoints)}`,
    },
    bad: (defects) => `The card of the tool server is published with ${countOf(defects, "defect")}.`,
  });
}

function findErrors(document: DocumentFacts, cards: readonly McpCard[]): Defect[] {
  if (cards.length === 0) {
    const received = document.jsonError ?? document.text;
    return [{ received, meaning: "The document describes no server: it has neither a name nor an address of one." }];
  }
  return cards.flatMap((card) => {
    if (card.name === "") {
      return [{ received: listOf(card.endpoints.map((e) => e.url)), meaning: "This server has no name." }];
    }
    if (card.endpoints.length === 0) {
      return [{ received: card.name, meaning: "The card gives no address to connect to." }];
    }
    return card.endpoints
      .filter(({ url }) => !isReachableInPrinciple(url, document.url))
      .map(({ url }) => ({
        received: url,
        meaning: "Nobody outside can connect to this address: it is not a public https address.",
      }));
  });
}

/** Relative addresses count from the card. */
function isReachableInPrinciple(endpoint: string, base: string): boolean {
  const url = parseUrl(endpoint, base);
  return url !== null && url.protocol === "https:" && !isPrivateHost(url.hostname);
}

function findWarnings(card: McpCard): Defect[] {
  const warnings: Defect[] = [];
  if (card.version === "") {
    warnings.push({
      received: card.name || "card",
      meaning: "Without a version clients cannot tell whether the card is current.",
    });
  }
  if (card.endpoints.length > 0 && card.endpoints.every((endpoint) => endpoint.transport === "sse")) {
    warnings.push({
      received: "transport sse",
      meaning: "This transport is deprecated; newer clients no longer speak it.",
    });
  }
  return warnings;
}
