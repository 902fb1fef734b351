import { existsSync, globSync } from "node:fs";
import { expect, it } from "vitest";
import { MUTATED } from "../../scripts/torture/mutated.ts";
import { tallyMutants, type Mutant } from "../../scripts/torture/tally-mutants.ts";

const mutant = (fileName: string, status: string): Mutant => ({
  fileName,
  status,
  replacement: "",
  location: { start: { line: 1, column: 1 } },
});

it("counts changes that a test noticed against those that did something unnoticed", () => {
  const missed = [mutant("a.ts", "Survived"), mutant("a.ts", "NoCoverage")];
  const rest = ["Killed", "Killed", "Killed", "Killed", "Killed", "Timeout"].map((status) => mutant("a.ts", status));
  const silent = ["CompileError", "RuntimeError", "Ignored"].map((status) => mutant("a.ts", status));
  expect(tallyMutants(["a.ts"], [...missed, ...rest, ...silent, mutant("b.ts", "Survived")])).toEqual([
    { file: "a.ts", noticed: 6, missed, percent: 75 },
  ]);
});

it("takes a file of which nothing was changed for one that no test guards", () => {
  expect(tallyMutants(["a.ts"], [])).toEqual([{ file: "a.ts", noticed: 0, missed: [], percent: 0 }]);
});

it("names files that are there, each with tests that are there", () => {
  for (const { file, tests } of MUTATED)
    expect([file, existsSync(file), tests.every((glob) => globSync(glob).length > 0)]).toEqual([file, true, true]);
});
