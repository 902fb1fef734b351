import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/lib/folders.ts";
import { assertIsData, composeTables } from "../../scripts/lib/scanner-tables.ts";
import { isReadWithTables } from "../../scripts/lib/read-with-tables.ts";
import { scannerTexts, withoutTexts } from "../../scripts/lib/scanner-texts.ts";
import { textsIn } from "../../scripts/lib/texts-in.ts";
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

it(
  "texts, lists and expressions of the scanner stand in the tables, where their sources look for them",
  {
    timeout: 60_000,
  },
  async () => {
    const texts = scannerTexts();
    const said = new Set(Object.values(texts).flat());
    expect(CHECKS.filter(({ title }) => said.has(title)).length).toBeGreaterThan(CHECKS.length / 2);
    for (const [file, held] of Object.entries(texts)) {
      const source = readFileSync(join(ROOT, file), "utf8");
      const inJson = (at: string): string => JSON.stringify(held[Number(at)]);
      const put = (withoutTexts(join(ROOT, file), "holder.ts") ?? "")
        .replace(/^import .*? const heldTexts = .*?; /, "")
        .replace(
          /new RegExp\(heldTexts\[\s*(\d+)\], "(\w*)"\)/g,
          (_, at, flags) => `/${String(held[Number(at)])}/${flags}`,
        )
        .replace(/\$\{heldTexts\[\s*(\d+)\]\}/g, (_, at: string) => {
          const text = String(held[Number(at)]);
          return source.includes(text) ? text : `\${${inJson(at)}}`;
        })
        .replace(/heldTexts\[\s*(\d+)\]/g, (_, at: string) => inJson(at));
      expect(await minified(put), file).toBe(await minified(source));
    }
  },
);

/** However it is written, the same source. */
const minified = async (source: string): Promise<string> =>
  (await transform(source, { loader: "ts", minifyWhitespace: true, minifySyntax: true, charset: "utf8" })).code;

it.each([
  ["without such texts", "src/scanner/evidence/add-to.ts"],
  ["that is evaluated where no tables are", "src/scanner/evidence/site/w3c-date.ts"],
])("a source %s is left as it is", (_what, file) => {
  expect(withoutTexts(join(ROOT, file), "holder.ts")).toBeNull();
});

it("names of modules stay where they are", () => {
  const built = withoutTexts(join(ROOT, "src/scanner/insight/stated-numbers.ts"), "holder.ts") ?? "";
  expect(built).toContain('from "./signals/site-reading.ts"');
  expect(built).toMatch(/const PRACTITIONERS =\s+heldTexts\[\s*\d+\];/);
});

const LONG = "a text that is long enough to be held";

it.each<[string, string, unknown[]]>([
  ["a string, in a function too", `const told = () => "${LONG}";`, [LONG]],
  [
    "what stands between the values of a template",
    `const told = (n: number) => \`${LONG} \\u2026 \${n} times\`;`,
    [`${LONG} \u2026 `],
  ],
  ["a template of what is written", `const A = String.raw\`(?:${LONG}\\.)\${B}\`;`, [`(?:${LONG}\\.)`]],
  ["an expression outside of functions", `const A = /${LONG}\\d/u;`, [`${LONG}\\d`]],
  [
    "a list outside of functions",
    `const A = new Set(["one", 2, null, ["three"], "${LONG}"]);`,
    [["one", 2, null, ["three"], LONG]],
  ],
  [
    "a table outside of functions",
    `const A = { one: "${LONG}", "t-wo": [true] } as const;`,
    [{ one: LONG, "t-wo": [true] }],
  ],
])("%s is held", (_what, source, held) => {
  expect(textsIn("a.ts", source).map((text) => text.held)).toEqual(held);
});

it.each([
  [
    "an expression or a list that is made with each call",
    "const make = () => [/so long an expression, and longer/, ['one', 'two', 'three', 'four']];",
  ],
  [
    "a table by numbers, whose order is another when it is written",
    'const A = { "30": "a text of thirty", 4: "a text of four" };',
  ],
  ["what a class makes anew for each object", "class A { words = ['one', 'two', 'three', 'four', 'five']; }"],
  ["a number that JSON does not know", "const A = { most: 1e999, least: 1, between: 5 };"],
  ["a name of a property of a type or a class", `interface A { "${LONG}": string } class B { "${LONG}" = 1; }`],
  ["a name under which something is exported", `const A = 1; export { A as "${LONG}" };`],
  ["a module of a type", `type A = typeof import("./${LONG}.ts");`],
  ["a short text", 'const A = "short"; const B = `also ${A}`;'],
  ["a type", `type A = "${LONG}" | \`${LONG}\${string}\`;`],
  ["a name of a property", `const A = { "${LONG}": make() };`],
  ["a template that a function reads", `const A = html\`${LONG}\`;`],
  ["a list with values that are made", "const A = [make(), makeAnother(), makeAThird(), -1, undefined];"],
])("%s stays where it is", (_what, source) => {
  expect(textsIn("a.ts", source)).toEqual([]);
});

it.each([
  ["that reads data itself", "src/scanner/insight/tools.ts", true],
  ["that nothing but such files import", "src/scanner/evidence/contacts/placeholder-lists.ts", true],
  ["that the crawl reads without them", "src/scanner/evidence/site/parse-sitemap.ts", false],
])("a file %s is told apart by who evaluates it", (_what, file, isLate) => {
  expect(isReadWithTables(file)).toBe(isLate);
});
