#!/usr/bin/env node
// Starts src/stdio.ts on the Node that `npm install` brings along, whatever Node a desktop client has.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const own = join(ROOT, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
const node = existsSync(own) ? own : process.execPath;
const child = spawn(node, [join(ROOT, "src/stdio.ts"), ...process.argv.slice(2)], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
