// Serves a labelled corpus with the server that it brings along: one port for each site.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePorts } from "../lib/service.ts";
import type { Label } from "./judge-site.ts";

export interface ServedCorpus {
  sites: { label: Label; origin: string }[];
  /** Real name -> origin on this machine, with and without www. */
  hostMap: Record<string, string>;
  stop(): void;
}

const READY_MS = 20_000;

export async function serveCorpus(
  folder: string,
  options: {
    isWanted: (slug: string) => boolean;
    /** The sites' own addresses in their documents become those of this machine. */
    isRewritten?: boolean;
  },
): Promise<ServedCorpus> {
  const labels = join(folder, "labels.json");
  const { sites } = JSON.parse(readFileSync(labels, "utf8")) as { sites: Label[] };
  // The server gives every site its own port, in the order of the labels, whatever is served.
  const port = await findFreePorts(sites.length + 1);
  const root = join(folder, "sites");
  const args = [join(folder, "serve.mjs"), "--root", root, "--labels", labels, "--port", String(port)];
  const server = spawn(process.execPath, options.isRewritten === true ? [...args, "--rewrite"] : args, {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const served = sites.flatMap((label, i) => {
    const isThere = label.domain !== "" && existsSync(join(root, label.slug)) && options.isWanted(label.slug);
    return isThere ? [{ label, origin: `http://127.0.0.1:${port + 1 + i}` }] : [];
  });
  await untilServed(port);
  return {
    sites: served,
    hostMap: Object.fromEntries(
      served.flatMap(({ label: { domain }, origin }) =>
        [domain, domain.startsWith("www.") ? domain.slice(4) : `www.${domain}`].map((host) => [host, origin]),
      ),
    ),
    stop: () => void server.kill(),
  };
}

/** Where a person would begin. */
export const startOf = ({ domain, serve }: Label): string => `https://${domain}${serve?.base ?? "/"}`;

async function untilServed(port: number): Promise<void> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (
      await fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error("The corpus server did not start.");
}
