// Tells what is wrong with an answer: its status, what it gives away, how long it took, and whether it is what the
// service says that it answers there.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FuzzRequest, Known } from "./fuzz-request.ts";
import type { Json } from "./make-json.ts";
import type { FuzzAnswer } from "./send-request.ts";

export type Judge = (request: FuzzRequest, answer: FuzzAnswer) => string[];

const INTERNALS =
  /\bat (?:async )?[\w.<>$ ]{1,80} \([\w/.:-]+:\d+|\.(?:ts|js|mjs):\d+:\d+|node_modules|SQLITE_|D1_ERROR|\bselect\b.{1,80}\bfrom\b.{1,80}\bwhere\b|\binsert into\b|workerd|drizzle|internal error; reference|TypeError|RangeError|SyntaxError|is not a function|Cannot read propert|ZodError/i;

export function createJudge({ openApi, tools }: Known): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...openApi, $id: "doc" });
  const compiled = new Map<string, ValidateFunction>();
  const misfit = (key: string, schema: () => Json, value: unknown): string[] => {
    const validate = compiled.get(key) ?? ajv.compile(schema());
    compiled.set(key, validate);
    return validate(value) ? [] : [`${key} does not fit its schema: ${ajv.errorsText(validate.errors)}`];
  };
  const errorMisfit = (value: unknown): string[] =>
    misfit("Error", () => ({ $ref: "doc#/components/schemas/Error" }), value);
  const templates = Object.keys(openApi.paths)
    .toSorted((a, b) => (a.match(/\{/g)?.length ?? 0) - (b.match(/\{/g)?.length ?? 0))
    .map((template) => ({
      template,
      pattern: new RegExp(`^${template.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
    }));

  return (request, answer) => {
    const wrong = [...commonFaults(request, answer)];
    if (request.method === "HEAD" || answer.text === "") return wrong;
    const isJson = /[/+]json/.test(answer.type);
    const body = isJson ? parse(answer.text) : undefined;
    if (isJson && body === undefined) return [...wrong, "a body that is called JSON and is none"];
    return [...wrong, ...shapeFaults(request, answer, body)];
  };

  function shapeFaults(request: FuzzRequest, answer: FuzzAnswer, body: unknown): string[] {
    const path = pathOf(request);
    if (path === "/.well-known/mcp") return mcpFaults(request, answer, body);
    if (path === "/a2a" || path === "/a2a/") return a2aFaults(answer, body);
    if (path === "/ask" || path === "/await") return askFaults(answer, body);
    if (path.startsWith("/auth/")) return oauthFaults(answer, body);
    return describedFaults(request, path, answer, body);
  }

  function describedFaults(request: FuzzRequest, path: string, { status, type }: FuzzAnswer, body: unknown): string[] {
    const template = templates.find(({ pattern }) => pattern.test(path))?.template;
    const item = template === undefined ? undefined : openApi.paths[template];
    if (item === undefined || template === undefined)
      return status >= 400 && body !== undefined ? errorMisfit(body) : [];
    if (request.method === "OPTIONS") return [];
    const operation = item[request.method.toLowerCase()] ?? Object.values(item)[0];
    const described = operation?.responses[status];
    if (described === undefined) return [`${request.method} ${template} answered ${status}, which is not described`];
    const media = type.split(";", 1)[0]?.trim() ?? "";
    const schema = described.content?.[media]?.schema;
    if (schema === undefined)
      return [`${request.method} ${template} ${status} came as ${media}, which is not described`];
    if (body === undefined) return [];
    return misfit(`${request.method} ${template} ${status}`, () => absolute(schema), body);
  }

  function mcpFaults({ tool }: FuzzRequest, { type, text, status }: FuzzAnswer, body: unknown): string[] {
    const messages = type.startsWith("text/event-stream") ? eventsOf(text) : [body];
    if (messages.some((message) => message === undefined)) return ["an MCP answer that holds no JSON"];
    return messages.flatMap((message) => {
      const { wrong, result } = rpcFaults(message, errorMisfit);
      if (result === undefined || tool === undefined || status !== 200) return wrong;
      return [...wrong, ...toolFaults(tool, result)];
    });
  }

  function toolFaults(name: string, result: Json): string[] {
    const { content, structuredContent, isError } = result;
    // A message whose method was spoiled may have asked for something else.
    if (content === undefined) return [];
    if (!Array.isArray(content)) return ["a tool result whose content is no list"];
    const [first] = content as { text?: unknown }[];
    if (isError === true) return errorMisfit(parse(String(first?.text)));
    const schema = tools.find((tool) => tool.name === name)?.outputSchema;
    if (structuredContent === undefined || schema === undefined) return ["a tool result without structured content"];
    return misfit(`tool ${name}`, () => schema, structuredContent);
  }

  /** A call that is refused before it is read gets the one error body. */
  function a2aFaults({ type, text, status }: FuzzAnswer, body: unknown): string[] {
    if (type.startsWith("text/event-stream"))
      return eventsOf(text).flatMap((event) => rpcFaults(event, () => []).wrong);
    if (status >= 400 && !isRpc(body)) return errorMisfit(body);
    return rpcFaults(body, () => []).wrong;
  }

  function askFaults({ type, text, status }: FuzzAnswer, body: unknown): string[] {
    if (type.startsWith("text/event-stream")) {
      const events = eventsOf(text);
      return events.length > 0 && events.every(isObject) ? [] : ["a stream of /ask whose events are no objects"];
    }
    if (!isObject(body)) return ["an answer of /ask that is no object"];
    const meta = body["_meta"];
    if (status >= 400 && meta === undefined) return errorMisfit(body);
    if (meta === undefined) return isText(body["query_id"]) ? [] : ["an answer of /ask without query_id"];
    const kind = isObject(meta) ? String(meta["response_type"]) : "";
    const member = { Answer: "results", Promise: "promise", Elicitation: "elicitation", Failure: "error" }[kind];
    if (member === undefined) return ["an answer of /ask of no known type"];
    return member in body || "content" in body ? [] : [`an answer of /ask of the type ${kind} without ${member}`];
  }

  /** RFC 6749 section 5.2, RFC 7591 section 3.2.2; what is refused before that gets the one error body. */
  function oauthFaults({ status, type }: FuzzAnswer, body: unknown): string[] {
    if (status < 400) return [];
    if (body === undefined) return type.startsWith("text/html") ? [] : [`an OAuth error as ${type || "nothing"}`];
    if (!isObject(body)) return ["an OAuth error that is no object"];
    if ("requestId" in body) return errorMisfit(body);
    const { error, error_description: description } = body;
    if (!isText(error) || !OAUTH_TEXT.test(error))
      return [`an OAuth error without a code: ${JSON.stringify(body).slice(0, 200)}`];
    return description === undefined || isText(description) ? [] : ["an OAuth error whose description is no text"];
  }
}

const OAUTH_TEXT = /^[\x20\x21\x23-\x5b\x5d-\x7e]+$/;

function* commonFaults(request: FuzzRequest, { status, text }: FuzzAnswer): Generator<string> {
  if (status >= 500) yield `status ${status}: ${text.slice(0, 200)}`;
  if (status < 200 && status !== 101) yield `status ${status}`;
  // What the request itself said may come back, as a search repeats its words.
  const [leak] = INTERNALS.exec(text) ?? [];
  if (leak !== undefined && !saidBy(request).includes(letters(leak)) && !DOCUMENTS.test(request.path))
    yield `gives away ${JSON.stringify(leak)}`;
}

/** They tell of programs on purpose. */
const DOCUMENTS = /^\/(?:developers|method|openapi|legal|bot|llms)/;
const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");
const saidBy = ({ path, headers, body }: FuzzRequest): string =>
  letters(decode(path) + Object.values(headers).join(" ") + (body === null ? "" : new TextDecoder().decode(body)));
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

/** As the service sees it. */
function pathOf({ path }: FuzzRequest): string {
  const url = `http://127.0.0.1${path}`;
  return URL.canParse(url) ? new URL(url).pathname : path;
}

function rpcFaults(message: unknown, dataFaults: (data: unknown) => string[]): { wrong: string[]; result?: Json } {
  if (!isRpc(message)) return { wrong: ["an answer that is no JSON-RPC 2.0"] };
  const { id, result, error, method } = message;
  if (isText(method)) return { wrong: [] };
  if (!("id" in message) || !(id === null || isText(id) || typeof id === "number"))
    return { wrong: ["an answer without an id of JSON-RPC"] };
  if ((result === undefined) === (error === undefined)) return { wrong: ["not one of result and error"] };
  if (error === undefined) return isObject(result) ? { wrong: [], result } : { wrong: ["a result that is no object"] };
  if (!isObject(error) || !Number.isInteger(error["code"]) || !isText(error["message"]))
    return { wrong: ["an error without code or message"] };
  const { data } = error;
  return { wrong: isObject(data) && "requestId" in data ? dataFaults(data) : [] };
}

const eventsOf = (text: string): unknown[] =>
  text
    .split("\n\n")
    // The last one may have been cut by leaving.
    .slice(0, -1)
    .flatMap((block) => block.split("\n").filter((line) => line.startsWith("data:")))
    .filter((line) => line.slice(5).trim() !== "")
    .map((line) => parse(line.slice(5)));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const absolute = (schema: Json): Json => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"doc#/')) as Json;
const isText = (value: unknown): value is string => typeof value === "string";
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isRpc = (value: unknown): value is Json => isObject(value) && value["jsonrpc"] === "2.0";
