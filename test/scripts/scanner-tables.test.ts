import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/lib/folders.ts";
import { assertIsData, composeTables } from "../../scripts/lib/scanner-tables.ts";
import { scannerTexts, withoutTexts } from "../../scripts/lib/scanner-texts.ts";
import { CHECKS } from "../../src/scanner/checks/all-checks.ts";

it("every table of the scanner holds what JSON carries", { timeout: 60_000 }, async () => {
  const { text } = await composeTables();
  expect(Object.keys(JSON.parse(text) as object).length).toBeGreaterThan(10);
});

it.each([
  ["a function", () => 1],
  ["a list with a pattern", [/a/]],
  ["a map", new Map([["a", 1]])],
  ["a missing value", { a: undefined }],
])("%s is refused with the name of its module", (_what, value) => {
  expect(() => assertIsData("src/words.ts", "WORDS", value)).toThrow(
    "src/words.ts exports WORDS, which JSON cannot carry",
  );
});

it("plain data is taken", () => {
  expect(() => assertIsData("src/words.ts", "WORDS", [{ token: "one", documentation: null }])).not.toThrow();
});

it("long texts of the scanner stand in the tables, where their sources look for them", { timeout: 60_000 }, () => {
  const texts = scannerTexts();
  const said = new Set(Object.values(texts).flat());
  expect(CHECKS.filter(({ title }) => said.has(title)).length).toBeGreaterThan(CHECKS.length / 2);
  for (const [file, held] of Object.entries(texts)) {
    const built = withoutTexts(join(ROOT, file), "holder.ts") ?? "";
    const [head = ""] = /^import .*? as string\[\]; /.exec(built) ?? [];
    const put = built
      .slice(head.length)
      .replace(/new RegExp\(heldTexts\[(\d+)\]!, "(\w*)"\)/g, (_, at, flags) => `/${held[Number(at)] ?? ""}/${flags}`)
      .replace(/heldTexts\[(\d+)\]!/g, (_, at) => quoted(held[Number(at)] ?? ""));
    expect(unescaped(put), file).toBe(unescaped(readFileSync(join(ROOT, file), "utf8")));
  }
});

/** As the formatter writes it. */
const quoted = (text: string): string =>
  text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);

/** A text is the same however its characters are written. */
const unescaped = (source: string): string =>
  source.replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

it.each([
  ["without such texts", "src/scanner/checks/define-check.ts"],
  ["that is evaluated where no tables are", "src/scanner/report/describe-change.ts"],
])("a source %s is left as it is", (_what, file) => {
  expect(withoutTexts(join(ROOT, file), "holder.ts")).toBeNull();
});

it("expressions made in a function, names of modules and types stay where they are", () => {
  const built = withoutTexts(join(ROOT, "src/scanner/insight/stated-numbers.ts"), "holder.ts") ?? "";
  expect(built).toContain('from "./signals/site-reading.ts"');
  expect(built).toMatch(/const PRACTITIONERS =\s+heldTexts\[\d+\]!;/);
});
