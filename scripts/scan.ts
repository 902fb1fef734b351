// npm run scan -- URL [options]: reads a website and prints the report; --help tells the rest.
// Only results go to standard output, so that they can be piped; everything else goes to standard error.
import { cleanDeep } from "../src/model/printable-text.ts";
import { AGENTS_BY_SCAN_TYPE } from "../src/model/scan.ts";
import { compareWith, readEarlierScan, readJudgedScan } from "./cli/compare-with.ts";
import { EXIT, type ExitCode } from "./cli/exit-codes.ts";
import { explainFailure } from "./cli/explain-failure.ts";
import { followScan } from "./cli/follow-scan.ts";
import { helpText, versionText } from "./cli/help-text.ts";
import { openInBrowser } from "./cli/open-in-browser.ts";
import { readArguments, type Arguments, type ScanOptions } from "./cli/read-arguments.ts";
import { missedBars } from "./cli/read-bar.ts";
import { showProgress, type ProgressView } from "./cli/show-progress.ts";
import { describeTerminal, isSet } from "./cli/terminal.ts";
import { ownKey, refuseAtOnce, startOwnService } from "./cli/own-service.ts";
import { UsageError } from "./cli/usage-error.ts";
import { writeResults, type Findings } from "./cli/write-results.ts";
import { ApiFailure, createApiClient, type ApiClient } from "./lib/api-client.ts";
import { DEFAULT_STATE, type Service } from "./lib/service.ts";

/** As shells have it for SIGINT. */
const INTERRUPTED = 130;

// The local runtime reports on standard output, where results stand alone.
console.log = console.info = console.warn = console.error;
// Whoever reads along may stop early ("| head"); that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) =>
  process.exit(error.code === "EPIPE" ? EXIT.complete : EXIT.serviceFailed),
);

const wantsColor = !process.argv.includes("--no-color");
const out = describeTerminal(process.stdout, process.env, { wantsColor });
const err = describeTerminal(process.stderr, process.env, { wantsColor });
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

process.exitCode = await main();
// The platform proxy and keep-alive sockets would hold the process for seconds.
process.exit(process.exitCode);

async function main(): Promise<ExitCode> {
  let asked: Arguments;
  try {
    asked = readArguments(process.argv.slice(2));
  } catch (error) {
    return explain(error);
  }
  switch (asked.kind) {
    case "help":
      return await print(helpText(out.columns, out.paint));
    case "version":
      return await print(versionText());
    case "scan":
      return await scanAs(asked.options);
  }
}

async function scanAs(options: ScanOptions): Promise<ExitCode> {
  const view = showProgress(process.stderr, err);
  const state = options.state ?? DEFAULT_STATE;
  let service: Service | null = null;
  try {
    if (options.server === null) {
      refuseAtOnce(options.url);
      view.say("Starting the service…");
      service = await startOwnService(state, options.url);
    } else {
      // A service of our own ends with the signal; without one nothing would tidy up the terminal.
      process.once("SIGINT", () => process.exit(INTERRUPTED));
    }
    const origin = options.server ?? service?.origin ?? "";
    const key = options.key ?? (service === null ? null : await ownKey(state));
    const found = await scan(createApiClient(origin, key), options, view);
    if (found === null) return EXIT.scanFailed;
    await print(writeResults(found, options, { state, terminal: out }));
    const missed = missedBars(options.bar, found.results);
    for (const sentence of missed) tell(err.paint("red", sentence));
    if (options.isOpened) await open(`${origin}/report/${found.results.scanId}`, service);
    return missed.length > 0 ? EXIT.belowBar : EXIT.complete;
  } catch (error) {
    view.close();
    return explain(error, service);
  } finally {
    await service?.stop();
  }
}

/** Null when the site could not be scanned; why has been told then. */
async function scan(client: ApiClient, options: ScanOptions, view: ProgressView): Promise<Findings | null> {
  const earlier = options.compare === null ? null : await readEarlierScan(client, options.compare, options.type);
  const scanType = options.type ?? earlier?.results.scanType ?? "basic";
  view.say(`Scanning ${cleanDeep(options.url)} (${scanType})`);
  const startedAt = performance.now();
  const { scanId } = await client.startScan({ url: options.url, scanType });
  view.begin(AGENTS_BY_SCAN_TYPE[scanType].length);
  const end = await followScan(client, scanId, view);
  if (end.status !== "complete") {
    view.close();
    tell(explainFailure(cleanDeep(options.url), end.error, err));
    return null;
  }
  view.end(performance.now() - startedAt);
  const later = await readJudgedScan(client, scanId);
  if (later === null) throw new Error("The scan is complete but its results are missing.");
  return earlier === null ? { ...later, since: null } : { ...compareWith(earlier, later), checks: later.checks };
}

/** The report's page is served by the service that was started here, so that one stays until it is told to stop. */
async function open(url: string, service: Service | null): Promise<void> {
  if (isSet(process.env["CI"])) {
    tell("--open is passed over, since CI is set: nobody is there to look.");
    return;
  }
  const isOpened = await openInBrowser(url, process.env);
  tell(isOpened ? `The report is open in the browser: ${url}` : `No browser could be opened here. The report: ${url}`);
  if (service === null) return;
  tell("The service runs until Ctrl+C.");
  // Ctrl+C is the way out here and no failure, so the handlers that end with a signal's status go first.
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.removeAllListeners(signal);
  // A promise alone does not keep a process alive.
  const alive = setInterval(() => undefined, 60_000);
  await new Promise<void>((done) => {
    for (const signal of signals) process.once(signal, () => done());
  });
  clearInterval(alive);
}

/** Says what went wrong, and with which exit status the command ends. */
function explain(error: unknown, service: Service | null = null): ExitCode {
  const message = cleanDeep(error instanceof Error ? error.message : String(error));
  if (error instanceof UsageError) {
    tell(`${err.paint("red", message)}\nnpm run scan -- --help lists the options.`);
    return EXIT.wrongUse;
  }
  if (error instanceof ApiFailure && error.status < 500) {
    tell(err.paint("red", `${cleanDeep(error.code)}: ${message}`));
    return EXIT.wrongUse;
  }
  tell(err.paint("red", message));
  if (service !== null) tell(`What the service wrote: ${service.logFile}`);
  return EXIT.serviceFailed;
}

/** Waits until all of it is written: the process ends right after. */
function print(text: string): Promise<ExitCode> {
  return new Promise((done) => process.stdout.write(text, () => done(EXIT.complete)));
}
