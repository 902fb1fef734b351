// One definition per operation; REST, OpenAPI, tools and documents are made from it.
import type { z } from "zod";
import type { Scope } from "../model/scopes.ts";
import type { ErrorCode } from "../model/errors.ts";
import type { Ctx } from "../model/ports.ts";
import type { QuotaAnswer } from "../model/limiter-ports.ts";

export interface ToolAnnotations {
  readOnly: boolean;
  destructive: boolean;
  idempotent: boolean;
  openWorld: boolean;
}

/**
 * Whom an operation on an account and its keys is for. A full key carries every scope and is no agent's. "The key
 * itself" is the one that the input member `keyId` names. Keys of no account are those an operator made.
 */
export type Admission =
  | "sessions"
  | "sessions and full keys"
  | "sessions and full keys of no account"
  | "sessions, full keys and the key itself";

export interface Operation<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  /** OpenAPI operationId, tool name and anchor of the documentation. */
  id: string;
  /** One line for people. */
  summary: string;
  /** For models and the API reference: effect, quota, what to call next. */
  description: string;
  scopes: readonly Scope[];
  /** Callers it is for, where scopes do not say it. */
  only?: Admission;
  /** How the operation counts: a scan of the day, a read of the minute, or not at all. */
  counts: "scan" | "read" | "none";
  http: { method: "get" | "post" | "delete"; path: `/${string}`; status: 200 | 201 };
  tool: ToolAnnotations | false;
  /**
   * Lists are used in a session of the database, whose bookmark the answer carries. anywhere: what is everybody's, and
   * may be seconds old unless the caller sends a bookmark. primary: it writes, and the bookmark tells of it. Left out:
   * everything is read where it is written.
   */
  session?: "anywhere" | "primary";
  /** Errors beyond those every operation can answer. */
  errors: readonly ErrorCode[];
  /** Code for an invalid value of a field, where it is not INVALID_REQUEST. */
  fieldErrors?: Readonly<Record<string, ErrorCode>>;
  /** Flat: members named in the path or in `headers` are taken from there, the rest from query or body. */
  input: I;
  /** Input members that travel in a request header of their own: member -> header name. */
  headers?: Readonly<Record<string, string>>;
  output: O;
  /**
   * Answers are sent as `run` gives them, with no member that `output` has not: made one by one, or parsed when they were
   * stored. For what is asked often; a test parses them and compares.
   */
  isExact?: true;
  example: { input: z.input<I>; output: z.input<O> };
  run(ctx: Ctx, input: z.output<I>): Promise<OperationResult<z.input<O>>>;
}

/** Input members by where a request carries them. */
export function inputPlaces({ http, input, headers = {} }: Pick<Operation, "http" | "input" | "headers">): {
  path: string[];
  header: string[];
  query: string[];
  body: string[];
} {
  const path = [...http.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const header = Object.keys(headers);
  const rest = Object.keys(input.shape).filter((name) => !path.includes(name) && !header.includes(name));
  return http.method === "post" ? { path, header, query: [], body: rest } : { path, header, query: rest, body: [] };
}

/** `quota` replaces the minute's quota in the answer's headers (start scan tells the day's). */
export interface OperationResult<T> {
  body: T;
  /** The body as JSON in UTF-8, where that is at hand; surfaces that send JSON need not make it. */
  json?: Uint8Array<ArrayBuffer>;
  quota?: QuotaAnswer;
}

export function defineOperation<const I extends z.ZodObject, const O extends z.ZodType>(
  operation: Operation<I, O>,
): Operation<I, O> {
  return operation;
}
