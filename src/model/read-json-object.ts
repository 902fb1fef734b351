import { AppError } from "./errors.ts";
import { readBoundedText } from "./read-bounded-text.ts";

/**
 * The JSON object that a request sent. Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_JSON, or INVALID_REQUEST
 * for JSON that is no object. No body sends no members: what is needed is named then, field by field.
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const type = (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type !== "" && type !== "application/json" && !type.endsWith("+json"))
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send the body as JSON with Content-Type: application/json.", {
      details: { expected: "application/json" },
    });
  const text = await readBoundedText(request);
  if (text === "") return {};
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new AppError("INVALID_REQUEST", "The body is not a JSON object.", {
      details: { field: "body", expected: "a JSON object" },
    });
  return { ...value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("INVALID_JSON", "The body is not valid JSON.", {
      details: { field: "body", expected: "valid JSON" },
    });
  }
}
