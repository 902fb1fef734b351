// Brings the database of a state folder up to date.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./folders.ts";
import { runWrangler } from "./wrangler-command.ts";

/** Longer than any migration takes: whoever holds the lock for so long has died. */
const LOCK_MS = 90_000;

/** Applies the migrations that this state folder has not seen; nothing to do costs nothing. */
export async function migrate(state: string): Promise<void> {
  const marker = join(state, "migrated.json");
  const known = JSON.stringify(readdirSync(join(ROOT, "migrations")).filter((name) => name.endsWith(".sql")));
  const isDone = (): boolean => existsSync(marker) && readFileSync(marker, "utf8") === known;
  if (isDone()) return;
  mkdirSync(state, { recursive: true });
  const release = await lock(join(state, "migrating"));
  try {
    // Somebody else may have done it while we waited.
    if (isDone()) return;
    await runWrangler(["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);
    writeFileSync(marker, known);
  } finally {
    release();
  }
}

/** Waits for a folder of this name to be ours; a lock that its holder left behind is taken over. */
async function lock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      mkdirSync(folder);
      return () => rmSync(folder, { recursive: true, force: true });
    } catch {
      const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - madeAt > LOCK_MS) rmSync(folder, { recursive: true, force: true });
      await new Promise((resume) => setTimeout(resume, 100));
    }
  }
}
