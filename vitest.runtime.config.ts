import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { exportJWK, generateKeyPair } from "jose";
import { defineConfig } from "vitest/config";
import { TEST_BOT_KEY } from "./test/fixtures/bot-key.ts";
import { answerFakeWeb, HOST_MAP } from "./test/runtime/fake-web.ts";

/** An issuer that the service under test trusts; the tests sign with its key, the Worker fetches the public part. */
const issuer = await generateKeyPair("RS256", { extractable: true });
const TRUSTED_ISSUER = {
  issuer: "https://id.example.com",
  jwksUri: "http://127.0.0.1:20500/keys",
  audience: "https://foresite.example",
};

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
          LOG_ONE_READ_OF: "1",
          WEBHOOK_SCHEDULE_MS: "[0, 20, 20, 20]",
          TRUSTED_ISSUERS: JSON.stringify([TRUSTED_ISSUER]),
          TEST_ISSUER_KEY: JSON.stringify(await exportJWK(issuer.privateKey)),
          BOT_KEY: JSON.stringify(TEST_BOT_KEY),
        },
        async outboundService(request: Request) {
          if (request.url === TRUSTED_ISSUER.jwksUri)
            return Response.json({ keys: [{ ...(await exportJWK(issuer.publicKey)), kid: "k1", alg: "RS256" }] });
          const { status, type, body, location, retryAfter } = await answerFakeWeb(request);
          const headers = new Headers({ "Content-Type": type });
          if (location !== undefined) headers.set("Location", location);
          if (retryAfter !== undefined) headers.set("Retry-After", retryAfter);
          return new Response(body === "" ? null : body, { status, headers });
        },
      },
    })),
  ],
  test: {
    name: "runtime",
    include: ["test/runtime/**/*.test.ts"],
    setupFiles: ["test/runtime/quiet.ts", "test/runtime/preload.ts"],
    testTimeout: 60_000,
  },
});
