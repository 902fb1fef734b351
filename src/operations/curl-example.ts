import { inputPlaces, type Operation } from "./define-operation.ts";
import { isOpen } from "./is-open.ts";

/** The example of an operation as a command that can be run. */
export function curlExample(operation: Operation, origin: string): string {
  const { http, headers = {} } = operation;
  const example: Record<string, unknown> = operation.example.input;
  const places = inputPlaces(operation);
  const valueOf = (name: string): string => textOf(example[name] ?? `{${name}}`);
  const path = http.path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  const given = (names: string[]): string[] => names.filter((name) => example[name] !== undefined);
  const query = new URLSearchParams(given(places.query).map((name) => [name, valueOf(name)]));
  const body = Object.fromEntries(given(places.body).map((name) => [name, example[name]]));
  const sent = given(places.header).map((name) => `-H '${headers[name]}: ${valueOf(name)}'`);
  if (!isOpen(operation) && sent.length === 0) sent.push("-H 'x-mcp-api-key: YOUR_KEY'");
  if (places.body.length > 0) sent.push("-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(body))}`);
  const method = http.method === "get" ? "" : `-X ${http.method.toUpperCase()} `;
  return [`curl ${method}'${origin}${path}${query.size > 0 ? `?${query.toString()}` : ""}'`, ...sent].join(" \\\n  ");
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
/** In single quotes a shell reads everything as it stands but the quote itself. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
