// Facts of an OpenAPI document (https://spec.openapis.org/oas/v3.1.1.html), as far as tool callers need them.
import { isRecord } from "../../../model/read-json.ts";
import { type Json, asObject, objectsOf, textAt } from "./interface-json.ts";
import type { DocumentFacts } from "../site-evidence.ts";

export interface OpenApiFacts {
  /** "3.1.0", or "2.0" for Swagger; "" when the document names no version. */
  version: string;
  title: string;
  paths: number;
  hasWebhooks: boolean;
  /** At most 2,000, in document order. */
  operations: OperationFacts[];
  servers: string[];
  securitySchemes: string[];
  /** Names of schemes that the document or an operation demands. */
  demandedSchemes: string[];
}

export interface OperationFacts {
  /** "GET /pets". */
  name: string;
  id: string;
  summary: string;
  /** The longer of summary and description. */
  description: string;
  parameters: { name: string; description: string }[];
  /** Names of the parameters without which it refuses, those of the path left out. */
  demands: string[];
  /** A body, when there is one, has a schema. */
  hasRequestSchema: boolean;
  /** A successful answer has a schema, or none has a body, as where something is sent and nothing comes back. */
  hasResponseSchema: boolean;
  hasExample: boolean;
  /** The answer of status 200 is described by a schema. */
  describesAnswer: boolean;
  /** It cannot be called without a credential. */
  needsSignIn: boolean;
  /** Status codes as written; "4XX" and "default" among them. */
  statuses: string[];
  /** Names of response headers, lower-cased. */
  responseHeaders: string[];
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];
const MOST_OPERATIONS = 2_000;
const REF_HOPS = 5;

/** Null when the JSON names neither an OpenAPI nor a Swagger version. */
export function readOpenApi(json: Json): OpenApiFacts | null {
  const version = textAt(json, "openapi") || textAt(json, "swagger");
  if (!version) return null;
  const paths = asObject(json.paths) ?? {};
  const operations = Object.entries(paths).flatMap(([path, item]) => operationsOf(json, path, deref(json, item)));
  const components = asObject(json.components);
  const schemes = asObject(components?.securitySchemes) ?? asObject(json.securityDefinitions) ?? {};
  return {
    version,
    title: textAt(asObject(json.info), "title"),
    paths: Object.keys(paths).length,
    hasWebhooks: Object.keys(asObject(json.webhooks) ?? {}).length > 0,
    operations: operations.slice(0, MOST_OPERATIONS).map((operation) => factsOf(json, operation)),
    servers: objectsOf(json.servers).map((server) => textAt(server, "url")),
    securitySchemes: Object.keys(schemes),
    demandedSchemes: demandedSchemes([json, ...operations.map((operation) => operation.body)]),
  };
}

