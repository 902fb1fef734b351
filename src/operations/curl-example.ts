import type { Operation } from "./define-operation.ts";
import { exampleRequest } from "./example-request.ts";

/** The example of an operation as a command that can be run. */
export function curlExample(operation: Operation, origin: string): string {
  const { method, url, headers, body } = exampleRequest(operation, origin);
  const sent = Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`);
  if (body !== null) sent.push(`-d ${quote(JSON.stringify(body))}`);
  return [`curl ${method === "GET" ? "" : `-X ${method} `}'${url}'`, ...sent].join(" \\\n  ");
}

/** In single quotes a shell reads everything as it stands but the quote itself. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
