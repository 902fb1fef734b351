// npm run check: types, generated types, lint, format, unused code. All of it in seconds.
import { spawnSync } from "node:child_process";

const STEPS: [string, string[]][] = [
  ["types", ["tsc", "--noEmit"]],
  // Apart from the rest: with what every platform has, and nothing of Node or Workers.
  ["types of the client", ["tsc", "-p", "clients/typescript", "--noEmit", "--emitDeclarationOnly", "false"]],
  [
    "generated binding types",
    ["wrangler", "types", "--check", "--include-runtime=false", "--env-interface", "Env", "worker-configuration.d.ts"],
  ],
  ["lint", ["oxlint", "--type-aware", "src", "test", "scripts", "clients"]],
  ["format", ["oxfmt", "--check", "src", "test", "scripts", "clients"]],
  ["unused code", ["knip"]],
  ["linear expressions", ["node", "scripts/regexes.ts"]],
];

let failed = 0;
for (const [name, [command = "", ...args]] of STEPS) {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
  if (status !== 0) {
    failed += 1;
    console.log(stdout + stderr);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
