import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { TEST_BOT_KEY } from "./test/fixtures/bot-key.ts";
import { answerFakeWeb, HOST_MAP } from "./test/runtime/fake-web.ts";

// Operations, storage and the scan engine run inside workerd with real D1, R2, queues and Durable
// Objects; what they fetch is answered by test/runtime/fake-web.ts.
export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      main: "./src/worker.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations("./migrations"),
          DEV_HOST_MAP: JSON.stringify(HOST_MAP),
          CRAWL_MAX_RPS: "1000",
          BOT_KEY: JSON.stringify(TEST_BOT_KEY),
        },
        outboundService(request: Request) {
          const { status, type, body, location } = answerFakeWeb(request);
          const headers = new Headers({ "Content-Type": type });
          if (location !== undefined) headers.set("Location", location);
          return new Response(body === "" ? null : body, { status, headers });
        },
      },
    })),
  ],
  // The service logs every step as JSON; a failing test is read better without.
  test: { name: "runtime", include: ["test/runtime/**/*.test.ts"], testTimeout: 60_000, onConsoleLog: () => false },
});
