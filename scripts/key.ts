// npm run key -- [--plan free|pro] [--label L] [--state DIR]: prints the key alone on standard output.
import { Command, Option } from "commander";
import type { PlanId } from "../src/model/plans.ts";
import { makeKey } from "./lib/make-key.ts";
import { DEFAULT_STATE } from "./lib/folders.ts";

const options = new Command()
  .addOption(new Option("--plan <plan>", "plan of the key").choices(["free", "pro"]).default("free"))
  .option("--label <text>", "what the key is for")
  .option("--state <folder>", "folder in which the service keeps everything", DEFAULT_STATE)
  .parse()
  .opts<{ plan: PlanId; label?: string; state: string }>();
// The platform proxy reports on standard output; the key has to stand there alone.
const print = process.stdout.write.bind(process.stdout);
console.log = console.info = console.warn = console.error;
const key = await makeKey({ ...options, label: options.label ?? null });
print(`${key}\n`);
process.exit(0);
