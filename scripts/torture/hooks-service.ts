// A process of its own around the service, so that it can be killed: started with a folder of state, the file of a
// bundle and configuration; tells its origin in one line, and writes what the Worker logs to a file.
import { appendFileSync, readFileSync } from "node:fs";
import { startBuilt } from "../lib/built-worker.ts";

const [, , state = "", script = "", vars = "{}", logFile = ""] = process.argv;
const { origin } = await startBuilt({
  state,
  script: readFileSync(script, "utf8"),
  // Our own harness wrote it.
  vars: JSON.parse(vars) as Record<string, string>,
  onLine: (line) => appendFileSync(logFile, `${line}\n`),
});
console.log(origin);
