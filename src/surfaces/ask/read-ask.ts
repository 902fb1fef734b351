// Reads a question in either shape. What is missing or not valid is named, field by field.
import { z } from "zod";
import { AppError } from "../../model/errors.ts";
import { ASK_EARLIER, ASK_QUERY_CHARS, ASK_RESULTS, REQUEST_BODY_BYTES } from "../../model/limits.ts";
import { jsonOrNothing } from "../../model/read-json.ts";
import { ASK_MODES, type Ask, type AskShape } from "./ask.ts";

const NAME_CHARS = 200;
const SITES = 20;
/** What the protocol's own server gives when nothing is asked for. */
const DEFAULT_RESULTS = { legacy: ASK_RESULTS, "0.54": 9 } as const;
const DEFAULT_LEAST_SCORE = 25;

const question = z
  .string()
  .trim()
  .min(1)
  .max(ASK_QUERY_CHARS)
  .describe(`a question of 1 to ${ASK_QUERY_CHARS} characters`);
const name = z.string().max(NAME_CHARS);
const nameField = name.optional().describe(`at most ${NAME_CHARS} characters`);
const list = z.union([z.string().max(ASK_QUERY_CHARS * 4), z.array(z.string())]);
const earlier = list.optional().describe("earlier questions, as a list of texts");
const site = list.optional().describe("all, directory, scans, docs, or a host name");
const MODES = [...ASK_MODES, "none"] as const;
const mode = z
  .enum(MODES)
  .optional()
  .describe(`one of ${ASK_MODES.join(", ")}`);
const flag = z
  .union([z.boolean(), z.number(), z.string().max(10)])
  .optional()
  .describe("true or false");

/** Query string, or a body with a string `query`. */
const LegacyAsk = z.object({
  query: question,
  site,
  prev: earlier,
  decontextualized_query: question.or(z.literal("")).optional().describe(`at most ${ASK_QUERY_CHARS} characters`),
  streaming: flag,
  query_id: nameField,
  mode,
  generate_mode: mode,
});

const count = (most: number) =>
  z.number().int().min(1).max(most).optional().describe(`a whole number from 1 to ${most}`);
/** What the protocol allows; we give at most ASK_RESULTS. */
const PROTOCOL_COUNT = 1_000;
/** NLWeb 0.54: a body with an object `query`. */
const TypedAsk = z.object({
  query: z.object({
    text: question,
    site,
    decontextualized_query: question.nullish().describe(`at most ${ASK_QUERY_CHARS} characters`),
    num_results: count(PROTOCOL_COUNT),
    max_results: count(PROTOCOL_COUNT),
    min_score: z.number().min(0).max(100).optional().describe("a number from 0 to 100"),
  }),
  context: z.object({ prev: z.array(z.string()).nullish().describe("a list of texts") }).nullish(),
  prefer: z
    .object({
      streaming: z.boolean().nullish().describe("true or false"),
      response_format: name.nullish().describe(`at most ${NAME_CHARS} characters`),
      mode: name.nullish().describe(`one of ${ASK_MODES.join(", ")}`),
    })
    .nullish(),
  meta: z
    .object({ session_context: z.object({ conversation_id: name.nullish().describe("a text") }).nullish() })
    .nullish(),
});

/** The shape that a body is in: an answer, also a refusal, comes in the same. */
export const shapeOf = (body: unknown): AskShape =>
  typeof body === "object" && body !== null && "query" in body && typeof body.query === "object" && body.query !== null
    ? "0.54"
    : "legacy";

/** `accept` is the header: JSON named without event streams asks for one answer at once. */
export function readAsk(raw: Record<string, unknown>, accept: string): Ask {
  const wantsJson = accept.includes("application/json") && !accept.includes(EVENT_STREAM);
  return shapeOf(raw) === "legacy" ? readLegacy(raw, wantsJson) : readTyped(raw, { wantsJson, accept });
}
const EVENT_STREAM = "text/event-stream";

function readLegacy(raw: Record<string, unknown>, wantsJson: boolean): Ask {
  const { query, prev, decontextualized_query, streaming, query_id, ...rest } = parse(LegacyAsk, raw);
  const wanted = rest.mode ?? rest.generate_mode ?? "list";
  return {
    shape: "legacy",
    text: query,
    decontextualized: decontextualized_query || null,
    earlier: listOfTexts(prev).slice(-ASK_EARLIER),
    sites: readSites(rest.site),
    mode: wanted === "none" ? "list" : wanted,
    isStreaming: !wantsJson && !/^(?:0|false|off|no)$/i.test(String(streaming ?? true)),
    queryId: query_id || null,
    most: DEFAULT_RESULTS.legacy,
    leastScore: DEFAULT_LEAST_SCORE,
    format: "conv_search",
    conversationId: null,
  };
}

function readTyped(raw: Record<string, unknown>, { wantsJson, accept }: { wantsJson: boolean; accept: string }): Ask {
  const { query, context, prefer, meta } = parse(TypedAsk, raw);
  const most = query.max_results ?? query.num_results ?? DEFAULT_RESULTS["0.54"];
  return {
    shape: "0.54",
    text: query.text,
    decontextualized: query.decontextualized_query ?? null,
    earlier: listOfTexts(context?.prev ?? undefined).slice(-ASK_EARLIER),
    sites: readSites(query.site),
    // A preference that we do not know is no error.
    mode: ASK_MODES.find((known) => known === prefer?.mode) ?? "list",
    isStreaming: !wantsJson && (prefer?.streaming ?? accept.includes(EVENT_STREAM)),
    queryId: null,
    most,
    leastScore: query.min_score ?? DEFAULT_LEAST_SCORE,
    format: prefer?.response_format === "chatgpt_app" ? "chatgpt_app" : "conv_search",
    conversationId: meta?.session_context?.conversation_id ?? null,
  };
}

/** A list, or a text that holds one as JSON or with commas, as query strings carry it. */
function listOfTexts(value: string | readonly string[] | undefined): string[] {
  if (typeof value !== "string") return (value ?? []).map((text) => text.slice(0, ASK_QUERY_CHARS));
  if (!value.trim().startsWith("[")) return value.split(",").map((text) => text.trim());
  const parsed = jsonOrNothing(value, { chars: REQUEST_BODY_BYTES, depth: 1 });
  return Array.isArray(parsed) ? parsed.filter((item) => typeof item === "string") : [value];
}

const readSites = (value: string | readonly string[] | undefined): string[] => {
  const sites = listOfTexts(value)
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== "")
    .slice(0, SITES);
  return sites.includes("all") ? [] : sites;
};

function parse<T extends z.ZodType>(schema: T, raw: Record<string, unknown>): z.output<T> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).map(String);
  const expected = describedAt(schema, path) ?? issue?.message ?? "a valid value";
  const field = path.join(".") || "body";
  const isMissing = path.reduce<unknown>((value, key) => memberOf(value, key), raw) === undefined;
  throw new AppError("INVALID_REQUEST", `${field} is ${isMissing ? "missing" : "not valid"}. Expected: ${expected}.`, {
    details: { field, expected },
  });
}

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;

/** The description of the deepest member on the way that has one. */
function describedAt(schema: z.core.$ZodType, path: readonly string[]): string | null {
  const [key, ...rest] = path;
  const inner = unwrap(schema);
  const member =
    key !== undefined && inner instanceof z.ZodObject ? (inner.shape[key] as z.ZodType | undefined) : undefined;
  const deeper = member === undefined ? null : describedAt(member, rest);
  return deeper ?? (schema instanceof z.ZodType ? (schema.description ?? null) : null);
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap();
  return inner;
}
