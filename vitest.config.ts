import { defineConfig } from "vitest/config";

// Pure rooms run in plain Node, where a file takes milliseconds; operations and the engine run inside
// workerd with real bindings (vitest.runtime.config.ts).
export default defineConfig({
  test: {
    name: "pure",
    include: ["test/{model,scanner,render,services,adapters,scripts,fitness,surfaces}/**/*.test.ts"],
    // Property tests run on fixed seeds: a found fault becomes a case of its own.
    setupFiles: ["test/fixtures/fixed-seed.ts"],
    pool: "threads",
    isolate: false,
  },
});
