import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { GROUP_VARIABLE, MUTATED } from "./scripts/torture/mutated.ts";

const fixture = (name: string): string => join(import.meta.dirname, `test/fixtures/${name}.ts`);

const wanted = process.env[GROUP_VARIABLE];
const tests = MUTATED.filter(({ group }) => wanted === undefined || group === wanted).flatMap((one) => one.tests);

// The tests that `npm run torture -- --only mutants` holds against changed code: those of the changed files, no others.
// All of them run in Node, so that thousands of runs are a matter of minutes.
export default defineConfig({
  resolve: {
    alias: { "cloudflare:workers": fixture("cloudflare-workers"), "cloudflare:test": fixture("cloudflare-test") },
  },
  test: {
    name: "mutants",
    include: tests,
    setupFiles: ["test/fixtures/fixed-seed.ts"],
    pool: "threads",
    // As where tests of objects run otherwise: what a busy machine makes slow has not failed.
    testTimeout: 60_000,
  },
});
