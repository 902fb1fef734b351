// Reads what a request sent into one flat object: path parameters from the template, the rest of a GET
// from the query, otherwise from the JSON body.
import type { Context } from "hono";
import { z } from "zod";
import { AppError } from "../../model/errors.ts";
import { readBoundedText } from "../../model/read-bounded-text.ts";
import { inputPlaces, type Operation } from "../../operations/define-operation.ts";
import type { HttpEnv } from "./http-env.ts";

export async function readInput(c: Context<HttpEnv>, operation: Operation): Promise<Record<string, unknown>> {
  const places = inputPlaces(operation);
  const sent = places.body.length > 0 ? await readJsonObject(c.req.raw) : readQuery(c.req.url, operation, places.query);
  const inHeaders = Object.entries(operation.headers ?? {}).flatMap(([member, name]) => {
    const value = c.req.header(name);
    return value === undefined ? [] : [[member, value] as const];
  });
  return { ...sent, ...Object.fromEntries(inHeaders), ...c.req.param() };
}

/** Query values are text; numbers and booleans are read as the operation's schema says. */
function readQuery(url: string, operation: Operation, names: readonly string[]): Record<string, unknown> {
  const values = Object.create(null) as Record<string, unknown>;
  for (const [name, text] of new URL(url).searchParams) {
    const schema = names.includes(name) ? operation.input.shape[name] : undefined;
    if (schema !== undefined && !(name in values)) values[name] = readText(text, schema);
  }
  return values;
}

function readText(text: string, schema: z.core.$ZodType): unknown {
  const base = innerType(schema);
  if (base instanceof z.ZodNumber) return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (base instanceof z.ZodBoolean) return text === "true" ? true : text === "false" ? false : text;
  return text;
}

function innerType(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable)
    inner = inner.unwrap();
  return inner;
}

async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const type = (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type !== "" && type !== "application/json" && !type.endsWith("+json"))
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send the body as JSON with Content-Type: application/json.", {
      details: { expected: "application/json" },
    });
  const text = await readBoundedText(request);
  // No body sends no members: what is needed is named then, field by field.
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
