// What a request to /ask or /await sent: members of the query string, and of the JSON body over them.
import { AppError } from "../../model/errors.ts";
import { readBoundedText } from "../../model/read-bounded-text.ts";

/** Throws AppError for a body that is too large, of another type, or no JSON object. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const values = Object.create(null) as Record<string, unknown>;
  for (const [name, text] of new URL(request.url).searchParams) if (!(name in values)) values[name] = text;
  if (request.method !== "POST") return { ...values };
  const type = (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type !== "" && type !== "application/json" && !type.endsWith("+json"))
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send the question as JSON with Content-Type: application/json.", {
      details: { expected: "application/json" },
    });
  return { ...values, ...parseObject(await readBoundedText(request)) };
}

function parseObject(text: string): Record<string, unknown> {
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
