// What the interfaces that a site declares answered when a full scan called them.

export interface LiveFacts {
  /** Declared addresses in the order of the plan, called or not. */
  calls: DeclaredCall[];
  /** Declared MCP servers, called or not. */
  mcpServers: McpServerFacts[];
}

/** A declared address and what it answered to the cheapest safe request. */
export interface DeclaredCall {
  kind: "a2a" | "api-catalog" | "openapi" | "skill" | "ai-catalog" | "oauth" | "nlweb" | "graphql";
  /** Which part of its kind: a relation, an operation, a skill, a step of the sign-in. */
  name: string;
  url: string;
  /** Address of the document that names it. */
  declaredIn: string;
  /** Media type that the declaration promises; "" when it promises none. */
  promised: string;
  /** Why it was not called; null when it was. */
  skipped: string | null;
  /** 0 when no answer came; then `error` says why. */
  status: number;
  error: string | null;
  /** Address that answered; redirects within the site's own domain are followed. */
  finalUrl: string;
  /** Where a redirect led that was not followed; null without one. */
  leadsTo: string | null;
  isChallenge: boolean;
  isHtml: boolean;
  contentType: string;
  wwwAuthenticate: string;
  /** SHA-256 of the body in hexadecimal; null unless the whole body of a skill was read. */
  sha256: string | null;
  /** Start of the body of a refusal (status 400 and above); "" otherwise. */
  excerpt: string;
  /** Whether a JSON-RPC message was answered with one; left out where the call was a GET. */
  rpc?: RpcAnswer["rpc"];
  /** What checks read of the parsed body, bounded; undefined when that is nothing or the body is no JSON. */
  json?: unknown;
}

/** What an MCP server answered; null for a message that was not sent. */
export interface McpServerFacts {
  url: string;
  declaredIn: string;
  skipped: string | null;
  /** `server/discover` of the modern era. */
  discover: RpcAnswer | null;
  /** `initialize` of the legacy era. */
  initialize: RpcAnswer | null;
  /** A GET for an event stream, asked where neither was understood. */
  stream: { status: number; contentType: string } | null;
  /** The first message again, in a protocol version that does not exist. */
  wrongVersion: RpcAnswer | null;
  /** A read again, as a page of another website would send it. */
  foreignOrigin: RpcAnswer | null;
  /** A list was longer than what is read of an answer. */
  isListCut: boolean;
  /** `tools/list`, the same each time. */
  lists: McpToolList[];
  /** Tools of the first list, at most 200. */
  tools: McpToolFacts[];
}

export interface RpcAnswer {
  status: number;
  error: string | null;
  leadsTo: string | null;
  isChallenge: boolean;
  contentType: string;
  wwwAuthenticate: string;
  allowOrigin: string;
  allowCredentials: boolean;
  excerpt: string;
  /** Whether the body is a JSON-RPC message, alone or as an event of a stream. */
  rpc: "result" | "error" | "none";
  code: number | null;
  message: string;
  /** Result, or data of the error, bounded. */
  data?: unknown;
}

export interface McpToolList {
  answer: RpcAnswer;
  /** In their order, at most 500. */
  names: string[];
  total: number;
  hasMore: boolean;
  ttlMs?: number | string;
  cacheScope?: number | string;
}

export interface McpToolFacts {
  name: string;
  description: string;
  hasTitle: boolean;
  hasOutputSchema: boolean;
  parameters: number;
  describedParameters: number;
  /** Hints that are true or false. */
  annotations: Record<string, boolean>;
  /** What breaks the contract of this tool, at most 5. */
  defects: string[];
}
