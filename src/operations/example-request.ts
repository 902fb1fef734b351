// The example of an operation as a request: what every snippet of the documentation is written from.
import { inputPlaces, type Operation } from "./define-operation.ts";
import { isOpen } from "./is-open.ts";

/** Stands in snippets where a credential of the reader's own goes. */
export const KEY_PLACEHOLDER = "YOUR_KEY";

export interface ExampleRequest {
  method: "GET" | "POST" | "DELETE";
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Null where the operation takes no body. */
  body: object | null;
}

const METHODS = { get: "GET", post: "POST", delete: "DELETE" } as const;

export function exampleRequest(operation: Operation, origin: string): ExampleRequest {
  const { http, headers: own = {} } = operation;
  const example: Record<string, unknown> = operation.example.input;
  const places = inputPlaces(operation);
  const valueOf = (name: string): string => textOf(example[name] ?? `{${name}}`);
  const path = http.path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  const given = (names: string[]): string[] => names.filter((name) => example[name] !== undefined);
  const query = new URLSearchParams(given(places.query).map((name) => [name, valueOf(name)]));
  const sent = given(places.header).map((name): [string, string] => [own[name] ?? name, valueOf(name)]);
  // What belongs to somebody takes the token that its maker was shown, or the key of its owner.
  const needsKey = !isOpen(operation) || operation.headers !== undefined;
  if (needsKey && sent.length === 0) sent.push(["x-mcp-api-key", KEY_PLACEHOLDER]);
  const takesBody = places.body.length > 0;
  if (takesBody) sent.push(["Content-Type", "application/json"]);
  return {
    method: METHODS[http.method],
    url: `${origin}${path}${query.size > 0 ? `?${query.toString()}` : ""}`,
    headers: Object.fromEntries(sent),
    body: takesBody ? Object.fromEntries(given(places.body).map((name) => [name, example[name]])) : null,
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
