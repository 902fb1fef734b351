// npm start -- [--port N] [--state DIR]
import { Command } from "commander";
import { DEFAULT_STATE } from "./lib/folders.ts";
import { startService } from "./lib/service.ts";

const options = new Command()
  .option("--port <number>", "port on 127.0.0.1", "8787")
  .option("--state <folder>", "folder in which everything is kept", DEFAULT_STATE)
  .parse()
  .opts<{ port: string; state: string }>();
const service = await startService({ port: Number(options.port), state: options.state, isQuiet: false });
console.log(`Ready on ${service.origin}`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void service.stop().then(() => process.exit(0)));
