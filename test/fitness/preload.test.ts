import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const PRELOAD = "test/runtime/preload.ts";
const ROOT = join(import.meta.dirname, "../..");
const importsOf = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(pattern)].map(([, path]) =>
    resolve(ROOT, dirname(file), path ?? ""),
  );

describe("modules that are imported on use", () => {
  it("are loaded before the tests in the runtime begin, or come with what is", () => {
    const late = globSync("src/**/*.ts", { cwd: ROOT }).flatMap((file) => importsOf(file, /\bimport\(\s*"(\.[^"]+)"/g));
    const seen = new Set(importsOf(PRELOAD, /^import "(\.[^"]+)"/gm));
    for (const file of seen)
      for (const next of importsOf(file.slice(ROOT.length + 1), /^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)"/gm))
        seen.add(next);
    expect(late.length).toBeGreaterThan(50);
    expect([...new Set(late)].filter((file) => !seen.has(file))).toEqual([]);
  });
});
