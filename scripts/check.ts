// npm run check: types, generated types, lint, format, unused code. All of it in seconds.
import { spawnSync } from "node:child_process";

const STEPS: [string, string[]][] = [
  ["types", ["tsc", "--noEmit"]],
  [
    "generated binding types",
    ["wrangler", "types", "--check", "--include-runtime=false", "--env-interface", "Env", "worker-configuration.d.ts"],
  ],
  ["lint", ["oxlint", "--type-aware", "src", "test", "scripts"]],
  ["format", ["oxfmt", "--check", "src", "test", "scripts"]],
  ["unused code", ["knip"]],
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
