import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Pure rooms run in plain Node, where a file takes milliseconds; operations and the engine run inside
// workerd with real bindings (vitest.runtime.config.ts).
export default defineConfig({
  // Classes of Durable Objects are tested here over the same database engine (test/fixtures/sql-storage.ts).
  resolve: {
    alias: { "cloudflare:workers": join(import.meta.dirname, "test/fixtures/cloudflare-workers.ts") },
  },
  test: {
    name: "pure",
    include: ["test/{auth,clients,model,scanner,render,services,adapters,scripts,fitness,surfaces}/**/*.test.ts"],
    // Property tests run on fixed seeds: a found fault becomes a case of its own.
    setupFiles: ["test/fixtures/fixed-seed.ts", "test/fixtures/own-globals.ts"],
    pool: "threads",
    isolate: false,
    // A hang is a fault, a slow machine is none.
    testTimeout: 30_000,
  },
});
