// Values from a JSON Schema, right or nearly right, and the bytes in which they are sent.
import { gzipSync } from "node:zlib";
import type { Dice } from "./dice.ts";
import { hostileText, hostileValue, type Corpora } from "./hostile-values.ts";

export type Json = Record<string, unknown>;

export interface Maker {
  dice: Dice;
  corpora: Corpora;
  /** Values that exist in the service, by the name of the member. */
  known: Readonly<Record<string, readonly unknown[]>>;
  /** What "$ref" leads to. */
  resolve: (ref: string) => Json;
}

const DEEPEST = 6;

/** A value that the schema takes, as far as a schema can tell. */
export function validValue(maker: Maker, schema: Json, name = "", depth = 0): unknown {
  const { dice } = maker;
  const known = maker.known[name];
  if (known !== undefined && known.length > 0 && dice.chance(0.8)) return dice.pick(known);
  if (typeof schema["$ref"] === "string") return validValue(maker, maker.resolve(schema["$ref"]), name, depth);
  const { enum: values, const: only, anyOf, oneOf, allOf, examples } = schema as Record<string, unknown[]>;
  if (only !== undefined) return only;
  if (values !== undefined) return dice.pick(values);
  if (examples !== undefined && dice.chance(0.5)) return dice.pick(examples);
  const choices = anyOf ?? oneOf ?? allOf;
  if (choices !== undefined) return validValue(maker, dice.pick(choices) as Json, name, depth);
  const type = Array.isArray(schema["type"]) ? dice.pick(schema["type"] as string[]) : schema["type"];
  switch (type) {
    case "object":
      return validObject(maker, schema, depth);
    case "array": {
      const items = (schema["items"] ?? {}) as Json;
      const most = Math.min(Number(schema["maxItems"] ?? 3), 5);
      const length = Math.max(Number(schema["minItems"] ?? 0), dice.below(most + 1));
      return Array.from({ length }, () => validValue(maker, items, name, depth + 1));
    }
    case "integer":
    case "number":
      return validNumber(dice, schema);
    case "boolean":
      return dice.chance(0.5);
    case "null":
      return null;
    default:
      return validText(maker, schema);
  }
}

function validObject(maker: Maker, schema: Json, depth: number): Json {
  const members = Object.entries((schema["properties"] ?? {}) as Record<string, Json>);
  const required = new Set((schema["required"] ?? []) as string[]);
  const kept = members.filter(([name]) => required.has(name) || (depth < DEEPEST && maker.dice.chance(0.5)));
  return Object.fromEntries(kept.map(([name, member]) => [name, validValue(maker, member, name, depth + 1)]));
}

function validNumber(dice: Dice, { minimum, maximum, exclusiveMinimum, type }: Json): number {
  const low = Number(minimum ?? exclusiveMinimum ?? 0);
  const high = Math.min(Number(maximum ?? low + 100), low + 1e9);
  const value = dice.pick([low, high, low + (high - low) * (dice.below(100) / 100)]);
  return type === "integer" ? Math.floor(value) : value;
}

function validText(maker: Maker, { format, minLength, maxLength }: Json): string {
  const { dice, known } = maker;
  if (format === "uuid") return String(dice.pick(known["scanId"] ?? ["0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11"]));
  if (format === "email") return "someone@example.com";
  if (format === "uri") return String(dice.pick(known["url"] ?? ["https://example.com/"]));
  if (dice.chance(0.5)) return dice.pick(["dental", "appointment", "example.com", "scan example.com", "a"]);
  const most = Math.min(Number(maxLength ?? 200), 2_000);
  return hostileText(dice, maker.corpora)
    .slice(0, most)
    .padEnd(Number(minLength ?? 0), "x");
}

const NAMES = [
  "__proto__",
  "constructor",
  "toString",
  "",
  "length",
  "0",
  "then",
  "$ref",
  "id",
  "url",
  "query",
  "toJSON",
];

