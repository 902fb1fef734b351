// Sentences, lists of words and expressions make up a large part of the scanner's code, and are only needed where it
// runs: in the built Worker they stand with the scanner's tables, a list of them for each file.
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./folders.ts";
import { isReadWithTables } from "./read-with-tables.ts";
import { textsIn, type FoundText } from "./texts-in.ts";

/** A file that holds less gains nothing. */
const LEAST_IN_FILE = 80;

/** The texts of every file that holds enough of them, by file. */
export const scannerTexts = (): Record<string, unknown[]> =>
  Object.fromEntries(
    globSync("src/scanner/**/*.ts", { cwd: ROOT })
      .toSorted()
      .map((file): [string, unknown[]] => [file, heldIn(file).map(({ held }) => held)])
      .filter(([, texts]) => texts.length > 0),
  );

/** Source of a file that takes its texts from its table; null where it has none. Lines stay where they are. */
export function withoutTexts(path: string, holder: string): string | null {
  const file = relative(ROOT, path);
  const texts = heldIn(file);
  if (texts.length === 0) return null;
  const head = `import { heldTable } from ${JSON.stringify(holder)}; const heldTexts = heldTable(${JSON.stringify(file)}); `;
  return head + texts.reduceRight((source, text, at) => replaced(source, text, at), readSource(file));
}

function replaced(source: string, { start, end, put }: FoundText, at: number): string {
  const lines = source.slice(start, end).replaceAll(/[^\n]/g, "");
  return `${source.slice(0, start)}${put(`heldTexts[${lines}${at}]`)}${source.slice(end)}`;
}

function heldIn(file: string): FoundText[] {
  if (!isReadWithTables(file)) return [];
  const texts = textsIn(file, readSource(file));
  const chars = texts.reduce((sum, { start, end }) => sum + end - start, 0);
  return chars >= LEAST_IN_FILE ? texts : [];
}

const readSource = (file: string): string => readFileSync(join(ROOT, file), "utf8");
