// Starts the bare Worker in the same runtime as the product, without the product's local proxy.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

export async function startFloor(): Promise<{ origin: string; stop(): Promise<void> }> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: readFileSync(join(import.meta.dirname, "floor-worker.js"), "utf8"),
      compatibilityDate: "2026-09-01",
      host: "127.0.0.1",
      port: 0,
    }),
  );
  const origin = (await runtime.ready).origin;
  return { origin, stop: () => runtime.dispose() };
}
