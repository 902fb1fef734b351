// The database and the bucket of a local service, opened where the service keeps them, whether or not it runs.
import { join } from "node:path";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "./folders.ts";

export interface LocalStorage {
  database: D1Database;
  bucket: R2Bucket;
  close(): Promise<void>;
}

export async function openLocalStorage(state: string): Promise<LocalStorage> {
  const runtime = new Miniflare(optionsFor(state));
  try {
    // The simulator's bindings have the platform's methods; its types come from another copy of them.
    const bucket = (await runtime.getR2Bucket("BUCKET")) as unknown as R2Bucket;
    return { database: await runtime.getD1Database("DB"), bucket, close: () => runtime.dispose() };
  } catch (error) {
    await runtime.dispose();
    throw error;
  }
}

/** A runtime with the service's storage and nothing else. */
function optionsFor(state: string): MiniflareOptions {
  const config = unstable_readConfig({ config: join(ROOT, "wrangler.toml") });
  const id = config.d1_databases.find(({ binding }: { binding: string }) => binding === "DB")?.database_id;
  const name = config.r2_buckets.find(({ binding }: { binding: string }) => binding === "BUCKET")?.bucket_name;
  const compatibilityDate = config.compatibility_date;
  if (id === undefined || name === undefined || compatibilityDate === undefined)
    throw new Error("wrangler.toml names no database DB, no bucket BUCKET or no date.");
  const modules = { "empty.mjs": { type: "esm", contents: "export default {}" } } as const;
  return {
    resourcePersistencePath: join(state, "v3"),
    workers: [
      {
        config: {
          type: "worker",
          name: "storage",
          compatibilityDate,
          manifest: { mainModule: "empty.mjs", modulesRoot: ROOT, modules },
          env: { DB: { type: "d1", id }, BUCKET: { type: "r2", name } },
        },
      },
    ],
  };
}
