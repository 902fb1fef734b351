// One call as a request: members of its input in the path, the query, headers or the body.
import { ROUTES, type Operations } from "./generated.ts";

export type Input = Readonly<Record<string, unknown>>;

export function makeRequest(
  origin: string,
  call: keyof Operations,
  input: Input,
): { url: string; headers: Record<string, string>; body: string | null } {
  const { path, query, headers, takesBody } = ROUTES[call];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const elsewhere = new Set([...inPath, ...query, ...Object.keys(headers)]);
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !elsewhere.has(name)));
  return {
    url: origin + fillPath(call, path, input) + queryOf(query, input),
    headers: {
      ...ownHeaders(headers, input),
      ...(takesBody ? { "Content-Type": "application/json" } : {}),
    },
    body: takesBody ? JSON.stringify(rest) : null,
  };
}

function fillPath(call: keyof Operations, path: string, input: Input): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name];
    // Dots would lead to another path of the service.
    if (typeof value !== "string" || /^\.{0,2}$/.test(value))
      throw new TypeError(`${call} needs ${name}, a text; got ${JSON.stringify(value) ?? "nothing"}.`);
    return encodeURIComponent(value);
  });
}

function queryOf(names: readonly string[], input: Input): string {
  const query = new URLSearchParams();
  for (const name of names) if (input[name] !== undefined) query.set(name, textOf(input[name]));
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

const ownHeaders = (headers: Readonly<Record<string, string>>, input: Input): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([member, header]) =>
      input[member] === undefined ? [] : [[header, textOf(input[member])]],
    ),
  );

/** Texts as they are; numbers and booleans as JSON has them. */
const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
