// Writes the folder of static files that is served: hand-made assets, and documents for one origin.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { errorPages } from "../../src/render/error-pages.ts";

const HAND_MADE = resolve(import.meta.dirname, "../../public");

export function generateAssets({ origin, out }: { origin: string; out: string }): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(HAND_MADE, join(out), { recursive: true });
  for (const { path, html } of errorPages(origin)) writePage(out, path, html);
}

/** As the host of static files looks it up: "/a/" is a/index.html, "/a/b" is a/b.html. */
function writePage(out: string, path: string, html: string): void {
  const file = join(out, path.endsWith("/") ? `${path}index.html` : `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
