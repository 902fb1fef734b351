// npm run build-client: the TypeScript client as it is packed, JavaScript in one file with its types beside it.
import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { CLIENT_FOLDER } from "./client/client-files.ts";
import { ROOT } from "./lib/folders.ts";

const out = join(CLIENT_FOLDER, "dist");
rmSync(out, { recursive: true, force: true });
await build({
  // Comments in the result name files: the same bytes wherever it is built.
  absWorkingDir: CLIENT_FOLDER,
  entryPoints: ["src/index.ts"],
  outfile: join(out, "index.js"),
  bundle: true,
  format: "esm",
  platform: "neutral",
  // What Node 18 runs, the oldest that package.json names.
  target: "es2022",
});
writeTypes();
copyFileSync(join(ROOT, "LICENSE"), join(CLIENT_FOLDER, "LICENSE"));
console.log(`Built: ${out}`);

/** The compiler leaves imports of declarations as they are written, and .ts is nothing that is packed. */
function writeTypes(): void {
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", CLIENT_FOLDER], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The types of the client could not be written.\n${stdout}`);
  for (const name of readdirSync(out).filter((one) => one.endsWith(".d.ts"))) {
    const path = join(out, name);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(/(from "\.\/[\w-]+)\.ts"/g, '$1.js"'));
  }
}
