// Section 7, details: every parameter of every operation refuses what it does not take, and says what it takes.
// Driven by the registry, so that a new parameter is tested the day it is added.
import { describe, expect } from "vitest";
import { z } from "zod";
import { ERROR_TABLE } from "../../src/model/errors.ts";
import { inputPlaces, type Operation } from "../../src/operations/define-operation.ts";
import { OPERATIONS } from "../../src/operations/registry.ts";
import { call, type Json } from "./call.ts";
import { covers } from "./covers.ts";

/** Values that a schema does not take: of another type, out of range, too long. As text where text is sent. */
function wrongValues(schema: Json, isText: boolean): unknown[] {
  const { type, enum: values, minimum, maximum, maxLength } = schema;
  const types = Array.isArray(type) ? type : [type];
  const isNumber = types.includes("integer") || types.includes("number");
  const candidates = [
    ...(values === undefined ? [] : ["no-such-value"]),
    ...(isNumber
      ? [
          "many",
          ...(typeof minimum === "number" ? [minimum - 1] : []),
          ...(typeof maximum === "number" ? [maximum + 1] : []),
        ]
      : []),
    ...(types.includes("integer") ? [1.5] : []),
    ...(types.includes("boolean") ? ["maybe", "1"] : []),
    ...(typeof maxLength === "number" ? ["x".repeat(Math.min(maxLength + 1, 6_000))] : []),
    ...(isText || type === undefined
      ? []
      : [[], null, ...(types.includes("object") ? ["text"] : [{}]), ...(types.includes("string") ? [7] : [])]),
  ];
  return candidates.filter((value) => !(Array.isArray(value) && types.includes("array")));
}

interface Wrong {
  operation: Operation;
  member: string;
  value: unknown;
}

function wrongsOf(operation: Operation): Wrong[] {
  const { query, body, header } = inputPlaces(operation);
  return [...query, ...body, ...header].flatMap((member) => {
    const shape = operation.input.shape[member] as z.ZodType | undefined;
    if (shape === undefined) return [];
    const schema = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Json;
    return wrongValues(schema, !body.includes(member))
      .filter((value) => !z.safeParse(shape, value).success)
      .map((value) => ({ operation, member, value }));
  });
}

async function ask({ operation, member, value }: Wrong): Promise<{ status: number; body: Json }> {
  const { path, query, body, header } = inputPlaces(operation);
  const input: Json = { ...(operation.example.input as Json), [member]: value };
  const address = path.reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(String(input[name]))),
    operation.http.path as string,
  );
  const search = new URLSearchParams(
    query.filter((name) => input[name] !== undefined).map((name) => [name, String(input[name])]),
  );
  const headers = Object.fromEntries(
    header
      .filter((name) => input[name] !== undefined)
      .map((name) => [operation.headers?.[name] ?? name, String(input[name])]),
  );
  const sent = Object.fromEntries(body.map((name) => [name, input[name]]));
  return call(`${address}${search.size > 0 ? `?${search.toString()}` : ""}`, {
    method: operation.http.method.toUpperCase(),
    headers,
    ...(body.length > 0 ? { body: sent } : {}),
  });
}

describe("7 Parameters", () => {
  for (const operation of OPERATIONS)
    for (const member of new Set(wrongsOf(operation).map((wrong) => wrong.member)))
      covers(
        ["7 Body.details"],
        `${operation.id} ${member} refuses what it does not take, and says what it takes`,
        async () => {
          for (const wrong of wrongsOf(operation).filter((one) => one.member === member)) {
            const { status, body } = await ask(wrong);
            const code = operation.fieldErrors?.[member] ?? "INVALID_REQUEST";
            const said = `${member}=${JSON.stringify(wrong.value).slice(0, 60)} ${status} ${String(body["code"])}`;
            expect(said).toBe(
              `${member}=${JSON.stringify(wrong.value).slice(0, 60)} ${ERROR_TABLE[code].status} ${code}`,
            );
            const { field, expected } = body["details"] as { field: string; expected: string };
            const names = [member, operation.headers?.[member]];
            expect(names).toContain(field.split(".")[0]);
            expect(expected.length).toBeGreaterThan(3);
            expect(body["message"]).toContain(expected);
          }
        },
      );
});
