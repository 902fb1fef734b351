// The tables of the scanner as the deployed Worker reads them: modules that hold nothing but data, in one file that is
// named by its content.
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { TABLES_PATH } from "../../src/model/scanner-tables.ts";
import { DATA_MODULES } from "./data-modules.ts";
import { ROOT } from "./folders.ts";
import { scannerTexts } from "./scanner-texts.ts";

/** Exports that are rows of numbers, which JSON knows only as lists. */
const TYPED: Readonly<Record<string, "Uint16Array">> = { htmlDecodeTree: "Uint16Array" };

export interface TablesFile {
  /** SHA-256 of the text. */
  hash: string;
  /** Path below the folder of static files. */
  file: string;
  text: string;
}

export async function composeTables(): Promise<TablesFile> {
  const tables = await Promise.all(
    DATA_MODULES.map(async (module): Promise<[string, object]> => [module, await exportsOf(module)]),
  );
  const text = JSON.stringify({ ...Object.fromEntries(tables), ...scannerTexts() });
  const hash = createHash("sha256").update(text).digest("hex");
  return { hash, file: `${TABLES_PATH}${hash}.json`, text };
}

/** What stands in the built Worker in place of a module of data; null for any other module. */
export async function tableModule(file: string, holder: string): Promise<string | null> {
  const module = relative(ROOT, file);
  if (!DATA_MODULES.includes(module)) return null;
  const lines = Object.keys(await exportsOf(module)).map((name) => {
    const value = `table[${JSON.stringify(name)}]`;
    if (name === "default") return `export default ${value};`;
    return `export const ${name} = ${TYPED[name] === undefined ? value : `${TYPED[name]}.from(${value})`};`;
  });
  return [
    `import { heldTable } from ${JSON.stringify(holder)};`,
    `const table = heldTable(${JSON.stringify(module)});`,
    ...lines,
  ].join("\n");
}

async function exportsOf(module: string): Promise<Record<string, unknown>> {
  // Read and not imported: loaders differ in what they let a file of JSON export, and so would the hash.
  if (module.endsWith(".json")) return { default: JSON.parse(readFileSync(join(ROOT, module), "utf8")) };
  const all = (await import(join(ROOT, module))) as Record<string, unknown>;
  const exported = Object.entries(all).map(([name, value]): [string, unknown] => [
    name,
    name in TYPED ? Array.from(value as Uint16Array) : value,
  ]);
  for (const [name, value] of exported) assertIsData(module, name, value);
  return Object.fromEntries(exported);
}

/** What JSON would drop or change is no data: a function would be missing in the deployed scanner alone. */
export function assertIsData(module: string, name: string, value: unknown): void {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? "null"), value))
    throw new TypeError(`${module} exports ${name}, which JSON cannot carry: a table holds data alone.`);
}
