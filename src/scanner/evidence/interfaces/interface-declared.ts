// What the answer of a declared address says about it.
import { eraOf } from "./interface-mcp-server.ts";
import type { DeclaredCall, LiveFacts, McpServerFacts, RpcAnswer } from "../live-facts.ts";

/** "protected": it answers and asks for a sign-in. "unknown": the answer says nothing about the interface itself. */
export type CallState = "works" | "protected" | "dead" | "unknown" | "not-called";

/** Asks for a credential, a payment or another method: the answer of a living interface to a plain reader. */
const PROTECTED = [401, 402, 403, 407];
const BUSY = [429, 503];

export function stateOfCall(call: DeclaredCall): CallState {
  if (call.skipped !== null) return "not-called";
  // A name that does not exist and a broken certificate stay so; a lost connection may be chance.
  if (call.error !== null) return call.error === "dns" || call.error === "tls" ? "dead" : "unknown";
  if (call.isChallenge || call.leadsTo !== null) return "unknown";
  if (PROTECTED.includes(call.status)) return "protected";
  // Who refuses in the words of the protocol speaks it.
  if (call.rpc === "result" || call.rpc === "error") return "works";
  if (BUSY.includes(call.status)) return "unknown";
  if (call.status >= 500 || call.status === 410) return "dead";
  if (call.rpc === "none") return stateWithoutRpc(call);
  if (call.status >= 200 && call.status < 300) return stateOfBody(call);
  return isDocument(call) ? stateOfMissing(call) : stateOfEndpoint(call);
}

/** A page of HTML in place of what programs read is the server's answer to everything. */
function stateOfBody(call: DeclaredCall): CallState {
  if (!call.isHtml || call.promised.includes("html") || call.name === "service-doc") return "works";
  return isDocument(call) ? "dead" : "unknown";
}

/** A file that is there answers a plain reader; an entry of a catalog may also be an interface that wants a POST. */
const stateOfMissing = (call: DeclaredCall): CallState =>
  call.kind === "ai-catalog" && [400, 405, 406, 415].includes(call.status) ? "works" : "dead";

/** Interfaces refuse a plain GET in many ways; "not found" is one of them where only POST is served. */
function stateOfEndpoint(call: DeclaredCall): CallState {
  if (call.status !== 404) return "works";
  if (call.kind !== "openapi") return "unknown";
  return call.json === undefined ? "dead" : "works";
}

/**
 * A POST that nobody takes, or a page in its place: nothing there speaks JSON-RPC. A program that refuses in a form of
 * its own, "not found" of the task perhaps, may serve other methods.
 */
function stateWithoutRpc(call: DeclaredCall): CallState {
  if (call.status === 405) return "dead";
  if (call.status === 404) return call.json === undefined ? "dead" : "unknown";
  return call.status < 300 && call.isHtml ? "dead" : "unknown";
}

/** Whether the address promises a file rather than a place to send calls to. */
const isDocument = (call: DeclaredCall): boolean =>
  call.kind === "skill" ||
  call.kind === "oauth" ||
  call.kind === "ai-catalog" ||
  (call.kind === "api-catalog" && call.name !== "item");

export function stateOfServer(server: McpServerFacts): CallState {
  switch (eraOf(server)) {
    case "modern":
    case "dual":
    case "legacy":
    case "sse-only":
      return "works";
    case "protected":
      return "protected";
    case "unreachable":
      return "dead";
    case "unknown":
      return "unknown";
    case "not-called":
      return "not-called";
  }
}

/** What came back from a call, in one line. */
export function describeCall(call: DeclaredCall): string {
  if (call.skipped !== null) return call.skipped;
  if (call.error !== null) return `no answer: ${call.error}`;
  if (call.leadsTo !== null) return `status ${call.status}, leads to ${call.leadsTo}`;
  const received = `status ${call.status} ${call.contentType}`.trim();
  return call.rpc === undefined ? received : `${received}, ${RPC_WORDS[call.rpc]}`;
}

const RPC_WORDS: Record<RpcAnswer["rpc"], string> = {
  result: "a JSON-RPC result",
  error: "a JSON-RPC error",
  none: "no JSON-RPC",
};

export interface DeclaredState {
  url: string;
  declaredIn: string;
  state: CallState;
}

/** Every address that was declared as part of a capability; a GraphQL or NLWeb address is only ever mentioned. */
export function declaredStates({ calls, mcpServers }: LiveFacts): DeclaredState[] {
  const capabilities = calls.filter(({ kind }) => kind !== "graphql" && kind !== "nlweb");
  return [
    ...mcpServers.map((server) => ({ url: server.url, declaredIn: server.declaredIn, state: stateOfServer(server) })),
    ...capabilities.map((call) => ({ url: call.url, declaredIn: call.declaredIn, state: stateOfCall(call) })),
  ];
}
