// The generated part of the TypeScript client: types of every call, of its errors and of webhook events, and the table
// that the hand-written part sends requests by. The same description gives the same bytes.
import { readCalls, type Call, type Description } from "./read-calls.ts";
import { comment, keyOf, typeName, writeMembers, writeType } from "./write-type.ts";

const HEAD = `// Made by \`npm run generate-client\` from the API description. Changes by hand are lost.
import type { ScanEvent } from "./read-events.ts";
`;

export function writeClient(description: Description, version: string): string {
  const calls = readCalls(description);
  return [
    HEAD,
    `/** Version of the API that this client was made from. */\nexport const API_VERSION = ${JSON.stringify(version)};\n`,
    ...Object.entries(description.components.schemas).map(
      ([name, schema]) => `export type ${typeName(name)} = ${writeType(schema)};\n`,
    ),
    ...calls.map(writeCallTypes),
    writeOperations(calls),
    writeEvents(description),
    writeTable(calls),
  ].join("\n");
}

const typesOf = ({ name }: Call): { input: string; error: string } => {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { input: `${base}Input`, error: `${base}ErrorCode` };
};

function writeCallTypes(call: Call): string {
  const { input, error } = typesOf(call);
  const { properties } = call.input;
  // An input without members takes none; Record<never, never> would let any object through.
  const members = Object.keys(properties).length === 0 ? "Record<string, never>" : writeMembers(call.input, 0);
  const codes = call.errors.map((code) => `  | ${JSON.stringify(code)}`).join("\n");
  return `export type ${input} = ${members};\n\nexport type ${error} =\n${codes};\n`;
}

/** By media type: how an answer is read, and its type. */
function answerOf({ output: { type, schema } }: Call): { kind: string; type: string } {
  if (type === "application/json") return { kind: "json", type: writeType(schema, 2) };
  if (type === "text/event-stream") return { kind: "events", type: "AsyncGenerator<ScanEvent, void>" };
  return type.startsWith("text/") ? { kind: "text", type: "string" } : { kind: "bytes", type: "Uint8Array" };
}

function writeOperations(calls: readonly Call[]): string {
  const members = calls.flatMap((call) => {
    const { input, error } = typesOf(call);
    return [
      ...comment(`${call.summary}. ${call.description}`, "  "),
      `  ${call.name}: {\n    input: ${input};\n    output: ${answerOf(call).type};\n    error: ${error};\n  };`,
    ];
  });
  return `export interface Operations {\n${members.join("\n")}\n}\n`;
}

function writeEvents({ webhooks }: Description): string {
  const members = Object.entries(webhooks).map(
    ([event, { post }]) => `  ${keyOf(event)}: ${writeType(post.requestBody.content["application/json"].schema, 1)};`,
  );
  return `/** What a delivery of each event carries as its body. */\nexport interface WebhookEvents {\n${members.join("\n")}\n}\n`;
}

function writeTable(calls: readonly Call[]): string {
  const rows = calls.map((call) => {
    const { name, method, path, query, headers, takesBody, takesIdempotencyKey } = call;
    const row = { method, path, query, headers, takesBody, takesIdempotencyKey, answer: answerOf(call).kind };
    return `  ${name}: ${JSON.stringify(row)},`;
  });
  return `/** How a call travels: which members of its input go where, and how its answer is read. */
export interface Route {
  method: string;
  path: string;
  query: readonly string[];
  /** Member of the input -> header. */
  headers: Readonly<Record<string, string>>;
  takesBody: boolean;
  takesIdempotencyKey: boolean;
  answer: "json" | "text" | "bytes" | "events";
}

export const ROUTES: { readonly [Name in keyof Operations]: Route } = {
${rows.join("\n")}
};
`;
}
