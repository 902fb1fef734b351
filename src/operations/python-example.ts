import type { Operation } from "./define-operation.ts";
import { exampleRequest } from "./example-request.ts";

/** The example of an operation for Python 3 and its standard library. */
export function pythonExample(operation: Operation, origin: string): string {
  const { method, url, headers, body } = exampleRequest(operation, origin);
  const options = [
    ...(method === "GET" ? [] : [`method=${pythonLiteral(method)}`]),
    ...(Object.keys(headers).length === 0 ? [] : [`headers=${pythonLiteral(headers)}`]),
    ...(body === null ? [] : [`data=json.dumps(${pythonLiteral(body)}).encode()`]),
  ];
  const order = [pythonLiteral(url), ...options].map((line) => `    ${line},\n`).join("");
  return `import json
import urllib.error
import urllib.request

request = urllib.request.Request(
${order})
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(json.load(response))
except urllib.error.HTTPError as error:
    problem = json.load(error)
    raise SystemExit(f"{problem['code']}: {problem['message']}")`;
}

/** JSON values as Python writes them; its strings read the escapes of JSON, but for pairs of surrogates. */
function pythonLiteral(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(", ")}]`;
  if (typeof value === "object")
    return `{${Object.entries(value)
      .map(([name, member]) => `${JSON.stringify(name)}: ${pythonLiteral(member)}`)
      .join(", ")}}`;
  return JSON.stringify(value);
}
