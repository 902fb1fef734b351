// One request to the service under test. Every answer, success or error, is held against what /openapi.json says
// about its operation and status, and must tell nothing internal.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import { world } from "./world.ts";

export type Json = Record<string, unknown>;

export interface Ask {
  method?: string;
  /** Sent as JSON, unless it is text already. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Default: the key. */
  as?: "key" | "free" | "anonymous";
  /** Client address, where the service is local; a new one for every anonymous call by default. */
  address?: string;
  /** A used-up quota is what the test is about: it is not waited for. */
  isQuotaTest?: boolean;
}

export interface Answer<T = Json> {
  status: number;
  headers: Headers;
  text: string;
  body: T;
}

const LONGEST_WAIT_SECONDS = 60;
const INTERNALS =
  /\bat [\w.<>]+ \(|\.(ts|js|mjs):\d+:\d+|node_modules|SQLITE_|D1_ERROR|\bselect\b.{1,80}\bfrom\b|\binsert into\b|workerd|drizzle/i;

export async function call<T = Json>(path: string, ask: Ask = {}): Promise<Answer<T>> {
  const answer = await send(path, ask);
  const seconds = Number(answer.headers.get("retry-after") ?? 0);
  if (answer.status === 429 && ask.isQuotaTest !== true && seconds <= LONGEST_WAIT_SECONDS) {
    await new Promise((resume) => setTimeout(resume, seconds * 1000));
    return call(path, { ...ask, isQuotaTest: true });
  }
  const text = await answer.text();
  const isJson = /json/.test(answer.headers.get("content-type") ?? "");
  const body = (isJson && text !== "" ? JSON.parse(text) : null) as T;
  if (answer.status >= 400) expect(text, "tells nothing internal").not.toMatch(INTERNALS);
  if (isJson && text !== "") await expectDescribed(ask.method ?? "GET", path, answer.status, body);
  return { status: answer.status, headers: answer.headers, text, body };
}

function send(
  path: string,
  { method = "GET", body, headers = {}, as = "key", address = randomAddress() }: Ask,
): Promise<Response> {
  const credential = as === "key" ? world.key : as === "free" ? world.freeKey : null;
  return fetch(`${world.origin}${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(world.isLocal ? { "cf-connecting-ip": address } : {}),
      ...(credential === null ? {} : { "x-mcp-api-key": credential }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

/** A network of the block for documentation (RFC 3849), so that runs do not share quotas. */
export function randomAddress(): string {
  const group = (): string => Math.floor(Math.random() * 0xffff).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

interface Description {
  ajv: Ajv2020;
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: Json }> }> }>>;
}

let described: Promise<Description> | null = null;
const validators = new Map<string, ValidateFunction>();

async function readDescription(): Promise<Description> {
  const document = (await (await fetch(`${world.origin}/openapi.json`)).json()) as Json;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: "doc" });
  return { ajv, paths: document["paths"] as Description["paths"] };
}

async function expectDescribed(method: string, path: string, status: number, body: unknown): Promise<void> {
  described ??= readDescription();
  const { ajv, paths } = await described;
  const template = templateOf(Object.keys(paths), path.split("?", 1)[0] ?? "");
  const item = template === undefined ? undefined : paths[template];
  // Another method than the address has: its 405 is described at each of those it has.
  const operation = item?.[method.toLowerCase()] ?? Object.values(item ?? {})[0];
  const schema = operation?.responses[status]?.content?.["application/json"]?.schema;
  if (operation !== undefined)
    expect(schema, `${method} ${path} answered ${status}, which /openapi.json does not describe`).toBeDefined();
  const place = operation === undefined ? "doc#/components/schemas/Error" : "";
  if (place !== "" && status < 400) return;
  const key = place === "" ? `${method} ${template} ${status}` : place;
  const validate = validators.get(key) ?? ajv.compile(place === "" ? absolute(schema ?? {}) : { $ref: place });
  validators.set(key, validate);
  expect(validate(body), `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`).toBe(true);
}

const absolute = (schema: Json): Json => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"doc#/')) as Json;

/** The most literal template that the path fits. */
function templateOf(templates: string[], path: string): string | undefined {
  const fits = templates.filter((template) => new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(path));
  return fits.toSorted((a, b) => (a.match(/\{/g)?.length ?? 0) - (b.match(/\{/g)?.length ?? 0))[0];
}
