// Which kind of MCP server answers at a declared address.
import { asObject, textAt, textsOf } from "./interface-json.ts";
import type { McpServerFacts, RpcAnswer } from "../live-facts.ts";

export const MODERN_VERSION = "2026-07-28";
export const LEGACY_VERSION = "2025-11-25";

/**
 * Modern servers answer every request by itself (2026-07-28 and later), legacy ones after `initialize`, dual ones both.
 * "protected": it asks for a sign-in first, so that it works and more is not known.
 */
export type McpEra = "modern" | "dual" | "legacy" | "sse-only" | "protected" | "unreachable" | "unknown" | "not-called";

type Handshakes = Pick<McpServerFacts, "skipped" | "discover" | "initialize" | "stream">;

export function eraOf(server: Handshakes): McpEra {
  if (server.skipped !== null) return "not-called";
  const answers = [server.discover, server.initialize].filter((answer) => answer !== null);
  if (answers.length === 0) return "unknown";
  const isModern = speaksModern(server.discover);
  const isLegacy = sessionVersionOf(server.initialize) !== null;
  if (isModern || isLegacy) return isModern && isLegacy ? "dual" : isModern ? "modern" : "legacy";
  if (answers.some(asksForSignIn)) return "protected";
  if (server.stream?.status === 200 && server.stream.contentType.startsWith("text/event-stream")) return "sse-only";
  return answers.some(isInconclusive) ? "unknown" : reachOf(answers);
}

/** One missing answer may be chance; two of two are none. A name that does not exist is none at once. */
function reachOf(answers: readonly RpcAnswer[]): McpEra {
  const isSilent = answers.every(({ error }) => error !== null);
  const isCertain = answers.some(({ error }) => error === null || error === "dns" || error === "tls");
  return isSilent && !isCertain && answers.length < 2 ? "unknown" : "unreachable";
}

/** A result, or one of the errors that only the modern era has (specification 2026-07-28: -32020 to -32099). */
export function speaksModern(discover: RpcAnswer | null): boolean {
  if (discover?.rpc === "result") return textsOf(asObject(discover.data)?.supportedVersions).length > 0;
  return discover?.rpc === "error" && discover.code !== null && discover.code <= -32_020 && discover.code >= -32_099;
}

/** Version that `initialize` settled on; null when it was not answered with one. */
export function sessionVersionOf(initialize: RpcAnswer | null): string | null {
  if (initialize?.rpc !== "result") return null;
  return textAt(asObject(initialize.data), "protocolVersion") || null;
}

export const asksForSignIn = (answer: RpcAnswer): boolean =>
  answer.status === 401 ||
  (answer.status === 403 && answer.wwwAuthenticate !== "") ||
  (answer.rpc === "error" && /unauthori[sz]ed|authenticat|api[ -]?key|access token/i.test(answer.message));

/** Too busy, a bot challenge, a plain refusal or another address: nothing about the server itself. */
const isInconclusive = (answer: RpcAnswer): boolean =>
  answer.isChallenge || answer.leadsTo !== null || [403, 429, 503].includes(answer.status);

/** What came back, in one line. */
export function describeAnswer(answer: RpcAnswer | null): string {
  if (answer === null) return "not asked";
  if (answer.error !== null) return `no answer: ${answer.error}`;
  if (answer.rpc === "error") return `status ${answer.status}, error ${answer.code ?? ""} ${answer.message}`.trim();
  if (answer.rpc === "result") return `status ${answer.status}, a result`;
  return `status ${answer.status} ${answer.contentType} ${answer.excerpt}`.trim();
}
