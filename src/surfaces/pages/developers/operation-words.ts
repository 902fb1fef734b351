// What the portal says of operations in passing: who may call, which errors, a link.
import { errorPagePath } from "../../../model/to-error-body.ts";
import { ERROR_GUIDE } from "../../../model/error-guide.ts";
import { ERROR_CODES, ERROR_TABLE, type ErrorCode } from "../../../model/errors.ts";
import { operationPagePath } from "../../../model/documentation-paths.ts";
import type { Operation, ToolAnnotations } from "../../../operations/define-operation.ts";
import { credentialFor } from "../../../operations/invoke.ts";
import { isOpen } from "../../../operations/is-open.ts";
import { code, type FieldRow, type Inline, link, type Prose, prose } from "../../../render/blocks.ts";

export const operationLink = ({ id }: Pick<Operation, "id">): Inline => link(id, operationPagePath(id));
export const callOf = ({ http }: Operation): string => `${http.method.toUpperCase()} ${http.path}`;
export const errorLink = (name: ErrorCode): Inline => link(name, errorPagePath(name));

/** Operations as rows that lead to their pages. */
export const operationRows = (operations: readonly Operation[]): FieldRow[] =>
  operations.map((operation) => ({
    name: operation.id,
    to: operationPagePath(operation.id),
    type: callOf(operation),
    marks: needOf(operation) === "nothing" ? [] : [`needs ${needOf(operation)}`],
    meaning: prose`${operation.summary}`,
  }));
export const OPERATION_HEAD = ["Operation", "Call", "What it does"] as const;

/** Codes as rows that lead to their pages. */
export const errorRows = (codes: readonly ErrorCode[]): FieldRow[] =>
  codes.map((name) => ({
    name,
    to: errorPagePath(name),
    type: `${ERROR_TABLE[name].status} ${ERROR_TABLE[name].error}`,
    marks: [],
    meaning: prose`${ERROR_GUIDE[name].meaning}`,
  }));
export const ERROR_HEAD = ["Code", "Status and kind", "Meaning"] as const;

/** The pieces one after the other, with commas. */
export const listed = (pieces: readonly (Inline | Prose)[]): Prose =>
  pieces.flatMap((piece, at) => [...(at > 0 ? prose`, ` : []), ...("kind" in piece ? [piece] : piece)]);

export function accessOf(operation: Operation): Prose {
  const { scopes, only } = operation;
  const named = listed(scopes.map(code));
  const scopeWords = scopes.length === 1 ? "the scope " : "the scopes ";
  const withScopes = scopes.length === 0 ? prose`` : prose` with ${scopeWords}${named}`;
  // A token that was shown once stands in for an account.
  const tokens = listed(Object.values(operation.headers ?? {}).map(code));
  const orToken = tokens.length === 0 ? prose`` : prose`, or the header ${tokens}`;
  if (only !== undefined) return prose`Needs ${credentialFor(operation)}${orToken}.`;
  if (!isOpen(operation)) return prose`Needs a credential${withScopes}${orToken}.`;
  if (tokens.length > 0) return prose`For whom it belongs to: the header ${tokens}, or a credential${withScopes}.`;
  return scopes.some((scope) => scope.endsWith(":write"))
    ? prose`Open to everyone; a credential that is sent needs ${scopeWords}${named}.`
    : prose`Open to everyone.`;
}

/** The same in a word or two. */
export function needOf(operation: Operation): string {
  if (operation.only !== undefined || !isOpen(operation)) return "a credential";
  return operation.headers === undefined ? "nothing" : "the token of its owner";
}

const COSTS = {
  scan: "One scan of the day's quota.",
  read: "One read of the minute's quota.",
  none: "Nothing: it is not counted.",
} as const;
export const costOf = ({ counts }: Operation): string => COSTS[counts];

/** Errors that an operation names itself, beside those that any can answer. */
export const ownErrors = ({ errors, fieldErrors = {} }: Operation): ErrorCode[] => {
  const named = new Set<ErrorCode>([...errors, ...Object.values(fieldErrors)]);
  return ERROR_CODES.filter((name) => named.has(name));
};

/** What calling a tool does, in words. */
export function natureOf({ readOnly, destructive, idempotent, openWorld }: ToolAnnotations): string {
  return [
    readOnly ? "it changes nothing" : destructive ? "it takes something away" : "it makes something new",
    idempotent ? "repeating it makes no difference" : "each call counts anew",
    openWorld ? "it reaches out to the web" : "it stays within this service",
  ].join("; ");
}
