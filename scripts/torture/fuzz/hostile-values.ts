// Texts and values that break software: an own list and generator, and public lists where a folder of them is given.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { corpusUrls } from "../corpus-urls.ts";
import { corpusTexts } from "../torture-texts.ts";
import type { Dice } from "./dice.ts";

export interface Corpora {
  texts: readonly string[];
  /** Documents of the JSON test suite, valid or not, as bytes. */
  json: readonly Buffer[];
}

/** Longest text of a list that is taken: longer ones are made on purpose. */
const MOST_CHARS = 4_000;

/** The public lists in a folder; nothing without one. */
export function readCorpora(folder: string | null): Corpora {
  if (folder === null) return { texts: [], json: [] };
  const texts = [...corpusTexts(folder), ...corpusUrls(folder)].map((text) => text.slice(0, MOST_CHARS));
  const suite = join(folder, "json");
  const json = readdirSync(suite)
    .filter((name) => name.endsWith(".json"))
    .map((name) => readFileSync(join(suite, name)));
  return { texts: [...new Set(texts)], json };
}

const SEARCH_SYNTAX = [
  '"',
  '""',
  '"unclosed',
  "a AND",
  "OR",
  "NOT",
  "a NOT NOT b",
  "NEAR(",
  "NEAR(a b, 99999999999)",
  "title:dental",
  "- title : x",
  "{title snippet} : a",
  "^a",
  "*",
  "a*b*",
  "(((((",
  "a OR OR b",
  "+ + +",
  "a\u0000b",
  ";--",
  "%",
  "_",
  "a%_\\",
];
const TEXTS = [
  "",
  " ",
  "0",
  "-1",
  "null",
  "undefined",
  "true",
  "NaN",
  "[object Object]",
  "\u0000",
  "a\u0000b",
  "\u001b[31mred",
  "\r\nSet-Cookie: a=b\r\n",
  "\u202eabc",
  "\ufeff",
  "\uffff",
  "\ud800",
  "\udfff\ud800",
  "é",
  "e\u0301",
  "ﬁ",
  "İ",
  "ß",
  "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  "👩‍👩‍👧‍👦".repeat(40),
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
  "العربية 123",
  "田中さんにあげて下さい",
  "' OR '1'='1",
  "'; DROP TABLE scans; --",
  '{"$gt":""}',
  "{{7*7}}",
  "${7*7}",
  "<script>alert(1)</script>",
  "]]>",
  "<!--",
  "../../../../etc/passwd",
  "..\\..\\windows",
  "%00",
  "%ff%fe",
  "%",
  "%zz",
  "%2e%2e%2f",
  "file:///etc/passwd",
  "data:text/html,x",
  "http://",
  "https://[::1",
  "https://user:pass@example.com:99999/",
  "http://example.com:0",
  "https://xn--a",
  "https://exa mple.com",
  "example.com\n",
  "a@b",
  `${"a".repeat(65)}@example.com`,
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "1e400",
  "9007199254740993",
  "-0",
  "0x10",
  "1_000",
  "٣",
  "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
  "00000000-0000-0000-0000-000000000000",
  "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  "2026-11-20T00:00:00Z",
  "+275760-09-13T00:00:00.000Z",
  "P1Y",
  "W10=",
  "eyJhZnRlciI6IjAxOTljMWQyIn0",
  "eyJhZnRlciI6bnVsbH0",
  "e30",
  ...SEARCH_SYNTAX,
];

export function hostileText(dice: Dice, { texts }: Corpora): string {
  const kind = dice.below(10);
  if (kind < 4 && texts.length > 0) return dice.pick(texts);
  if (kind < 7) return dice.pick(TEXTS);
  if (kind < 8) return dice.pick(["a", " ", "é", "🦷", "\u0000", "<", "%", "(", '"', "a."]).repeat(sizeOf(dice));
  return Array.from({ length: 1 + dice.below(40) }, () => String.fromCodePoint(codePoint(dice))).join("");
}

/** Around the lengths at which something ends. */
const sizeOf = (dice: Dice): number =>
  dice.pick([1, 16, 48, 49, 64, 100, 200, 253, 254, 255, 256, 500, 1_000, 2_048, 4_096]) + dice.below(3) - 1;

const codePoint = (dice: Dice): number =>
  dice.pick([
    () => dice.below(0x80),
    () => dice.below(0x800),
    () => 0xd800 + dice.below(0x800),
    () => dice.below(0x10_000),
    () => 0x1_0000 + dice.below(0xf_0000),
  ])();

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.5,
  1.5,
  2,
  10,
  49,
  50,
  51,
  99,
  100,
  101,
  499,
  500,
  501,
  9_999,
  10_000,
  10_001,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
];

export function hostileValue(dice: Dice, corpora: Corpora): unknown {
  switch (dice.below(8)) {
    case 0:
      return null;
    case 1:
      return dice.chance(0.5);
    case 2:
      return dice.pick(NUMBERS);
    case 3:
      return dice.pick([[], [[]], [null], [hostileText(dice, corpora)], Array.from({ length: 300 }, () => "x")]);
    case 4:
      return dice.pick<object>([
        {},
        { a: 1 },
        { toString: "x" },
        { length: 3, 0: "a" },
        { [hostileText(dice, corpora)]: 1 },
      ]);
    case 5:
      return nested(1 + dice.below(400), dice.chance(0.5));
    default:
      return hostileText(dice, corpora);
  }
}

function nested(depth: number, isList: boolean): unknown {
  let value: unknown = "x";
  for (let i = 0; i < depth; i++) value = isList ? [value] : { a: value };
  return value;
}
