// One operation of the registry as an OpenAPI operation object.
import { BOOKMARK_EXAMPLE, BOOKMARK_HEADER } from "../../../model/bookmark.ts";
import { z } from "zod";
import { REQUEST_BODY_BYTES } from "../../../model/limits.ts";
import { inputPlaces, type Operation } from "../../../operations/define-operation.ts";
import { takesIdempotencyKey } from "../../../operations/invoke-once.ts";
import { errorResponses } from "./error-responses.ts";
import { errorsOf } from "./errors-of.ts";
import { headersOf, QUOTA_HEADERS, type HeaderName } from "./headers.ts";
import type { JsonObject, SchemaWriter } from "./schema-writer.ts";
import { securityOf } from "./security.ts";
import { tagOf } from "../../../operations/tags.ts";

export function describeOperation(operation: Operation, schemas: SchemaWriter, publicOrigin: string): JsonObject {
  const { id, summary, description, http } = operation;
  const parameters = parametersOf(operation, schemas);
  const body = bodyOf(operation, schemas);
  return {
    operationId: id,
    tags: [tagOf(http.path)],
    summary,
    description,
    security: securityOf(operation),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === null ? {} : { requestBody: body }),
    responses: {
      [http.status]: successOf(operation, schemas),
      ...errorResponses(errorsOf(operation), schemas, {
        publicOrigin,
        path: http.path,
        isCountedRead: operation.counts === "read",
      }),
    },
  };
}

function parametersOf(operation: Operation, schemas: SchemaWriter): JsonObject[] {
  const places = inputPlaces(operation);
  const inHeaders = Object.entries(operation.headers ?? {});
  return [
    ...places.path.map((name) => parameterOf(operation, schemas, { member: name, name, in: "path" })),
    ...places.query.map((name) => parameterOf(operation, schemas, { member: name, name, in: "query" })),
    ...inHeaders.map(([member, name]) => parameterOf(operation, schemas, { member, name, in: "header" })),
    ...(takesIdempotencyKey(operation) ? [IDEMPOTENCY_KEY] : []),
    ...(operation.session === "anywhere" ? [BOOKMARK] : []),
  ];
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A value of your own, such as a UUID: the same key and request get the same answer for 24 hours.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
  example: "8e03978e-40d5-43e8-bc93-6894a57f9324",
};

const BOOKMARK = {
  name: BOOKMARK_HEADER,
  in: "header",
  required: false,
  description: `${BOOKMARK_HEADER} of an earlier answer: this one is at least as new. Left out, it may be seconds old.`,
  schema: { type: "string", maxLength: BOOKMARK_EXAMPLE.length },
  example: BOOKMARK_EXAMPLE,
};

function parameterOf(
  { input, example }: Operation,
  schemas: SchemaWriter,
  place: { member: string; name: string; in: "path" | "query" | "header" },
): JsonObject {
  const shape = (input.shape[place.member] ?? z.string()) as z.ZodType;
  const { description, ...schema } = schemas.input(shape);
  const given = (example.input as JsonObject)[place.member] ?? exampleOf(schema) ?? COMMON_EXAMPLES[place.member];
  return {
    name: place.name,
    in: place.in,
    required: place.in === "path" || !z.safeParse(shape, undefined).success,
    description: description ?? place.name,
    schema,
    ...(given === undefined ? {} : { example: given }),
  };
}

/** Members that recur over operations, and that no single example of an operation would carry. */
const COMMON_EXAMPLES: Readonly<Record<string, unknown>> = {
  cursor: "eyJhZnRlciI6IjAxOTljMWQyIn0",
  domain: "example",
  ownerToken: "q3Zt8LmR5xYc1VbN7kPwT2sD9fGhJ4aE6uIoX0zB",
  manageToken: "W7nKd2RfY5tLx8QpZ1vMc4HsJ9bG3aE6uToX0iBk",
};

/** Where the operation's example says nothing: the default, or the first of the values that are taken. */
function exampleOf(schema: JsonObject): unknown {
  if (schema["default"] !== undefined) return schema["default"];
  const values = schema["enum"] ?? schema["examples"];
  return Array.isArray(values) ? values[0] : schema["example"];
}

function bodyOf(operation: Operation, schemas: SchemaWriter): JsonObject | null {
  const { body } = inputPlaces(operation);
  if (body.length === 0) return null;
  const isMember = ([name]: [string, unknown]): boolean => body.includes(name);
  const shape = Object.fromEntries(Object.entries(operation.input.shape).filter(isMember)) as z.ZodRawShape;
  const example = Object.fromEntries(Object.entries(operation.example.input).filter(isMember));
  const input = z.object(shape);
  return {
    required: !input.safeParse({}).success,
    description: `At most ${REQUEST_BODY_BYTES / 1024} KiB of JSON. Members that are not described are ignored.`,
    content: { "application/json": { schema: schemas.input(input), example } },
  };
}

function successOf(operation: Operation, schemas: SchemaWriter): JsonObject {
  const headers: HeaderName[] = [
    "X-Request-Id",
    ...(operation.counts === "none" ? [] : QUOTA_HEADERS),
    ...(takesIdempotencyKey(operation) ? (["Idempotency-Replayed"] as const) : []),
    ...(operation.session === undefined ? [] : ([BOOKMARK_HEADER] as const)),
  ];
  return {
    description: operation.summary,
    headers: headersOf(headers),
    content: { "application/json": { schema: schemas.output(operation.output), example: operation.example.output } },
  };
}
