// What goes wrong between a local client and the service, in words that help.
import { StreamableHTTPError } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { z } from "zod";
import { REQUEST_BODY_BYTES, REQUEST_BODY_DEPTH } from "../../model/limits.ts";
import { PRODUCT } from "../../model/product.ts";
import { jsonOrNothing } from "../../model/read-json.ts";

const Refusal = z.object({ error: z.object({ message: z.string(), data: z.object({ code: z.string() }).optional() }) });
/** Codes that a key in the environment would have avoided. */
const ABOUT_KEYS: ReadonlySet<string> = new Set(["AUTH_REQUIRED", "INVALID_CREDENTIALS"]);

/** Of a service that does not answer, or refuses the message as a whole. */
export function failureMessage(error: unknown, server: string): string {
  if (!(error instanceof StreamableHTTPError))
    return `${PRODUCT.name} does not answer at ${server}. Start it, or name another address with --server or FORESITE_URL.`;
  const refusal = readRefusal(error.message);
  if (refusal === null) return `${server} answered ${error.code ?? "with an error"}, not as ${PRODUCT.name} does.`;
  const code = refusal.data?.code ?? "ERROR";
  const help = ABOUT_KEYS.has(code) ? " This server takes the key from the environment variable MCP_API_KEY." : "";
  return `${code}: ${refusal.message}${help}`;
}

/** An error of the protocol as the service told it; anything else as an error of our own. */
export function toProtocolError(error: unknown, server: string): ProtocolError {
  if (!(error instanceof McpError))
    return new ProtocolError(ProtocolErrorCode.InternalError, failureMessage(error, server));
  return new ProtocolError(error.code, error.message.replace(/^MCP error -?\d+: /, ""), error.data);
}

/** The SDK puts the body of a refusal behind its own words. */
function readRefusal(text: string): z.infer<typeof Refusal>["error"] | null {
  const body = jsonOrNothing(text.slice(text.indexOf("{")), { chars: REQUEST_BODY_BYTES, depth: REQUEST_BODY_DEPTH });
  return Refusal.safeParse(body).data?.error ?? null;
}
