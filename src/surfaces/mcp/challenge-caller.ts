// When MCP answers 401 or 403 on HTTP, so that a client starts or widens its authorization
// (MCP specification, basic/authorization; RFC 6750 section 3; RFC 9728 section 5.1).
import { isRecord } from "../../model/read-json.ts";
import { challenge, resourceMetadataUrl } from "../../model/bearer-challenge.ts";
import { AppError } from "../../model/errors.ts";
import type { Ctx } from "../../model/ports.ts";
import { SCOPES, type Scope } from "../../model/scopes.ts";
import { mayRun } from "../../operations/invoke.ts";
import { ENDPOINT_PATH } from "./mcp-call.ts";
import { resourceOperation } from "./resources.ts";
import { toolOperation } from "./tool-table.ts";

export const resourceOf = (publicOrigin: string): string => `${publicOrigin}${ENDPOINT_PATH}`;

/** Throws what has to be told on HTTP before the message is answered; a key without a scope gets a tool result. */
export function challengeCaller({ caller, config }: Pick<Ctx, "caller" | "config">, message: unknown): void {
  const operation = operationOf(message);
  if (operation === null || mayRun(operation, caller)) return;
  if (caller.kind === "anonymous")
    throw new AppError("AUTH_REQUIRED", `${operation.id} needs an API key in x-mcp-api-key, or an access token.`, {
      headers: challengeHeader(config.publicOrigin, operation.scopes),
    });
  if (caller.kind !== "token") return;
  // A client asks for exactly what is named here: what the token already carries must not get lost.
  const wanted = SCOPES.filter((scope) => operation.scopes.includes(scope) || caller.scopes.includes(scope));
  throw new AppError("INSUFFICIENT_SCOPE", `${operation.id} needs the scope ${operation.scopes.join(" and ")}.`, {
    headers: challengeHeader(config.publicOrigin, wanted, "insufficient_scope"),
  });
}

/** A credential that is present and bad is told with the challenge on every call. */
export function withChallenge(publicOrigin: string, error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== "INVALID_CREDENTIALS") return error;
  return new AppError(error.code, error.message, {
    ...(error.details === undefined ? {} : { details: error.details }),
    headers: { ...error.headers, ...challengeHeader(publicOrigin, SCOPES, "invalid_token") },
  });
}

function challengeHeader(publicOrigin: string, scopes: readonly Scope[], error?: string): Record<string, string> {
  const resource_metadata = resourceMetadataUrl(publicOrigin, resourceOf(publicOrigin));
  const told = { ...(error === undefined ? {} : { error }), scope: scopes.join(" "), resource_metadata };
  return { "WWW-Authenticate": challenge(told) };
}

function operationOf(message: unknown): ReturnType<typeof toolOperation> {
  if (!isRecord(message) || !isRecord(message["params"])) return null;
  const { name, uri } = message["params"];
  if (message["method"] === "tools/call" && typeof name === "string") return toolOperation(name);
  if (message["method"] === "resources/read" && typeof uri === "string") return resourceOperation(uri);
  return null;
}
