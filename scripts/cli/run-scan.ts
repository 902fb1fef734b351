// One scan from the command line: the service, the scan, its results, and how the command ends.
import { cleanDeep } from "../../src/model/printable-text.ts";
import { AGENTS_BY_SCAN_TYPE } from "../../src/model/scan.ts";
import { createClient, type Client } from "../../clients/typescript/src/index.ts";
import { DEFAULT_STATE } from "../lib/folders.ts";
import type { Service } from "../lib/service.ts";
import { compareWith, readEarlierScan, readJudgedScan, readPhases } from "./compare-with.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { explainFailure } from "./explain-failure.ts";
import { followScan } from "./follow-scan.ts";
import { missedBars } from "./read-bar.ts";
import type { ScanOptions } from "./read-arguments.ts";
import { refuseAtOnce } from "./refuse-at-once.ts";
import { showProgress, type ProgressView } from "./show-progress.ts";
import { showReportPage } from "./show-report-page.ts";
import { explainError, print, tell, tellFault, terminals } from "./streams.ts";
import { writeResults, type Findings } from "./write-results.ts";

export async function runScan(options: ScanOptions): Promise<ExitCode> {
  const view = showProgress(process.stderr, terminals.err);
  const state = options.state ?? DEFAULT_STATE;
  let service: Service | null = null;
  let isInterrupted = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      isInterrupted = true;
      view.close();
      // A service of our own is stopped first, by the listener of whoever started it.
      if (options.server !== null || process.listenerCount(signal) === 0) process.exit(EXIT.interrupted);
    });
  try {
    let { key } = options;
    if (options.server === null) {
      refuseAtOnce(options.url);
      view.say("Starting the service…");
      const own = await import("./own-service.ts");
      service = await own.startOwnService(state, options.url);
      key ??= await own.ownKey(state);
    }
    const origin = options.server ?? service?.origin ?? "";
    const found = await scan(createClient({ origin, key }), options, view);
    if (found === null) return EXIT.scanFailed;
    await print(writeResults(found, options, { state, terminal: terminals.out }));
    const missed = missedBars(options.bar, found.results);
    missed.forEach(tellFault);
    if (options.isOpened) await showReportPage(`${origin}/report/${found.results.scanId}`, service !== null);
    return missed.length > 0 ? EXIT.belowBar : EXIT.complete;
  } catch (error) {
    view.close();
    // What then fails, fails because the service is gone.
    return isInterrupted ? EXIT.interrupted : explainError(error, service?.logFile);
  } finally {
    await service?.stop();
  }
}

/** Null when the site could not be scanned; why has been told then. */
async function scan(client: Client, options: ScanOptions, view: ProgressView): Promise<Findings | null> {
  const earlier = options.compare === null ? null : await readEarlierScan(client, options.compare, options.type);
  const scanType = options.type ?? earlier?.results.scanType ?? "basic";
  const shownUrl = cleanDeep(options.url);
  view.say(`Scanning ${shownUrl} (${scanType})`);
  const startedAt = performance.now();
  const { scanId } = await client.startScan({ url: options.url, scanType });
  view.begin(AGENTS_BY_SCAN_TYPE[scanType].length);
  const failure = await followScan(client, scanId, view);
  if (failure !== null) {
    view.close();
    tell(explainFailure(shownUrl, failure, terminals.err));
    return null;
  }
  view.end(performance.now() - startedAt);
  const later = await readJudgedScan(client, scanId);
  if (later === null) throw new Error("The scan is complete but its results are missing.");
  const judged = { ...later, phases: await readPhases(client, scanId) };
  return earlier === null ? { ...judged, since: null } : { ...judged, ...compareWith(earlier, later) };
}
