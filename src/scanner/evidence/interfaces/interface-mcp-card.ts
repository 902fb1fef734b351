// MCP server cards in the shapes that are in use: SEP-1649, SEP-2127, lists of cards, client configurations.
import { isRecord } from "../../../model/read-json.ts";
import { type Json, asObject, objectsOf, textAt } from "./interface-json.ts";

export interface McpCard {
  name: string;
  version: string;
  endpoints: { url: string; transport: string }[];
}

const MOST_CARDS = 50;

/** Every server the document describes; a card without any member of a card is left out. */
export function readMcpCards(json: unknown): McpCard[] {
  return cardsIn(json)
    .slice(0, MOST_CARDS)
    .map(readCard)
    .filter((card) => card.name !== "" || card.endpoints.length > 0);
}

function cardsIn(json: unknown): Json[] {
  if (Array.isArray(json)) return objectsOf(json);
  const root = asObject(json);
  if (!root) return [];
  const list = [root.servers, root.serverCards, root.cards].find(Array.isArray);
  if (list) return objectsOf(list);
  const byName = asObject(root.mcpServers) ?? asObject(root.servers);
  if (!byName) return [root];
  return Object.entries(byName).flatMap(([name, server]) => (isRecord(server) ? [{ name, ...server }] : []));
}

function readCard(card: Json): McpCard {
  const info = asObject(card.serverInfo);
  const transport = asObject(card.transport);
  const direct = [
    { url: textAt(card, "endpoint"), transport: textAt(transport, "type") },
    { url: textAt(card, "url"), transport: textAt(card, "type") || textAt(card, "transport") },
    { url: textAt(transport, "endpoint") || textAt(transport, "url"), transport: textAt(transport, "type") },
  ];
  const listed = [...objectsOf(card.remotes), ...objectsOf(card.endpoints), ...objectsOf(card.transports)].map(
    (remote) => ({
      url: textAt(remote, "url") || textAt(remote, "endpoint"),
      transport: textAt(remote, "type"),
    }),
  );
  const endpoints = new Map(
    [...listed, ...direct]
      .filter(({ url }) => url !== "")
      .toReversed()
      .map((endpoint) => [endpoint.url, endpoint]),
  );
  return {
    name: textAt(info, "name") || textAt(card, "name"),
    version: textAt(info, "version") || textAt(card, "version"),
    endpoints: [...endpoints.values()].toReversed(),
  };
}
