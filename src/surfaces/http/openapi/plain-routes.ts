// Routes that are not operations, described by hand: what they answer is no JSON of the registry.
import { z } from "zod";
import type { ErrorCode } from "../../../model/errors.ts";
import type { Scope } from "../../../model/scopes.ts";
import { ScanId } from "../../../operations/scan-id.ts";
import { errorResponses } from "./error-responses.ts";
import { errorsOfRoute } from "./errors-of.ts";
import { headersOf } from "./headers.ts";
import type { JsonObject, SchemaWriter } from "./schema-writer.ts";
import { securityOf } from "./security.ts";
import { tagOf } from "../../../operations/tags.ts";

export interface PlainRoute {
  path: `/${string}`;
  id: string;
  summary: string;
  description: string;
  /** Null for static documents, which look at no credential. */
  scopes: readonly Scope[] | null;
  parameters: readonly { name: string; in: "path" | "header"; schema: z.ZodType; example: unknown }[];
  answer: { description: string; type: string; schema: z.ZodType; example?: unknown };
  errors: readonly ErrorCode[];
}

const SCAN_ID = {
  name: "scanId",
  in: "path",
  schema: ScanId,
  example: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
} as const;
const OpenApi = z.object({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) });

export const PLAIN_ROUTES: readonly PlainRoute[] = [
  {
    path: "/api/insights/scan/{scanId}/events",
    id: "stream_scan_events",
    summary: "Progress of a scan as it happens",
    description:
      "A stream of server-sent events: status, page, document, agent and note, each with a JSON object as data, and end as the last. Ask again with Last-Event-ID to go on after a break. Opening it costs one read.",
    scopes: ["insights:read"],
    parameters: [
      SCAN_ID,
      {
        name: "Last-Event-ID",
        in: "header",
        schema: z.string().optional().describe("id of the last event that was received"),
        example: "17",
      },
    ],
    answer: {
      description: "Everything so far, then what comes, until the scan is over.",
      type: "text/event-stream",
      schema: z.string(),
      example: 'id: 1\nevent: status\ndata: {"at":1795166400000,"status":"fetching"}\n\n',
    },
    errors: ["SCAN_NOT_FOUND", "RATE_LIMIT"],
  },
  {
    path: "/api/insights/playbook/{scanId}/skills.zip",
    id: "get_skills_archive",
    summary: "The skills of a playbook as an archive",
    description: "Every skill of the playbook as a folder with its SKILL.md. Costs one read.",
    scopes: ["playbooks:read"],
    parameters: [SCAN_ID],
    answer: { description: "A ZIP archive.", type: "application/zip", schema: z.string() },
    errors: ["SCAN_NOT_FOUND", "PLAYBOOK_NOT_FOUND", "RATE_LIMIT"],
  },
  {
    path: "/api/insights/playbook/{scanId}/skills/{skillId}/SKILL.md",
    id: "get_skill_file",
    summary: "One skill of a playbook",
    description: "The skill as an agent skill file. Costs one read.",
    scopes: ["playbooks:read"],
    parameters: [
      SCAN_ID,
      {
        name: "skillId",
        in: "path",
        schema: z.string().describe("id of a skill, as the playbook names it"),
        example: "answer-appointment-requests",
      },
    ],
    answer: { description: "Markdown with YAML front matter.", type: "text/markdown", schema: z.string() },
    errors: ["SCAN_NOT_FOUND", "PLAYBOOK_NOT_FOUND", "NOT_FOUND", "RATE_LIMIT"],
  },
  {
    path: "/openapi.json",
    id: "get_openapi",
    summary: "This description, OpenAPI 3.1",
    description: "Describes every operation. Looks at no credential and costs no quota.",
    scopes: null,
    parameters: [],
    answer: { description: "An OpenAPI 3.1 document.", type: "application/json", schema: OpenApi },
    errors: [],
  },
  {
    path: "/openapi-3.0.json",
    id: "get_openapi_3_0",
    summary: "This description, OpenAPI 3.0",
    description:
      "The same operations for tools that read OpenAPI 3.0 only; webhooks are left out. Looks at no credential and costs no quota.",
    scopes: null,
    parameters: [],
    answer: { description: "An OpenAPI 3.0 document.", type: "application/json", schema: OpenApi },
    errors: [],
  },
];

export function describeRoute(route: PlainRoute, schemas: SchemaWriter, publicOrigin: string): JsonObject {
  const { path, id, summary, description, scopes, parameters, answer } = route;
  return {
    operationId: id,
    tags: [tagOf(path)],
    summary,
    description,
    security: scopes === null ? [{}] : securityOf({ scopes }),
    ...(parameters.length > 0 ? { parameters: parameters.map((one) => parameterOf(one, schemas)) } : {}),
    responses: {
      "200": successOf(answer, scopes === null, schemas),
      ...(scopes === null ? { "304": { description: "The version named in If-None-Match is still the newest." } } : {}),
      ...errorResponses(errorsOfRoute(route), schemas, { publicOrigin, path }),
    },
  };
}

function parameterOf({ schema, ...rest }: PlainRoute["parameters"][number], schemas: SchemaWriter): JsonObject {
  const { description, ...type } = schemas.input(schema);
  return {
    name: rest.name,
    in: rest.in,
    required: rest.in === "path",
    description,
    schema: type,
    example: rest.example,
  };
}

const successOf = (answer: PlainRoute["answer"], isDocument: boolean, schemas: SchemaWriter): JsonObject => ({
  description: answer.description,
  headers: headersOf(["X-Request-Id", ...(isDocument ? (["ETag"] as const) : [])]),
  content: {
    [answer.type]: {
      schema: schemas.output(answer.schema),
      ...(answer.example === undefined ? {} : { example: answer.example }),
    },
  },
});
