// Walks a description: its operations, and every schema that has an example beside it.
export type Json = Record<string, unknown>;

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Json[];
  parameters?: { name: string; in: string; description: string; schema: Json; example?: unknown }[];
  requestBody?: { description: string; content: Record<string, Media> };
  responses: Record<string, { description: string; headers?: Json; content?: Record<string, Media> }>;
}
interface Media {
  schema: Json;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export function operationsOf(document: Json): { at: string; path: string; operation: OperationObject }[] {
  const groups = [document["paths"], document["webhooks"] ?? {}] as Record<string, Record<string, OperationObject>>[];
  return groups.flatMap((group) =>
    Object.entries(group).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ at: `${method} ${path}`, path, operation })),
    ),
  );
}

export interface Example {
  where: string;
  schema: Json;
  value: unknown;
}

export function examplesOf(document: Json): Example[] {
  return operationsOf(document).flatMap(({ at, operation }) => [
    ...(operation.parameters ?? []).map(({ name, schema, example }) => ({
      where: `${at} ${name}`,
      schema,
      value: example,
    })),
    ...mediaExamples(`${at} body`, operation.requestBody?.content),
    ...Object.entries(operation.responses).flatMap(([status, { content }]) =>
      mediaExamples(`${at} ${status}`, content),
    ),
  ]);
}

function mediaExamples(where: string, content: Record<string, Media> = {}): Example[] {
  return Object.entries(content).flatMap(([type, { schema, example, examples }]) => [
    ...(example === undefined ? [] : [{ where: `${where} ${type}`, schema, value: example }]),
    ...Object.entries(examples ?? {}).map(([name, { value }]) => ({
      where: `${where} ${type} ${name}`,
      schema,
      value,
    })),
  ]);
}
