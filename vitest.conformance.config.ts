import { defineConfig } from "vitest/config";
import { CoverageReporter } from "./test/conformance/coverage-reporter.ts";

// The contract, row by row, against any base address: npm run conformance -- --server URL.
export default defineConfig({
  test: {
    name: "conformance",
    include: ["test/conformance/**/*.test.ts"],
    globalSetup: ["test/conformance/start.ts"],
    reporters: ["default", new CoverageReporter()],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: "threads",
    isolate: false,
    // Quotas and lists are shared: what one file does another one sees.
    fileParallelism: false,
  },
});
