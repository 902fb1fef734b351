// Reads what a request sent into one flat object: path parameters from the template, the rest of a GET
// from the query, otherwise from the JSON body.
import type { Context } from "hono";
import { z } from "zod";
import { readJsonObject } from "../../model/read-json-object.ts";
import { inputPlaces, type Operation } from "../../operations/define-operation.ts";
import type { HttpEnv } from "./http-env.ts";

export async function readInput(c: Context<HttpEnv>, operation: Operation): Promise<Record<string, unknown>> {
  const places = placesOf(operation);
  const sent = places.body.length > 0 ? await readJsonObject(c.req.raw) : readQuery(c.req.url, operation, places.query);
  const inHeaders: Record<string, string> = {};
  for (const [member, name] of Object.entries(operation.headers ?? {})) {
    const value = c.req.header(name);
    if (value !== undefined) inHeaders[member] = value;
  }
  return { ...sent, ...inHeaders, ...c.req.param() };
}

const known = new WeakMap<Operation, ReturnType<typeof inputPlaces>>();

function placesOf(operation: Operation): ReturnType<typeof inputPlaces> {
  const places = known.get(operation) ?? inputPlaces(operation);
  known.set(operation, places);
  return places;
}

/** Query values are text; numbers and booleans are read as the operation's schema says. */
function readQuery(url: string, operation: Operation, names: readonly string[]): Record<string, unknown> {
  const values = Object.create(null) as Record<string, unknown>;
  if (!url.includes("?")) return values;
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