/** The value with a few places of it spoiled: another type, a hostile text, something missing, something more. */
export function spoil(maker: Maker, value: unknown): unknown {
  const { dice } = maker;
  let spoiled = structuredClone(value);
  for (let times = 1 + dice.below(3); times > 0; times--) spoiled = spoilOnce(maker, spoiled);
  return spoiled;
}

function spoilOnce(maker: Maker, value: unknown): unknown {
  const { dice, corpora } = maker;
  if (typeof value !== "object" || value === null || dice.chance(0.1)) return hostileValue(dice, corpora);
  if (Array.isArray(value)) {
    if (value.length === 0 || dice.chance(0.2)) return [...value, hostileValue(dice, corpora)];
    const at = dice.below(value.length);
    return value.map((one: unknown, i) => (i === at ? spoilOnce(maker, one) : one));
  }
  const names = Object.keys(value);
  const draft = value as Json;
  if (names.length === 0 || dice.chance(0.15)) {
    const name = dice.chance(0.7) ? dice.pick(NAMES) : hostileText(dice, corpora);
    // A member of this name, as JSON.parse makes it, and no change of the prototype.
    return Object.defineProperty(draft, name, {
      value: hostileValue(dice, corpora),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  const name = dice.pick(names);
  if (dice.chance(0.15)) {
    Reflect.deleteProperty(draft, name);
    return draft;
  }
  const member = draft[name];
  const next = dice.chance(0.5) ? spoilOnce(maker, member) : swapped(maker, member);
  return Object.defineProperty(draft, name, { value: next, enumerable: true, configurable: true, writable: true });
}

/** Near to what was there, and of another type. */
function swapped({ dice, corpora }: Maker, value: unknown): unknown {
  return dice.pick<() => unknown>([
    () => written(value),
    () => [value],
    () => ({ value }),
    () => Number(written(value)),
    () => null,
    () => `${written(value)}\u0000`,
    () => written(value).repeat(50),
    () => hostileText(dice, corpora),
  ])();
}

/** Text as it is, all else as JSON: some of these objects have a toString of their own. */
const written = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** One in so many bodies is no plain JSON. */
const ODD = 0.15;
const LARGEST = 70_000;

export function toBytes(maker: Maker, value: unknown): Buffer {
  const { dice, corpora } = maker;
  const text = JSON.stringify(value) ?? "";
  if (!dice.chance(ODD)) return Buffer.from(text);
  if (corpora.json.length > 0 && dice.chance(0.4)) return dice.pick(corpora.json);
  const at = dice.below(text.length + 1);
  return dice.pick<() => Buffer>([
    () => Buffer.from(text.slice(0, at)),
    () => Buffer.from(text + dice.pick(["}", ",", " x", "\u0000", text])),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(text, "utf16le"),
    () => Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from(text.slice(at))]),
    () => Buffer.from(text.replace(/^\{"([^"]+)":/, '{"$1":null,"$1":[1],"$1":')),
    () => Buffer.from(text.replace(/^\{/, `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)},`)),
    () => Buffer.from("[".repeat(dice.pick([500, 30_000]))),
    () => Buffer.from(text.replace(/^\{/, `{"n":${"9".repeat(dice.pick([30, 400, 5_000]))},"e":1e99999,`)),
    () => Buffer.from(text.replace(/^\{/, `{"\\ud800":"\\udc00\\ud800","\\u0000":"\\u0000",`)),
    () => Buffer.from(text.replace(/^\{/, `{"pad":"${"x".repeat(dice.pick([LARGEST, 1_000_000]))}",`)),
    () => Buffer.from(" ".repeat(65_536) + text),
    () => Buffer.from(dice.pick(["", "null", "true", "0", '""', "[]", "NaN", "undefined", "'", "{'a':1}", "<a/>"])),
    () => Buffer.from(`[${text},${text}]`),
    () => gzipSync(text),
  ])();
}
