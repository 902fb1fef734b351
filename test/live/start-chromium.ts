// A real browser as a visitor has it, that reaches this machine alone.
import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

const LOOPBACK_ALONE = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1";

/** The arguments of the package are for a single process in a function. */
export const startChromium = async (...more: string[]): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", LOOPBACK_ALONE, ...more],
  });
