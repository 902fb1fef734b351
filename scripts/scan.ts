// npm run scan -- URL [options]: reads a website and prints the report; --help tells the rest.
// Only results go to standard output, so that they can be piped; everything else goes to standard error.
import { EXIT, type ExitCode } from "./cli/exit-codes.ts";
import { helpText, versionText } from "./cli/help-text.ts";
import { readArguments, type Arguments } from "./cli/read-arguments.ts";
import { explainError, print, terminals } from "./cli/streams.ts";

// The local runtime reports on standard output, where results stand alone.
console.log = console.info = console.warn = console.error;

process.exitCode = await main();
// The platform proxy and keep-alive sockets would hold the process for seconds.
process.exit(process.exitCode);

async function main(): Promise<ExitCode> {
  let asked: Arguments;
  try {
    asked = readArguments(process.argv.slice(2));
  } catch (error) {
    return explainError(error);
  }
  switch (asked.kind) {
    case "help":
      await print(helpText(terminals.out.columns, terminals.out.paint));
      return EXIT.complete;
    case "version":
      await print(versionText());
      return EXIT.complete;
    case "scan": {
      // What a scan takes is loaded when one is asked for: help and faults come at once.
      const { runScan } = await import("./cli/run-scan.ts");
      return await runScan(asked.options);
    }
  }
}
