import type { D1Migration } from "@cloudflare/vitest-plugin";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
      /** Private key, as JWK, of the issuer that the configuration under test trusts. */
      TEST_ISSUER_KEY: string;
    }
  }
}
