import { AppError } from "./errors.ts";
import { REQUEST_BODY_BYTES, REQUEST_BODY_DEPTH } from "./limits.ts";
import { readBoundedText } from "./read-bounded-text.ts";
import { isRecord, readJson } from "./read-json.ts";

/**
 * The JSON object that a request sent. Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_JSON, or INVALID_REQUEST
 * for JSON that is no object. No body sends no members: what is needed is named then, field by field.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  if (!isJsonType(request.headers.get("content-type")))
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send the body as JSON with Content-Type: application/json.", {
      details: { expected: "application/json" },
    });
  const text = await readBoundedText(request);
  if (text === "") return {};
  const value = parseRequestJson(text);
  if (!isRecord(value))
    throw new AppError("INVALID_REQUEST", "The body is not a JSON object.", {
      details: { field: "body", expected: "a JSON object" },
    });
  return value;
}

/** Whether a body may be JSON by its Content-Type, which may be left out. */
export function isJsonType(header: string | null): boolean {
  const type = (header ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return type === "" || type === "application/json" || type.endsWith("+json");
}

/** A body as JSON, bounded in size and depth. Throws INVALID_JSON. */
export function parseRequestJson(text: string): unknown {
  const read = readJson(text, { chars: REQUEST_BODY_BYTES, depth: REQUEST_BODY_DEPTH });
  if (read.ok) return read.value;
  if (read.reason === "too-deep")
    throw new AppError("INVALID_JSON", `The body is ${read.message}.`, {
      details: { field: "body", expected: `JSON of at most ${REQUEST_BODY_DEPTH} levels` },
    });
  throw new AppError("INVALID_JSON", "The body is not valid JSON.", {
    details: { field: "body", expected: "valid JSON" },
  });
}
