// The OpenAPI 3.1 document, generated from the operation registry. Loaded only when asked for.
import { OpenAPIHono, z, type RouteConfig } from "@hono/zod-openapi";
import { ERROR_TABLE, type ErrorCode } from "../../model/errors.ts";
import { PRODUCT } from "../../model/product.ts";
import { inputPlaces, type Operation } from "../../operations/define-operation.ts";
import { takesIdempotencyKey } from "../../operations/invoke-once.ts";
import { OPERATIONS } from "../../operations/registry.ts";

const ErrorBody = z
  .object({
    error: z.string().describe("Type identifier"),
    code: z.enum(Object.keys(ERROR_TABLE) as [ErrorCode, ...ErrorCode[]]),
    message: z.string().describe("What was wrong and what would be right"),
    details: z.record(z.string(), z.unknown()).optional(),
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    instance: z.string(),
    requestId: z.string(),
  })
  .meta({ id: "Error" });

const OnceHeader = z.object({
  "Idempotency-Key": z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe("A value of your own, such as a UUID: the same key and request get the same answer for 24 hours"),
});

/** Errors that any operation can answer. */
const COMMON_ERRORS: readonly ErrorCode[] = ["INVALID_REQUEST", "INVALID_CREDENTIALS", "RATE_LIMIT", "INTERNAL_ERROR"];

export function openApiDocument(publicOrigin: string): object {
  const api = new OpenAPIHono();
  const registry = api.openAPIRegistry;
  registry.registerComponent("securitySchemes", "apiKey", { type: "apiKey", in: "header", name: "x-mcp-api-key" });
  registry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
  for (const operation of OPERATIONS) registry.registerPath(routeOf(operation));
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT.name} API`,
      version: PRODUCT.version,
      description:
        "Reads a business website and reports how ready the business is for AI, with evidence for every claim.",
      license: { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
    },
    servers: [{ url: publicOrigin }],
  });
}

function routeOf(operation: Operation): RouteConfig {
  const { http, input } = operation;
  const places = inputPlaces(operation);
  const pick = (names: readonly string[]) =>
    z.object(Object.fromEntries(Object.entries(input.shape).filter(([name]) => names.includes(name))));
  const headerShape = Object.fromEntries(
    Object.entries(operation.headers ?? {}).map(([member, name]) => [name, input.shape[member] ?? z.string()]),
  );
  return {
    operationId: operation.id,
    method: http.method,
    path: http.path,
    summary: operation.summary,
    description: operation.description,
    security: [{}, { apiKey: [] }, { bearer: [] }],
    request: {
      ...(takesIdempotencyKey(operation) ? { headers: OnceHeader } : {}),
      ...(places.header.length > 0 ? { headers: z.object(headerShape) } : {}),
      ...(places.path.length > 0 ? { params: pick(places.path) } : {}),
      ...(places.query.length > 0 ? { query: pick(places.query) } : {}),
      ...(places.body.length > 0
        ? {
            body: {
              required: true,
              content: { "application/json": { schema: pick(places.body), example: operation.example.input } },
            },
          }
        : {}),
    },
    responses: {
      [http.status]: {
        description: operation.summary,
        content: { "application/json": { schema: operation.output, example: operation.example.output } },
      },
      ...errorResponses(operation),
    },
  };
}

function errorResponses(operation: Operation): RouteConfig["responses"] {
  const codes = [...COMMON_ERRORS, ...operation.errors];
  const statuses = [...new Set(codes.map((code) => ERROR_TABLE[code].status))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const named = codes.filter((code) => ERROR_TABLE[code].status === status);
      return [
        status,
        {
          description: [...new Set(named)].join(", "),
          content: { "application/json": { schema: ErrorBody }, "application/problem+json": { schema: ErrorBody } },
        },
      ];
    }),
  );
}
