// wrangler.toml as a template: it names no account, no address and no environment. Deploy fills those in, in a
// generated file of its own.
import { join, relative } from "node:path";
import { experimental_readRawConfig } from "wrangler";
import { z } from "zod";
import { BUILT_ENTRY, BUILT_SETTINGS } from "../lib/build-worker.ts";
import { ROOT } from "../lib/folders.ts";
import type { DeployOptions, ResourceNames } from "./plan.ts";

/** What deploy changes; everything else of the file is handed on as it stands. */
const WranglerTemplate = z.looseObject({
  name: z.string(),
  main: z.string(),
  compatibility_date: z.string(),
  assets: z.looseObject({ directory: z.string() }),
  d1_databases: z.tuple([z.looseObject({ binding: z.string(), migrations_dir: z.string() })]),
  r2_buckets: z.tuple([z.looseObject({ binding: z.string() })]),
  queues: z.object({
    producers: z.array(z.looseObject({ queue: z.string() })),
    consumers: z.array(z.looseObject({ queue: z.string(), dead_letter_queue: z.string().optional() })),
  }),
});
export type WranglerTemplate = z.infer<typeof WranglerTemplate>;

/** Folder beside the generated file that the Worker is built into. */
export const BUILT_FOLDER = "worker";

/** What deploy generates for wrangler. */
export const configFile = (folder: string): string => join(folder, "wrangler.json");

export const readTemplate = (): WranglerTemplate =>
  WranglerTemplate.parse(experimental_readRawConfig({ config: join(ROOT, "wrangler.toml") }).rawConfig);

export interface ConfigFacts {
  /** Folder of the generated file; its paths are relative to it. */
  folder: string;
  databaseId: string;
  /** Null until the first upload has told it. */
  origin: string | null;
  /** Zone of a route; null: the host becomes a custom domain of the Worker. */
  zone: string | null;
  /** Configuration of the service beside its origin. */
  settings: Readonly<Record<string, string>>;
}

const WORKERS_DEV = ".workers.dev";
/** Stands in the first upload to an account whose workers.dev name is not known; nobody is told of it. */
export const UNKNOWN_ORIGIN = "https://address-not-known-yet.example";

/** The configuration that wrangler deploys. Pure. */
export function composeConfig(
  template: WranglerTemplate,
  { name }: Pick<DeployOptions, "name">,
  names: ResourceNames,
  { folder, databaseId, origin, zone, settings }: ConfigFacts,
): object {
  const here = (path: string): string => relative(folder, join(ROOT, path));
  const inAccount = (queue: string): string => names.queues.get(queue) ?? queue;
  return {
    ...template,
    name,
    ...BUILT_SETTINGS,
    main: join(BUILT_FOLDER, BUILT_ENTRY),
    assets: { ...template.assets, directory: "public" },
    ...whereOf(origin, zone),
    // Other addresses than the service's own would be further origins with its secrets.
    preview_urls: false,
    vars: { ...settings, PUBLIC_ORIGIN: origin ?? UNKNOWN_ORIGIN },
    d1_databases: template.d1_databases.map((database) => ({
      ...database,
      database_name: names.database,
      database_id: databaseId,
      migrations_dir: here(database.migrations_dir),
    })),
    r2_buckets: template.r2_buckets.map((bucket) => ({ ...bucket, bucket_name: names.bucket })),
    queues: {
      producers: template.queues.producers.map((producer) => ({ ...producer, queue: inAccount(producer.queue) })),
      consumers: template.queues.consumers.map(({ dead_letter_queue: dead, ...consumer }) => ({
        ...consumer,
        queue: inAccount(consumer.queue),
        ...(dead === undefined ? {} : { dead_letter_queue: inAccount(dead) }),
      })),
    },
  };
}

function whereOf(origin: string | null, zone: string | null): object {
  const host = origin === null ? null : new URL(origin).hostname;
  if (host === null || host.endsWith(WORKERS_DEV)) return { workers_dev: true };
  const route = zone === null ? { pattern: host, custom_domain: true } : { pattern: `${host}/*`, zone_name: zone };
  return { workers_dev: false, routes: [route] };
}

/** What is wrong with an address for this Worker; null when nothing is. */
export function refuseOrigin(origin: string, name: string): string | null {
  const url = URL.parse(origin);
  if (url === null || url.protocol !== "https:" || url.origin !== origin || url.port !== "")
    return `An origin is https:// and a host name, such as https://foresite.example.com; got ${origin}`;
  if (url.hostname.endsWith(WORKERS_DEV) && !url.hostname.startsWith(`${name}.`))
    return `On workers.dev this Worker answers at https://${name}.YOUR-SUBDOMAIN.workers.dev; got ${origin}`;
  return null;
}