/** Version of a YAML document by its first lines: "3.1.0", or null when it is no OpenAPI in YAML. */
export function yamlOpenApiVersion(document: DocumentFacts): string | null {
  for (const line of document.text.slice(0, 4_000).split("\n")) {
    const match = /^(?:openapi|swagger)\s*:\s*["']?(\d[\d.]{0,8})/.exec(line);
    if (match) return match[1] ?? null;
  }
  return null;
}

interface RawOperation {
  name: string;
  body: Json;
  shared: unknown;
}

function operationsOf(root: Json, path: string, item: Json | null): RawOperation[] {
  if (!item) return [];
  return METHODS.flatMap((method) => {
    const body = deref(root, item[method]);
    return body ? [{ name: `${method.toUpperCase()} ${path}`, body, shared: item.parameters }] : [];
  });
}

function factsOf(root: Json, { name, body, shared }: RawOperation): OperationFacts {
  const [summary, description] = [textAt(body, "summary"), textAt(body, "description")];
  const parameters = [...listOf(shared), ...listOf(body.parameters)].map((item) => deref(root, item)).filter(isRecord);
  const request = deref(root, body.requestBody);
  const responses = asObject(body.responses) ?? {};
  const answers = Object.entries(responses).map(([status, answer]) => ({ status, answer: deref(root, answer) }));
  return {
    name,
    id: textAt(body, "operationId"),
    summary,
    description: description.length >= summary.length ? description : summary,
    parameters: parameters.map((p) => ({ name: textAt(p, "name"), description: textAt(p, "description") })),
    demands: parameters.filter((p) => p.required === true && p.in !== "path").map((p) => textAt(p, "name")),
    hasRequestSchema: hasSchemas(request, false),
    hasResponseSchema: hasResponseSchema(answers, name.startsWith("GET ")),
    hasExample: [request, ...answers.map((a) => a.answer), ...parameters].some((part) => hasExample(root, part)),
    describesAnswer: answers.some(({ status, answer }) => /^2(?:00|XX)$/i.test(status) && hasSchemas(answer, false)),
    needsSignIn: needsSignIn(body.security ?? root.security),
    statuses: Object.keys(responses),
    responseHeaders: answers.flatMap((a) => Object.keys(asObject(a.answer?.headers) ?? {}).map((h) => h.toLowerCase())),
  };
}

/** One of the demands must be met; an empty one is met by anybody. */
const needsSignIn = (security: unknown): boolean =>
  Array.isArray(security) &&
  security.length > 0 &&
  !security.some((one) => Object.keys(asObject(one) ?? {}).length === 0);

function hasResponseSchema(answers: readonly { status: string; answer: Json | null }[], isRead: boolean): boolean {
  const good = answers.filter(({ status }) => /^[23]/.test(status));
  if (good.length === 0) return false;
  const withBody = good.filter(({ answer }) => answer?.content !== undefined || answer?.schema !== undefined);
  // Whoever reads gets something with 200, whether the description says what or not.
  if (isRead && withBody.length === 0 && good.some(({ status }) => /^2(?:00|XX)$/i.test(status))) return false;
  return withBody.every(({ answer }) => hasSchemas(answer, true));
}

/** Every media type of a body has a schema; a body that is not there needs none. Swagger 2.0 has it directly. */
function hasSchemas(body: Json | null, isResponse: boolean): boolean {
  if (!body) return true;
  if (isRecord(body.schema)) return true;
  const media = Object.values(asObject(body.content) ?? {}).filter(isRecord);
  // A stream of text or bytes is typed by its media type; only structured answers need a schema.
  return media.length === 0 ? isResponse : media.every((type) => isRecord(type.schema) || type.schema === true);
}

function hasExample(root: Json, part: Json | null): boolean {
  if (!part) return false;
  if (part.example !== undefined || part.examples !== undefined) return true;
  const holders = [part, ...Object.values(asObject(part.content) ?? {}).filter(isRecord)];
  return holders.some((holder) => {
    const schema = deref(root, holder.schema);
    return (
      [holder, schema].some((at) => at?.example !== undefined || at?.examples !== undefined) || propertyExample(schema)
    );
  });
}

const propertyExample = (schema: Json | null): boolean =>
  Object.values(asObject(schema?.properties) ?? {})
    .filter(isRecord)
    .some((property) => property.example !== undefined || property.examples !== undefined);

function demandedSchemes(holders: readonly Json[]): string[] {
  const names = holders.flatMap((holder) => objectsOf(holder.security).flatMap((demand) => Object.keys(demand)));
  return [...new Set(names)];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 100) : []);

/** Follows a local reference ("#/components/…"), at most five in a row; others stay unresolved. */
function deref(root: Json, value: unknown): Json | null {
  let at: unknown = value;
  for (let hop = 0; hop < REF_HOPS; hop += 1) {
    const object = asObject(at);
    const ref = textAt(object, "$ref");
    if (!ref) return object;
    if (!ref.startsWith("#/")) return null;
    at = ref
      .slice(2)
      .split("/")
      .reduce<unknown>((node, part) => asObject(node)?.[part.replaceAll("~1", "/").replaceAll("~0", "~")], root);
  }
  return null;
}
