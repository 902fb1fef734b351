// The service's own description, read once: what the general tests are driven by.
import { expect } from "vitest";
import { call, type Json } from "./call.ts";
import { newest, readDirectory } from "./read.ts";
import { once } from "./shapes.ts";

export interface Described {
  method: string;
  template: string;
  operation: {
    operationId: string;
    description: string;
    parameters?: { name: string; in: string; required: boolean; schema: Json; example: unknown }[];
    requestBody?: { content: Record<string, { schema: Json; example: Json }> };
    responses: Record<
      string,
      { headers?: Json; content?: Record<string, { examples?: Record<string, { value: Json }> }> }
    >;
  };
}

export const readDescribed = once(async (): Promise<Described[]> => {
  const { status, body } = await call<{ paths: Record<string, Record<string, Described["operation"]>> }>(
    "/openapi.json",
  );
  expect(status).toBe(200);
  return Object.entries(body.paths).flatMap(([template, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), template, operation })),
  );
});

/** The template with ids that exist, where the suite knows some, and examples elsewhere. */
export async function addressOf({ template, operation }: Pick<Described, "template" | "operation">): Promise<string> {
  const needsSlug = template.includes("{slug}");
  const slug = needsSlug ? ((await readDirectory().catch(() => null))?.listings[0]?.slug ?? "nobody") : "";
  const known: Record<string, string> = { scanId: newest(), slug };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = operation.parameters?.find(
      (parameter) => parameter.in === "path" && parameter.name === name,
    )?.example;
    return encodeURIComponent(known[name] ?? String(example));
  });
}

/** With the query parameters that are required. */
export async function askableAddress(described: Described): Promise<string> {
  const needed = (described.operation.parameters ?? []).filter(
    (parameter) => parameter.in === "query" && parameter.required,
  );
  const query = new URLSearchParams(needed.map(({ name, example }) => [name, String(example)])).toString();
  return `${await addressOf(described)}${query === "" ? "" : `?${query}`}`;
}
