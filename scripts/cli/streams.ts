// Standard output and standard error of the scan command: what they can show, and what is written there.
import { cleanDeep } from "../../src/model/printable-text.ts";
import { ForesiteError } from "../../clients/typescript/src/index.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { describeTerminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

// Asked before the arguments are read, since their faults are printed, too.
const wantsColor = !process.argv.includes("--no-color");

export const terminals = {
  out: describeTerminal(process.stdout, process.env, { wantsColor }),
  err: describeTerminal(process.stderr, process.env, { wantsColor }),
};

// Whoever reads along may stop early ("| head"); that is no fault.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === "EPIPE" ? EXIT.complete : EXIT.serviceFailed),
);

/** Waits until all of it is written: the process may end right after. */
export const print = (text: string): Promise<void> => new Promise((done) => process.stdout.write(text, () => done()));

export const tell = (text: string): void => void process.stderr.write(`${text}\n`);
export const tellFault = (text: string): void => tell(terminals.err.paint("red", text));

/** Says what went wrong, and with which exit status the command ends. */
export function explainError(error: unknown, logFile: string | null = null): ExitCode {
  const message = cleanDeep(error instanceof Error ? error.message : String(error));
  if (error instanceof UsageError) {
    tellFault(message);
    tell("npm run scan -- --help lists the options.");
    return EXIT.wrongUse;
  }
  if (error instanceof ForesiteError && error.status !== null && error.status < 500) {
    tellFault(`${cleanDeep(error.code)}: ${message}`);
    return EXIT.wrongUse;
  }
  tellFault(message);
  if (logFile !== null) tell(`What the service wrote: ${logFile}`);
  return EXIT.serviceFailed;
}
