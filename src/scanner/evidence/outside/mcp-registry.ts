// The official registry of MCP servers: whose names are bound to domains.
import { asObject, objectsOf, textAt } from "../interfaces/interface-json.ts";
import { readAnswer } from "./read-answer.ts";

const MOST_SERVERS = 100;

/** Who proves to hold example.com may register names that begin with com.example. */
export const namespaceOf = (domain: string): string => domain.split(".").toReversed().join(".");

/** Names in an answer of the registry that lie in the namespace or under it; null when it is no such answer. */
export function parseServers(text: string, namespace: string): string[] | null {
  const answer = readAnswer(text);
  if (answer === null || !Array.isArray(answer.servers)) return null;
  const names = objectsOf(answer.servers, MOST_SERVERS).map((entry) => textAt(asObject(entry.server), "name"));
  return [...new Set(names)].filter((name) => name.startsWith(`${namespace}/`) || name.startsWith(`${namespace}.`));
}
