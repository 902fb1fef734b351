// Writes the folder of static files that is served: hand-made assets, and documents for one origin.
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const HAND_MADE = resolve(import.meta.dirname, "../../public");

export function generateAssets({ out }: { origin: string; out: string }): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(HAND_MADE, join(out), { recursive: true });
}
