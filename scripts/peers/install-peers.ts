// Puts the peers, in the versions of the manifest, into a folder of their own: they bring hundreds of packages.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DEFAULT_STATE } from "../lib/folders.ts";

export const PEERS_FOLDER = join(DEFAULT_STATE, "peers");
const MANIFEST = join(import.meta.dirname, "manifest");
const LOCK = "package-lock.json";

/** Installs on the first run and when the manifest has changed; otherwise costs nothing. */
export function installPeers(): void {
  const installed = join(PEERS_FOLDER, "node_modules", ".package-lock.json");
  const isCurrent =
    existsSync(installed) &&
    readFileSync(join(PEERS_FOLDER, LOCK), "utf8") === readFileSync(join(MANIFEST, LOCK), "utf8");
  if (isCurrent) return;
  process.stderr.write("Installing the peers once into .foresite/peers ...\n");
  mkdirSync(PEERS_FOLDER, { recursive: true });
  for (const name of ["package.json", LOCK]) copyFileSync(join(MANIFEST, name), join(PEERS_FOLDER, name));
  // No install scripts: none of the peers needs one, and their code runs only when it is asked to.
  const { status, stderr } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: PEERS_FOLDER,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The peers could not be installed.\n${stderr.slice(-2_000)}`);
}

/**
 * Tools for measuring alone, which npm cannot install from a lock file (their dependencies contradict each other): by
 * their exact versions, into a folder of their own.
 */
export const BENCH_PEERS_FOLDER = join(DEFAULT_STATE, "bench-peers");

export function installBenchPeers(): void {
  const manifest = join(import.meta.dirname, "..", "bench", "manifest", "package.json");
  const known = join(BENCH_PEERS_FOLDER, "package.json");
  const isCurrent =
    existsSync(join(BENCH_PEERS_FOLDER, "node_modules", ".package-lock.json")) &&
    readFileSync(known, "utf8") === readFileSync(manifest, "utf8");
  if (isCurrent) return;
  process.stderr.write("Installing the tools to measure beside once into .foresite/bench-peers ...\n");
  mkdirSync(BENCH_PEERS_FOLDER, { recursive: true });
  copyFileSync(manifest, known);
  const flags = ["--ignore-scripts", "--legacy-peer-deps", "--no-save", "--no-package-lock", "--no-audit", "--no-fund"];
  const { status, stderr } = spawnSync("npm", ["install", ...flags], { cwd: BENCH_PEERS_FOLDER, encoding: "utf8" });
  if (status !== 0) throw new Error(`The tools could not be installed.\n${stderr.slice(-2_000)}`);
}

/** A file of an installed package. */
export const peerFile = (...parts: string[]): string => join(PEERS_FOLDER, "node_modules", ...parts);

/** Loads a package of the peers' folder; `T` names what the caller uses of it. */
export async function importPeer<T>(name: string): Promise<T> {
  const entry = createRequire(join(PEERS_FOLDER, "package.json")).resolve(name);
  return (await import(pathToFileURL(entry).href)) as T;
}
