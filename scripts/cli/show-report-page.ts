// --open: the report as a page, for as long as somebody looks at it.
import { openInBrowser } from "./open-in-browser.ts";
import { tell } from "./streams.ts";
import { isSet } from "./terminal.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
const LONG_MS = 60_000;

/** `isOurs`: the page is served by the service that was started for this scan, which stays until it is told to stop. */
export async function showReportPage(url: string, isOurs: boolean): Promise<void> {
  if (isSet(process.env["CI"])) {
    tell("--open is passed over, since CI is set: nobody is there to look.");
    return;
  }
  const isOpened = await openInBrowser(url, process.env);
  tell(isOpened ? `The report is open in the browser: ${url}` : `No browser could be opened here. The report: ${url}`);
  if (!isOurs) return;
  tell("The service runs until Ctrl+C.");
  // Ctrl+C is the way out here and no failure, so the handlers that end with a signal's status go first.
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  // A promise alone does not keep a process alive.
  const alive = setInterval(() => undefined, LONG_MS);
  await new Promise<void>((done) => {
    for (const signal of SIGNALS) process.once(signal, () => done());
  });
  clearInterval(alive);
}
