// The product as it is deployed: bundled once, run in the real local runtime with every binding simulated, without the
// development server in between, and with everything it fetches answered here. For measuring and for faults.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type Request, type Response } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { WorkerModule } from "./build-worker.ts";
import { ROOT } from "./folders.ts";
import { localSecrets } from "./local-secrets.ts";
import { migrate } from "./migrate.ts";
import { findFreePort } from "./service.ts";
import { runWrangler } from "./wrangler-command.ts";

export interface BuiltOptions {
  /** Folder of everything that is kept; a second start on it finds what the first one left. */
  state: string;
  /** Text of a bundle by `bundleWorker`, or modules by `readBuilt`, whose tables stand among the assets. */
  script: string | WorkerModule[];
  /** Configuration of the service, as wrangler's vars. */
  vars?: Record<string, string>;
  /** Answers whatever the Worker fetches; without it requests reach the network of this machine. */
  outbound?: (request: Request) => Response | Promise<Response>;
  /** Static documents, as `generateAssets` makes them; none unless named. */
  assets?: string;
  /** Port of the runtime's inspector, for a profile; none unless named. */
  inspectorPort?: number;
  /** Messages that a consumer takes at once; the simulator runs one batch at a time where production runs many. */
  queueBatch?: number;
  /** Called with each line that the Worker writes; lines are dropped otherwise. */
  onLine?: (line: string) => void;
}

export interface BuiltService {
  /** Address of the Worker itself: no proxy and no asset router in front. */
  origin: string;
  /** Address behind the asset router, as callers in production meet it; equals `origin` without documents. */
  routed: string;
  miniflare: Miniflare;
  /** Runs what is due at a cron expression of wrangler.toml: the runtime has no clock for them. */
  tick(cron: string): Promise<void>;
  stop(): Promise<void>;
}

/** The bundle of an entry (the product's own unless named), as `wrangler deploy` uploads it. */
export async function bundleWorker(entry = "src/worker.ts", { isMinified = false } = {}): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), "bundle-"));
  try {
    const size = isMinified ? ["--minify"] : [];
    // Any folder serves for the documents, which are no part of a bundle: those of the product may not be made yet.
    await runWrangler(["deploy", join(ROOT, entry), "--dry-run", "--outdir", out, "--assets", out, ...size]);
    return readFileSync(join(out, `${entry.slice(entry.lastIndexOf("/") + 1).replace(/\.ts$/, "")}.js`), "utf8");
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

export async function startBuilt(options: BuiltOptions): Promise<BuiltService> {
  const state = resolve(options.state);
  mkdirSync(state, { recursive: true });
  await migrate(state);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const { assets, ...bindings } = bindingsOf();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...bindings,
      ...(options.queueBatch === undefined
        ? {}
        : { queueConsumers: widened(bindings.queueConsumers, options.queueBatch) }),
      name: "foresite",
      ...(options.assets === undefined
        ? {}
        : { assets: { ...(assets as object), directory: resolve(options.assets) } }),
      modules: modulesOf(options.script).map((module) => ({ type: "ESModule", ...module })),
      modulesRoot: "/",
      bindings: { PUBLIC_ORIGIN: origin, ...secretsIn(state), ...options.vars },
      ...(options.outbound === undefined ? {} : { outboundService: options.outbound }),
      unsafeDirectSockets: [{ host: "127.0.0.1", port }],
      ...(options.inspectorPort === undefined
        ? {}
        : { inspectorPort: options.inspectorPort, inspectorHost: "127.0.0.1" }),
      host: "127.0.0.1",
      port: 0,
      cf: false,
      // Where wrangler keeps what its simulator holds.
      resourcePersistencePath: join(state, "v3"),
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => options.onLine?.(message),
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  );
  const routed = (await miniflare.ready).origin;
  return {
    origin,
    routed: options.assets === undefined ? origin : routed,
    miniflare,
    async tick(cron) {
      await (await miniflare.getWorker("foresite")).scheduled({ cron });
    },
    stop: () => miniflare.dispose(),
  };
}

const modulesOf = (script: string | WorkerModule[]): WorkerModule[] =>
  typeof script === "string" ? [{ path: "worker.js", contents: script }] : script;

function bindingsOf(): ReturnType<typeof unstable_getMiniflareWorkerOptions>["workerOptions"] {
  return unstable_getMiniflareWorkerOptions(join(ROOT, "wrangler.toml")).workerOptions;
}

function widened(consumers: unknown, maxBatchSize: number): Record<string, object> {
  return Object.fromEntries(
    Object.entries(consumers as Record<string, object>).map(([queue, consumer]) => [
      queue,
      { ...consumer, maxBatchSize },
    ]),
  );
}

/** The secrets that this folder's service was given. */
const secretsIn = (state: string): Record<string, string | undefined> =>
  parseEnv(readFileSync(localSecrets(state), "utf8")) as Record<string, string>;
