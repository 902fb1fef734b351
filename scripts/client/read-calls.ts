// The operations of an API description as calls of the client: what each takes, where it goes, what comes back.
import { BOOKMARK_HEADER } from "../../src/model/bookmark.ts";
import type { Schema } from "./write-type.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Schema;
}
interface Content {
  schema: Schema;
  examples?: Record<string, unknown>;
}
interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  security: readonly Record<string, unknown>[];
  parameters?: readonly Parameter[];
  requestBody?: { content: { "application/json": Content } };
  responses: Record<string, { content?: Record<string, Content> }>;
}
/** What is read of an OpenAPI 3.1 document. */
export interface Description {
  paths: Record<string, Record<string, OperationObject>>;
  webhooks: Record<string, { post: { requestBody: { content: { "application/json": Content } } } }>;
  components: { schemas: Record<string, Schema> };
}

export interface Call {
  name: string;
  summary: string;
  description: string;
  method: string;
  path: string;
  /** Members of the input that travel in the query, and in headers of their own: member -> header. */
  query: string[];
  headers: Record<string, string>;
  takesBody: boolean;
  /** Whether the service does a request once that comes twice with one Idempotency-Key. */
  takesIdempotencyKey: boolean;
  /** Flat: path, query, header and body together, as their names never meet. */
  input: { properties: Record<string, Schema>; required: string[] };
  output: { type: string; schema: Schema };
  errors: string[];
}

const IDEMPOTENCY_KEY = "Idempotency-Key";
/** Headers that the client sees to itself, or hands no one: it gives bodies, and a bookmark comes in a header. */
const NO_MEMBERS: readonly string[] = [IDEMPOTENCY_KEY, BOOKMARK_HEADER];

/** Calls for which a key or token, or no credential, is enough; what only a signed-in browser may do is left out. */
export function readCalls({ paths }: Description): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.some((one) => !("session" in one)))
      .map(([method, operation]) => readCall(path, method, operation)),
  );
}

function readCall(path: string, method: string, operation: OperationObject): Call {
  const parameters = (operation.parameters ?? []).filter(({ name }) => !NO_MEMBERS.includes(name));
  const body = operation.requestBody?.content["application/json"].schema;
  const own = parameters.filter((one) => one.in === "header");
  return {
    name: camelCase(operation.operationId),
    summary: operation.summary,
    description: operation.description,
    method: method.toUpperCase(),
    path,
    query: parameters.filter((one) => one.in === "query").map(({ name }) => name),
    headers: Object.fromEntries(own.map(({ name }) => [memberOf(name), name])),
    takesBody: body !== undefined,
    takesIdempotencyKey: operation.parameters?.some(({ name }) => name === IDEMPOTENCY_KEY) ?? false,
    input: inputOf(parameters, body),
    output: outputOf(operation),
    errors: codesOf(operation),
  };
}

function inputOf(parameters: readonly Parameter[], body: Schema | undefined): Call["input"] {
  const named = parameters.map(({ name, description, schema, ...rest }): [string, Schema, boolean] => [
    rest.in === "header" ? memberOf(name) : name,
    { ...schema, ...(description === undefined ? {} : { description }) },
    rest.required,
  ]);
  const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]): [string, Schema, boolean] => [
    name,
    schema,
    body?.required?.includes(name) ?? false,
  ]);
  const members = [...named, ...inBody];
  const names = members.map(([name]) => name);
  if (new Set(names).size < names.length)
    throw new Error(`Two members of one input share a name: ${names.join(", ")}.`);
  return {
    properties: Object.fromEntries(members.map(([name, schema]) => [name, schema])),
    required: members.filter(([, , isRequired]) => isRequired).map(([name]) => name),
  };
}

function outputOf({ operationId, responses }: OperationObject): Call["output"] {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  const [[type, content] = []] = Object.entries(success?.content ?? {});
  if (type === undefined || content === undefined) throw new Error(`${operationId} describes no success.`);
  return { type, schema: content.schema };
}

/** Error answers have an example for each code, named by the code. */
const codesOf = ({ responses }: OperationObject): string[] =>
  Object.entries(responses)
    .filter(([status]) => status >= "400")
    .flatMap(([, { content }]) => Object.keys(content?.["application/json"]?.examples ?? {}));

/** start_scan -> startScan. */
const camelCase = (id: string): string => id.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** x-manage-token -> manageToken, as the operation's own input names it; Last-Event-ID -> lastEventId. */
const memberOf = (header: string): string =>
  header
    .toLowerCase()
    .replace(/^x-/, "")
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
