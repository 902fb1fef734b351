// Sentences and lists of words make up a large part of the scanner's code, and are only needed where it runs: in the built
// Worker they stand with the scanner's tables, a list of texts for each file.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor, type Program } from "oxc-parser";
import { DATA_MODULES } from "./data-modules.ts";
import { ROOT } from "./folders.ts";

/** What every check says of itself; checks are only loaded where the tables are. */
const CHECK = /^src\/scanner\/checks\/[\w-]+\/[\w-]+\.ts$/;
const TOLD = new Set(["title", "why", "fix", "nowhere"]);
/** A shorter text is no longer than what stands in its place, or hardly. */
const LEAST_CHARS = 24;
/** A file that holds less gains nothing. */
const LEAST_IN_FILE = 80;

interface FoundText {
  start: number;
  end: number;
  text: string;
  /** Of a regular expression; null where it is a string. */
  flags: string | null;
}

interface Source {
  text: string;
  /** Files of the scanner that are evaluated with it. */
  imports: string[];
  texts: FoundText[];
  isCheck: boolean;
}

/** The texts of every file that holds enough of them, by file. */
export const scannerTexts = (): Record<string, string[]> =>
  Object.fromEntries(
    globSync("src/scanner/**/*.ts", { cwd: ROOT })
      .toSorted()
      .map((file): [string, string[]] => [file, heldIn(file).map(({ text }) => text)])
      .filter(([, texts]) => texts.length > 0),
  );

/** Source of a file that takes its texts from its table; null where it has none. Lines stay where they are. */
export function withoutTexts(path: string, holder: string): string | null {
  const file = relative(ROOT, path);
  const texts = heldIn(file);
  if (texts.length === 0) return null;
  const head = `import { heldTable } from ${JSON.stringify(holder)}; const heldTexts = heldTable(${JSON.stringify(file)}) as string[]; `;
  const [rest, body] = texts.reduceRight(
    ([before, after], { start, end, flags }, at) => {
      const held = `heldTexts[${at}]!`;
      const made = flags === null ? held : `new RegExp(${held}, ${JSON.stringify(flags)})`;
      return [before.slice(0, start), `${made}${before.slice(end)}${after}`];
    },
    [sourceOf(file).text, ""],
  );
  return head + rest + body;
}

function heldIn(file: string): FoundText[] {
  const { texts } = sourceOf(file);
  const chars = texts.reduce((sum, { text }) => sum + text.length, 0);
  return chars >= LEAST_IN_FILE && needsTables(file, new Set()) ? texts : [];
}

/** Whether a file is evaluated with the tables at hand alone: it is a check, or imports data, itself or through others. */
function needsTables(file: string, asked: Set<string>): boolean {
  if (asked.has(file)) return false;
  asked.add(file);
  if (DATA_MODULES.includes(file)) return true;
  if (!file.endsWith(".ts")) return false;
  const { isCheck, imports } = sourceOf(file);
  return isCheck || imports.some((other) => needsTables(other, asked));
}

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(join(ROOT, file), "utf8");
  const { program } = parseSync(file, text);
  const { texts, isCheck } = DATA_MODULES.includes(file) ? { texts: [], isCheck: false } : textsIn(program, file);
  const made = { text, imports: importsOf(program, file), texts, isCheck };
  sources.set(file, made);
  return made;
}

/** What is imported for its values, in the same folder tree; types alone evaluate nothing. */
function importsOf(program: Program, file: string): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type === "ImportDeclaration") {
      if (statement.importKind === "type") return [];
    } else if (statement.type === "ExportNamedDeclaration" || statement.type === "ExportAllDeclaration") {
      if (statement.exportKind === "type") return [];
    } else return [];
    const from = statement.source?.value;
    return from?.startsWith(".") === true ? [join(dirname(file), from)] : [];
  });
}

function textsIn(program: Program, file: string): Pick<Source, "texts" | "isCheck"> {
  const found = new Map<number, FoundText>();
  /** Starts of literals that have to stand as they are: names of modules and properties, types. */
  const fixed = new Set<number>();
  let isCheck = false;
  let depth = 0;
  const enter = (): unknown => (depth += 1);
  const leave = (): unknown => (depth -= 1);
  new Visitor({
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ImportDeclaration: ({ source }) => fixed.add(source.start),
    ExportNamedDeclaration: ({ source }) => source !== null && fixed.add(source.start),
    ExportAllDeclaration: ({ source }) => fixed.add(source.start),
    ImportExpression: ({ source }) => fixed.add(source.start),
    TSLiteralType: ({ literal }) => fixed.add(literal.start),
    Property({ key, value, computed }) {
      if (!computed) fixed.add(key.start);
      if (key.type !== "Identifier" || !TOLD.has(key.name) || value.type !== "Literal") return;
      if (CHECK.test(file) && typeof value.value === "string") isCheck = true;
    },
    Literal(literal) {
      const { start, end } = literal;
      // In a function an expression would be made anew with each call.
      if ("regex" in literal) {
        if (depth > 0 || literal.regex.pattern.length < LEAST_CHARS) return;
        found.set(start, { start, end, text: literal.regex.pattern, flags: literal.regex.flags });
      } else if (typeof literal.value === "string" && literal.value.length >= LEAST_CHARS)
        found.set(start, { start, end, text: literal.value, flags: null });
    },
  }).visit(program);
  const texts = [...found.values()].filter(({ start }) => !fixed.has(start)).toSorted((a, b) => a.start - b.start);
  return { texts, isCheck };
}
