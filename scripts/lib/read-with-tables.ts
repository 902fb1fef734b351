// Which files of the scanner the built Worker evaluates only where its tables are at hand.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { DATA_MODULES } from "./data-modules.ts";
import { ROOT } from "./folders.ts";

const SCANNER = "src/scanner/";

/** Whether nothing that does without the tables evaluates the file, itself or through others. */
export const isReadWithTables = (file: string): boolean => !readWithoutTables().has(file);

/** Packages by which a source reads data that stands with the tables. */
const WITH_DATA = new Set(["eld", "entities", "htmlparser2"]);

export interface Imports {
  /** Evaluated with the module; types alone evaluate nothing. */
  atOnce: string[];
  onUse: { file: string; at: number }[];
  /** Reads data of a package. */
  hasData: boolean;
}

let known: ReadonlySet<string> | null = null;

function readWithoutTables(): ReadonlySet<string> {
  if (known !== null) return known;
  const imports = importGraph();
  const needing = neededBy(imports, DATA_MODULES);
  const entries = [...imports].flatMap(([file, { onUse }]) => [
    ...(file.startsWith(SCANNER) ? [] : [file]),
    ...onUse.map((one) => one.file),
  ]);
  const reached = new Set(entries.filter((file) => !needing.has(file)));
  for (const file of reached) for (const other of imports.get(file)?.atOnce ?? []) reached.add(other);
  return (known = reached);
}

/** Of every source, by file. */
export const importGraph = (): Map<string, Imports> =>
  new Map(globSync("src/**/*.ts", { cwd: ROOT }).map((file) => [file, importsOf(file)]));

/** The files whose evaluation takes one of these, or data of a package. */
export function neededBy(imports: ReadonlyMap<string, Imports>, files: readonly string[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, { atOnce }] of imports)
    for (const other of atOnce) importers.set(other, [...(importers.get(other) ?? []), file]);
  const needing = new Set([...files, ...[...imports].flatMap(([file, { hasData }]) => (hasData ? [file] : []))]);
  for (const file of needing) for (const importer of importers.get(file) ?? []) needing.add(importer);
  return needing;
}

function importsOf(file: string): Imports {
  const found: Imports = { atOnce: [], onUse: [], hasData: false };
  const addOf = (from: unknown): void => {
    if (typeof from !== "string") return;
    if (from.startsWith(".")) found.atOnce.push(join(dirname(file), from));
    else if (WITH_DATA.has(from)) found.hasData = true;
  };
  new Visitor({
    ImportDeclaration: ({ importKind, source }) => importKind !== "type" && addOf(source.value),
    ExportNamedDeclaration: ({ exportKind, source }) => exportKind !== "type" && addOf(source?.value),
    ExportAllDeclaration: ({ exportKind, source }) => exportKind !== "type" && addOf(source.value),
    ImportExpression({ source, start }) {
      if (source.type === "Literal" && typeof source.value === "string" && source.value.startsWith("."))
        found.onUse.push({ file: join(dirname(file), source.value), at: start });
    },
  }).visit(parseSync(file, readFileSync(join(ROOT, file), "utf8")).program);
  return found;
}
