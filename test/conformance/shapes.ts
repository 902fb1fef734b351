// The types that the contract's tables name, and a test for each row of a table of fields.
import { expect } from "vitest";
import type { Json } from "./call.ts";
import { covers } from "./covers.ts";
import type { Group, ROWS, RowId } from "./rows.ts";

export type Check = (value: unknown) => boolean;

export const isString: Check = (value) => typeof value === "string";
export const isText: Check = (value) => typeof value === "string" && value.length > 0;
export const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
export const isInteger: Check = (value) => Number.isInteger(value);
export const isCount: Check = (value) => isInteger(value) && Number(value) >= 0;
export const isBoolean: Check = (value) => typeof value === "boolean";
export const isScore: Check = (value) => isNumber(value) && Number(value) >= 0 && Number(value) <= 100;
export const isObject: Check = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
export const isUuid: Check = (value) =>
  isString(value) && /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(String(value));
export const isUri: Check = (value) => isString(value) && URL.canParse(String(value));
export const isEmail: Check = (value) => isString(value) && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(String(value));
export const isDateTime: Check = (value) =>
  isString(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
/** Whole seconds between 2020 and 2100: milliseconds would not fit. */
export const isUnixTime: Check = (value) => isInteger(value) && Number(value) > 1.577e9 && Number(value) < 4.103e9;
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
/** An object whose named members hold; others are allowed. */
export const withMembers =
  (members: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(members).every(([name, check]) => check((value as Json)[name]));

export interface Field {
  check: Check;
  isRequired: boolean;
}
export const required = (check: Check): Field => ({ check, isRequired: true });
export const optional = (check: Check): Field => ({ check, isRequired: false });

/** One test for each row: required members are always there, and every member is seen at least once, of its type. */
export function coversFields<G extends Group>(
  group: G,
  fields: Record<(typeof ROWS)[G][number], Field>,
  readSamples: () => Promise<Json[]>,
): void {
  for (const [name, { check, isRequired }] of Object.entries<Field>(fields))
    covers(
      [`${group}.${name}` as RowId],
      `${name} is ${isRequired ? "always there, and" : "there where it applies, and"} of its type`,
      async () => {
        const samples = await readSamples();
        expect(samples.length, "samples to look at").toBeGreaterThan(0);
        if (isRequired) expect(samples.filter((sample) => !(name in sample))).toEqual([]);
        const values = samples.filter((sample) => name in sample).map((sample) => sample[name]);
        expect(values.length, `answers that carry ${name}`).toBeGreaterThan(0);
        expect(values.filter((value) => !check(value))).toEqual([]);
      },
    );
}

/** Reads once, however many tests look. A failure is every reader's. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null;
  return () => (reading ??= read());
}
