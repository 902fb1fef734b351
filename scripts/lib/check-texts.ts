// What checks say of themselves (title, why, fix, nowhere) makes up a large part of all code, and is only needed where the
// scanner runs: in the built Worker it stands with the scanner's tables, a list of texts for each file of a check.
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { ROOT } from "./folders.ts";

const FILES = "src/scanner/checks/*/*.ts";
const TOLD = new Set(["title", "why", "fix", "nowhere"]);

interface FoundText {
  start: number;
  end: number;
  text: string;
}

/** The texts of every check, by file. */
export const checkTexts = (): Record<string, string[]> =>
  Object.fromEntries(
    globSync(FILES, { cwd: ROOT })
      .toSorted()
      .map((file): [string, string[]] => [
        file,
        textsIn(readFileSync(join(ROOT, file), "utf8")).map(({ text }) => text),
      ])
      .filter(([, texts]) => texts.length > 0),
  );

/** Source of a check that takes its texts from its table; null where the file has none. Lines stay where they are. */
export function withoutTexts(path: string, holder: string): string | null {
  const source = readFileSync(path, "utf8");
  const texts = textsIn(source);
  if (texts.length === 0) return null;
  const table = JSON.stringify(relative(ROOT, path));
  const head = `import { heldTable } from ${JSON.stringify(holder)}; const heldTexts = heldTable(${table}) as string[]; `;
  const [rest, body] = texts.reduceRight(
    ([before, after], { start, end }, at) => [before.slice(0, start), `heldTexts[${at}]!${before.slice(end)}${after}`],
    [source, ""],
  );
  return head + rest + body;
}

function textsIn(source: string): FoundText[] {
  const found: FoundText[] = [];
  const { program } = parseSync("check.ts", source);
  new Visitor({
    Property({ key, value }) {
      if (key.type !== "Identifier" || !TOLD.has(key.name)) return;
      if (value.type !== "Literal" || typeof value.value !== "string") return;
      found.push({ start: value.start, end: value.end, text: value.value });
    },
  }).visit(program);
  return found.toSorted((a, b) => a.start - b.start);
}
