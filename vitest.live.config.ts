import { defineConfig } from "vitest/config";

// Clients that others wrote, against the service as `npm start` runs it: one service for all files.
export default defineConfig({
  test: {
    name: "live",
    include: ["test/live/**/*.test.ts"],
    globalSetup: ["test/live/start-service.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: "threads",
    isolate: false,
  },
});
