// The storage of a service, wherever it is: in a state folder of this machine, or in an account. What operators run
// knows only the two bindings, so that it is the same code in both places.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { deployFolder, workerName, type Environment } from "../lib/environments.ts";
import { openLocalStorage, type LocalStorage } from "../lib/local-storage.ts";
import { migrate } from "../lib/migrate.ts";
import { callWrangler } from "../lib/wrangler-command.ts";

export type Where = { kind: "local"; state: string } | { kind: "remote"; environment: Environment };
export type Storage = LocalStorage;

export async function openWhere(where: Where): Promise<Storage> {
  if (where.kind === "remote") return openAccount(where.environment);
  const state = resolve(where.state);
  await migrate(state);
  return openLocalStorage(state);
}

/** wrangler's remote bindings: the session of `wrangler login`, or CLOUDFLARE_API_TOKEN, opens them. */
async function openAccount(environment: Environment): Promise<Storage> {
  const [{ getPlatformProxy }, { readDatabases }, { readTemplate }] = await Promise.all([
    import("wrangler"),
    import("../deploy/read-account.ts"),
    import("../deploy/template.ts"),
  ]);
  const { name: product, compatibility_date } = readTemplate();
  const name = workerName(product, environment);
  const found = (await readDatabases(callWrangler)).find((database) => database.name === name);
  if (found === undefined) throw new Error(`The account has no database ${name}. Run npm run deploy first.`);
  const configPath = join(deployFolder(environment), "storage.json");
  mkdirSync(deployFolder(environment), { recursive: true });
  writeFileSync(configPath, JSON.stringify(remoteConfig(name, found.id, compatibility_date), null, 2));
  const proxy = await getPlatformProxy<{ DB: D1Database; BUCKET: R2Bucket }>({ configPath, persist: false });
  return { database: proxy.env.DB, bucket: proxy.env.BUCKET, close: () => proxy.dispose() };
}

const remoteConfig = (name: string, databaseId: string, compatibility_date: string): object => ({
  name: `${name}-operator`,
  compatibility_date,
  d1_databases: [{ binding: "DB", database_name: name, database_id: databaseId, remote: true }],
  r2_buckets: [{ binding: "BUCKET", bucket_name: name, remote: true }],
});
