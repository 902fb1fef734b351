// Which local services run and where they keep their state, by port, so that a command that is given an
// origin (conformance, for example) finds the folder to make a key in.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folderOf = (root: string): string => join(root, "node_modules/.cache/foresite");

export function noteRunning(root: string, port: number, state: string): () => void {
  mkdirSync(folderOf(root), { recursive: true });
  const file = join(folderOf(root), `${port}.json`);
  writeFileSync(file, JSON.stringify({ state }));
  return () => rmSync(file, { force: true });
}

/** State folder of the local service at this origin; null when it was not started from here. */
export function stateOf(root: string, origin: string): string | null {
  const file = join(folderOf(root), `${new URL(origin).port}.json`);
  if (!existsSync(file)) return null;
  const { state } = JSON.parse(readFileSync(file, "utf8")) as { state: string };
  return state;
}
