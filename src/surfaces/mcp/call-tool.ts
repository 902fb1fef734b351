// Runs a tool through the one gate of operations, and maps whatever happens to a tool result.
import { ProtocolError, ProtocolErrorCode, type CallToolResult } from "@modelcontextprotocol/server";
import { errorBody } from "../../model/to-error-body.ts";
import { AppError } from "../../model/errors.ts";
import type { Ctx } from "../../model/ports.ts";
import type { QuotaAnswer } from "../../model/limiter-ports.ts";
import { PRODUCT } from "../../model/product.ts";
import { toAppError } from "../../model/to-app-error.ts";
import { countCall, invoke, type Invoked } from "../../operations/invoke.ts";
import { toolText } from "../../render/tool-text.ts";
import { FOLLOWED_TOOL, followScan, type TellProgress } from "./follow-scan.ts";
import { ENDPOINT_PATH } from "./mcp-call.ts";
import { toolOperation } from "./tool-table.ts";

export interface ToolCall {
  name: string;
  args: Record<string, unknown>;
  /** Tells progress while the tool runs; null when the client did not ask for it. */
  tellProgress: TellProgress | null;
  signal: AbortSignal;
}

/** Answers of these quote no text of scanned pages. */
const QUOTES_NOTHING: ReadonlySet<string> = new Set([
  "start_scan",
  "get_analytics",
  "subscribe_webhook",
  "get_service_health",
]);

/** A tool that does not exist is an error of the protocol; all else that goes wrong is a result with isError. */
export async function callTool(ctx: Ctx, { name, args, tellProgress, signal }: ToolCall): Promise<CallToolResult> {
  const operation = toolOperation(name);
  if (operation === null)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${name.slice(0, 80)}. See tools/list.`);
  try {
    await countCall(ctx);
    const invoked =
      tellProgress !== null && name === FOLLOWED_TOOL
        ? await followScan(ctx, { operation, args, tellProgress, signal })
        : await invoke(ctx, operation, args, { countsReads: false });
    return toResult(name, invoked);
  } catch (thrown) {
    return toErrorResult(ctx, thrown);
  }
}

function toResult(name: string, { body, quota }: Invoked): CallToolResult {
  const isUntrusted = !QUOTES_NOTHING.has(name);
  return {
    content: [{ type: "text", text: toolText(body, isUntrusted) }],
    structuredContent: body,
    _meta: {
      ...(isUntrusted ? { [`${PRODUCT.slug}/untrusted`]: true } : {}),
      ...(quota === null ? {} : { [`${PRODUCT.slug}/quota`]: quotaOf(quota) }),
    },
  };
}

const quotaOf = ({ limit, remaining, resetsAt }: QuotaAnswer) => ({
  limit,
  remaining,
  resetsAt: new Date(resetsAt).toISOString(),
});

/** The error body as text. Nothing but an AppError's own words reaches the client. */
function toErrorResult(ctx: Ctx, thrown: unknown): CallToolResult {
  if (!(thrown instanceof AppError)) logBug(ctx, thrown);
  const { publicOrigin } = ctx.config;
  const body = errorBody(toAppError(thrown), { publicOrigin, instance: ENDPOINT_PATH, requestId: ctx.requestId });
  return { content: [{ type: "text", text: JSON.stringify(body) }], isError: true };
}

export function logBug(ctx: Pick<Ctx, "log" | "requestId">, thrown: unknown): void {
  ctx.log("mcp.internal_error", {
    requestId: ctx.requestId,
    error: thrown instanceof Error ? (thrown.stack ?? thrown.message).slice(0, 2_000) : "unknown",
  });
}
