// In the built Worker a file whose texts stand with the tables may only be evaluated once they are loaded.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DATA_MODULES } from "../../scripts/lib/data-modules.ts";
import { ROOT } from "../../scripts/lib/folders.ts";
import { importGraph, neededBy } from "../../scripts/lib/read-with-tables.ts";
import { scannerTexts } from "../../scripts/lib/scanner-texts.ts";

const imports = importGraph();
const needing = neededBy(imports, [...DATA_MODULES, ...Object.keys(scannerTexts())]);
const late = [...imports].flatMap(([importer, { onUse }]) =>
  needing.has(importer) ? [] : onUse.filter(({ file }) => needing.has(file)).map((one) => ({ importer, ...one })),
);

/** All that is evaluated with these files. */
function evaluatedWith(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files);
  for (const file of all) for (const other of imports.get(file)?.atOnce ?? []) all.add(other);
  return all;
}

const isLoadedBefore = ({ importer, at }: { importer: string; at: number }): boolean =>
  /tables\s*\.load\(\)/.test(readFileSync(join(ROOT, importer), "utf8").slice(0, at));

it("nothing that is evaluated at the start of the Worker needs the tables", () => {
  const atStart = evaluatedWith(["src/worker.ts"]);
  expect(atStart.size).toBeGreaterThan(10);
  expect([...atStart].filter((file) => needing.has(file))).toEqual([]);
});

it("whoever imports on use what needs them loads them before, or is evaluated only after one who does", () => {
  expect(late.filter(isLoadedBefore).length).toBeGreaterThan(0);
  const after = evaluatedWith(late.filter(isLoadedBefore).map(({ file }) => file));
  const others = [...imports].flatMap(([importer, { onUse }]) =>
    after.has(importer) ? [] : onUse.filter(({ file }) => !needing.has(file)).map(({ file }) => file),
  );
  const before = evaluatedWith(["src/worker.ts", ...others]);
  const missing = late.filter((one) => !isLoadedBefore(one) && (before.has(one.importer) || !after.has(one.importer)));
  expect(missing.map(({ importer, file }) => `${importer} -> ${file}`)).toEqual([]);
});
