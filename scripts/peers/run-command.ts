// Runs a command line tool of a peer and gives what it printed.
import { spawn } from "node:child_process";
import { PEERS_FOLDER } from "./install-peers.ts";

const MOST_MS = 180_000;
const MOST_CHARS = 20_000_000;

/** Standard output, whatever the exit status says: tools report a low score by it. */
export function runCommand(file: string, args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: PEERS_FOLDER,
      env: { ...process.env, NO_COLOR: "1", CI: "true" },
      stdio: ["ignore", "pipe", "ignore"],
      timeout: MOST_MS,
    });
    let output = "";
    child.stdout.setEncoding("utf8");
    child.stdout.on("data", (chunk: string) => {
      if (output.length < MOST_CHARS) output += chunk;
    });
    child.on("error", () => done(output));
    child.on("close", () => done(output));
  });
}
