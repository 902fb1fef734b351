// How the agents of an A2A card are called: in the protocol that the card names for each address.
import { NO_TASK } from "../../model/call-words.ts";
import { asObject, objectsOf, textAt } from "../evidence/interfaces/interface-json.ts";
import type { DocumentFacts } from "../evidence/site-evidence.ts";
import { JSON_FIRST, absolute, type PlannedCall, type RpcMessage } from "./planned-call.ts";

interface AgentInterface {
  url: string;
  /** "" where the card leaves it to the default, which is JSON-RPC (A2A 0.3 section 5.5). */
  binding: string;
  version: string;
}

const MOST_AGENTS = 2;

export function planAgents(card: DocumentFacts | undefined): PlannedCall[] {
  const json = asObject(card?.json);
  if (card === undefined || json === null) return [];
  const interfaces: AgentInterface[] = [
    ...objectsOf(json.supportedInterfaces).map((one) => ({
      url: textAt(one, "url"),
      binding: textAt(one, "protocolBinding") || textAt(one, "transport"),
      version: textAt(one, "protocolVersion"),
    })),
    {
      url: textAt(json, "url"),
      binding: textAt(json, "preferredTransport"),
      version: textAt(json, "protocolVersion") || "0.3",
    },
  ];
  const calls = interfaces.flatMap(({ url, ...spoken }) =>
    absolute([url], card.url).map((address): PlannedCall => ({
      kind: "a2a",
      name: "agent",
      url: address,
      declaredIn: card.url,
      promised: "",
      accept: JSON_FIRST,
      ...(isJsonRpc(spoken) ? { message: askForNoTask(spoken) } : {}),
    })),
  );
  return calls.filter(({ url }, at) => calls.findIndex((other) => other.url === url) === at).slice(0, MOST_AGENTS);
}

/** The other bindings, HTTP+JSON and GRPC, have no call that is cheaper than a look at their address. */
const isJsonRpc = ({ binding }: Pick<AgentInterface, "binding">): boolean =>
  ["", "JSONRPC"].includes(binding.toUpperCase().replaceAll(/[^A-Z]/g, ""));

/** A read of a task that cannot exist hands out nobody's work and starts none, unlike a message to the agent. */
const askForNoTask = ({ version }: Pick<AgentInterface, "version">): RpcMessage =>
  version.startsWith("0.")
    ? { id: 1, method: "tasks/get", params: { id: NO_TASK }, headers: {} }
    : { id: 1, method: "GetTask", params: { id: NO_TASK }, headers: { "A2A-Version": "1.0" } };
