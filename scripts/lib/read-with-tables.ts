// Which files of the scanner the built Worker evaluates only where its tables are at hand.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { DATA_MODULES } from "./data-modules.ts";
import { ROOT } from "./folders.ts";

const SCANNER = "src/scanner/";

/** Not where a module that does without the tables imports it, itself or through others. */
export const isReadWithTables = (file: string): boolean => !readWithoutTables().has(file);

interface Imports {
  /** Evaluated with the module; types alone evaluate nothing. */
  atOnce: string[];
  onUse: string[];
}

let known: ReadonlySet<string> | null = null;

function readWithoutTables(): ReadonlySet<string> {
  if (known !== null) return known;
  const files = globSync("src/**/*.ts", { cwd: ROOT });
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const importers = new Map<string, string[]>();
  for (const [file, { atOnce }] of imports)
    for (const other of atOnce) importers.set(other, [...(importers.get(other) ?? []), file]);
  const needing = new Set(DATA_MODULES);
  for (const file of needing) for (const importer of importers.get(file) ?? []) needing.add(importer);
  const entries = [...imports].flatMap(([file, { onUse }]) => (file.startsWith(SCANNER) ? onUse : [file, ...onUse]));
  const reached = new Set(entries.filter((file) => !needing.has(file)));
  for (const file of reached) for (const other of imports.get(file)?.atOnce ?? []) reached.add(other);
  return (known = reached);
}

function importsOf(file: string): Imports {
  const found: Imports = { atOnce: [], onUse: [] };
  const add = (list: string[], from: unknown): void => {
    if (typeof from === "string" && from.startsWith(".")) list.push(join(dirname(file), from));
  };
  new Visitor({
    ImportDeclaration: ({ importKind, source }) => importKind !== "type" && add(found.atOnce, source.value),
    ExportNamedDeclaration: ({ exportKind, source }) => exportKind !== "type" && add(found.atOnce, source?.value),
    ExportAllDeclaration: ({ exportKind, source }) => exportKind !== "type" && add(found.atOnce, source.value),
    ImportExpression: ({ source }) => source.type === "Literal" && add(found.onUse, source.value),
  }).visit(parseSync(file, readFileSync(join(ROOT, file), "utf8")).program);
  return found;
}
