import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkTexts, withoutTexts } from "../../scripts/lib/check-texts.ts";
import { ROOT } from "../../scripts/lib/folders.ts";
import { assertIsData, composeTables } from "../../scripts/lib/scanner-tables.ts";
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

it("what checks say of themselves stands in the tables, where their sources look for it", () => {
  const texts = checkTexts();
  const said = new Set(Object.values(texts).flat());
  expect(CHECKS.filter(({ title }) => said.has(title)).length).toBeGreaterThan(CHECKS.length / 2);
  for (const [file, held] of Object.entries(texts)) {
    const built = withoutTexts(join(ROOT, file), "holder.ts") ?? "";
    const [head = ""] = /^import .*? as string\[\]; /.exec(built) ?? [];
    const put = built.slice(head.length).replace(/heldTexts\[(\d+)\]!/g, (_, at) => quoted(held[Number(at)] ?? ""));
    expect(put, file).toBe(readFileSync(join(ROOT, file), "utf8"));
  }
});

/** As the formatter writes it. */
const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : JSON.stringify(text));

it("a source without such texts is left as it is", () => {
  expect(withoutTexts(join(ROOT, "src/scanner/checks/define-check.ts"), "holder.ts")).toBeNull();
});
