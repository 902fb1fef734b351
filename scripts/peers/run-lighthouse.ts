// Lighthouse over a list of addresses, a few browsers at once: most of its time it waits.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Audits } from "./run-peers.ts";
import { unpackChromium } from "./start-chromium.ts";

const WORKERS = 4;

/** Verdicts by address. Throws where a browser breaks off, since silence would pass for approval. */
export async function runLighthouse(
  urls: readonly string[],
  tell: (done: number, of: number) => void,
): Promise<ReadonlyMap<string, Audits>> {
  unpackChromium();
  const found = new Map<string, Audits>();
  const share = (worker: number): string[] => urls.filter((_, i) => i % WORKERS === worker);
  await Promise.all(
    Array.from({ length: Math.min(WORKERS, urls.length) }, (_, worker) =>
      runWorker(share(worker), (url, audits) => {
        found.set(url, audits);
        tell(found.size, urls.length);
      }),
    ),
  );
  return found;
}

function runWorker(urls: readonly string[], take: (url: string, audits: Audits) => void): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "lighthouse-worker.ts")], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    createInterface({ input: child.stdout }).on("line", (line) => {
      const { url, audits } = JSON.parse(line) as { url: string; audits: Audits };
      take(url, audits);
    });
    child.on("error", failed);
    child.on("close", (code) => (code === 0 ? done() : failed(new Error("Lighthouse broke off."))));
    child.stdin.end(`${urls.join("\n")}\n`);
  });
}
