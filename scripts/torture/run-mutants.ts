// Changes the code of what guards the service, one small change at a time, and sees whether a test notices.
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import Table from "cli-table3";
import { ROOT } from "../lib/folders.ts";
import { GROUP_VARIABLE, MUTATED } from "./mutated.ts";
import { tallyMutants, type Mutant } from "./tally-mutants.ts";
import type { TortureOptions } from "./part.ts";

const TIMEOUT_MS = 20_000;
/** Of every hundred changes of one file that do something, so many must make a test fail. */
const LEAST_PERCENT = 85;

export async function runMutants({ share }: TortureOptions): Promise<boolean> {
  const startedAt = performance.now();
  const wanted = MUTATED.slice(0, Math.max(1, Math.round(share * MUTATED.length)));
  const mutants: Mutant[] = [];
  for (const group of new Set(wanted.map((one) => one.group)))
    mutants.push(
      ...(await mutate(
        group,
        wanted.filter((one) => one.group === group).map(({ file }) => file),
      )),
    );
  const tallies = tallyMutants(
    wanted.map(({ file }) => file),
    mutants.map((mutant) => ({ ...mutant, fileName: relative(ROOT, mutant.fileName) })),
  );
  const table = new Table({ head: ["file", "changes", "noticed", "not noticed", "%"] });
  for (const { file, noticed, missed, percent } of tallies)
    table.push([file, noticed + missed.length, noticed, missed.length, percent.toFixed(1)]);
  console.log(table.toString());
  for (const { fileName, location, replacement, status } of tallies.flatMap(({ missed }) => missed))
    console.log(
      `${status}: ${fileName}:${location.start.line}:${location.start.column} became ${oneLine(replacement)}`,
    );
  const low = tallies.filter(({ percent }) => percent < LEAST_PERCENT);
  for (const { file, percent } of low)
    console.log(`${file}: ${percent.toFixed(1)} %, at least ${LEAST_PERCENT} % are wanted`);
  console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);
  return low.length === 0;
}

const SHOWN_CHARS = 120;
const oneLine = (text: string | undefined): string => (text ?? "").replace(/\s+/g, " ").slice(0, SHOWN_CHARS);

/** Works on a copy of the project: nothing here is changed. Asks nothing of the network. */
async function mutate(group: string, mutated: string[]): Promise<Mutant[]> {
  // Read by the configuration of the tests, in processes that are started from here.
  process.env[GROUP_VARIABLE] = group;
  const stryker = new Stryker({
    mutate: mutated,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "vitest.mutants.config.ts" },
    // Each change is held against the tests that run over it, and no others.
    coverageAnalysis: "perTest",
    concurrency: availableParallelism(),
    // A change that only makes a busy machine slow must not count as noticed.
    timeoutMS: TIMEOUT_MS,
    reporters: ["progress-append-only"],
    tempDirName: "dist/mutants",
    ignorePatterns: ["dist", "public", ".wrangler", ".foresite"],
    // The compiler here has no interface for programs; its settings need no change in a copy.
    tsconfigFile: "none",
  });
  return stryker.runMutationTest();
}
