// Error answers by status, with one example for each code, made as real answers are.
import { ErrorBody } from "../../../model/error-body.ts";
import { errorBody } from "../../../model/to-error-body.ts";
import { ERROR_GUIDE } from "../../../model/error-guide.ts";
import { ERROR_TABLE, type ErrorCode } from "../../../model/errors.ts";
import { ERROR_HEADERS, headersOf, QUOTA_HEADERS } from "./headers.ts";
import type { JsonObject, SchemaWriter } from "./schema-writer.ts";

/** Found out after a read was counted, so that the answer tells what is left. */
const COUNTED = new Set([400, 404]);
const REQUEST_ID = "req_3f9KcUe0Yw1TzQ7mXb2a";

export function errorResponses(
  codes: readonly ErrorCode[],
  schemas: SchemaWriter,
  where: { publicOrigin: string; path: string; isCountedRead?: boolean },
): JsonObject {
  const schema = schemas.output(ErrorBody);
  const statuses = [...new Set(codes.map((code) => ERROR_TABLE[code].status))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const named = codes.filter((code) => ERROR_TABLE[code].status === status);
      const content = { schema, examples: examplesOf(named, where) };
      return [
        String(status),
        {
          description: named.map((code) => `${code}: ${ERROR_GUIDE[code].meaning}`).join("\n\n"),
          headers: headersOf([
            "X-Request-Id",
            ...(where.isCountedRead === true && COUNTED.has(status) ? QUOTA_HEADERS : []),
            ...named.flatMap((code) => ERROR_HEADERS[code] ?? []),
          ]),
          content: { "application/json": content, "application/problem+json": content },
        },
      ];
    }),
  );
}

function examplesOf(
  codes: readonly ErrorCode[],
  { publicOrigin, path }: { publicOrigin: string; path: string },
): JsonObject {
  return Object.fromEntries(
    codes.map((code) => {
      const { meaning, example } = ERROR_GUIDE[code];
      const { message, details } = example;
      const value = errorBody({ code, message, details }, { publicOrigin, instance: path, requestId: REQUEST_ID });
      return [code, { summary: meaning, value }];
    }),
  );
}
