import type { Operation } from "./define-operation.ts";
import { exampleRequest } from "./example-request.ts";

/** The example of an operation as a module for browsers, Node and other runtimes with fetch. */
export function javascriptExample(operation: Operation, origin: string): string {
  const { method, url, headers, body } = exampleRequest(operation, origin);
  const options = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(Object.keys(headers).length === 0 ? [] : [`  headers: ${objectLiteral(headers)},`]),
    ...(body === null ? [] : [`  body: JSON.stringify(${indent(JSON.stringify(body, null, 2))}),`]),
  ];
  const init = options.length === 0 ? "" : `, {\n${options.join("\n")}\n}`;
  return `const response = await fetch(${JSON.stringify(url)}${init});
const answer = await response.json();
if (!response.ok) throw new Error(\`\${answer.code}: \${answer.message}\`);
console.log(answer);`;
}

const objectLiteral = (members: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(members)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(", ")} }`;

/** Lines after the first one level deeper. */
const indent = (text: string): string => text.replaceAll("\n", "\n  ");
