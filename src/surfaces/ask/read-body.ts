// What a request to /ask or /await sent: members of the query string, and of the JSON body over them.
import { readJsonObject } from "../../model/read-json-object.ts";

/** Throws AppError for a body that is too large, of another type, or no JSON object. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const values = Object.create(null) as Record<string, unknown>;
  for (const [name, text] of new URL(request.url).searchParams) if (!(name in values)) values[name] = text;
  if (request.method !== "POST") return { ...values };
  return { ...values, ...(await readJsonObject(request)) };
}
