// What `new RegExp` makes while every module is loaded and three whole sites are read and judged: expressions that are
// put together from lists of words are known in no other way.
import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Expression } from "./expression.ts";

/** Replaces the constructor of this process for good. */
export async function recordBuilt(root: string): Promise<Expression[]> {
  const built: Expression[] = [];
  const note = (made: RegExp): RegExp => {
    const at = placeIn(new Error("where").stack ?? "", root);
    if (at !== null) built.push({ source: made.source, flags: made.flags, at });
    return made;
  };
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, given: [string, string?]) => note(new target(...given)),
    apply: (target, _self, given: [string, string?]) => note(new target(...given)),
  });
  // Entries run when they are loaded, and classes for the runtime of Cloudflare cannot be: both are around the others.
  for (const file of globSync("src/*/**/*.ts", { cwd: root }).toSorted())
    await import(pathToFileURL(join(root, file)).href).catch(() => undefined);
  await readSites();
  return built;
}

async function readSites(): Promise<void> {
  const { scanInMemory } = await import("../../test/fixtures/scan-site.ts");
  const { CLINIC } = await import("../../test/fixtures/golden/clinic.ts");
  const { SHOP } = await import("../../test/fixtures/golden/shop.ts");
  const { SOFTWARE } = await import("../../test/fixtures/golden/software.ts");
  for (const site of [CLINIC, SHOP, SOFTWARE]) await scanInMemory(site);
}

/** File and line of ours that called the constructor; null when it was a library. */
function placeIn(stack: string, root: string): string | null {
  const frame = stack
    .split("\n")
    .slice(1)
    .find((line) => !line.includes("record-built"));
  const found = /(?:file:\/\/)?(\/[^():]{1,500}):(\d{1,6}):\d{1,6}\)?$/.exec(frame ?? "");
  const file = relative(root, found?.[1] ?? "/");
  return /^(?:src|public|scripts)\//.test(file) ? `${file}:${found?.[2]}` : null;
}
