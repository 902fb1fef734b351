// npm run look -- --out DIR [--only NAMES]: every kind of page in a real browser, as pictures and through axe-core.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import chromium from "@sparticuz/chromium";
import { Command } from "commander";
import { chromium as playwright } from "playwright-core";
import { CLINIC_HOST } from "../test/fixtures/clinic-site.ts";
import { serveClinic } from "../test/fixtures/serve-clinic.ts";
import { startService } from "./lib/service.ts";
import { lookAt } from "./look/look-at.ts";
import { pagesOf } from "./look/page-list.ts";
import { prepareAccount } from "./look/prepare-account.ts";
import { copyDraft, printReport, scanByForm, tryCall, useReport, type Visit } from "./look/walks.ts";

const { out, only: names } = new Command()
  .requiredOption("--out <folder>", "folder for the pictures")
  .option("--only <names>", "the pages alone whose names begin so, separated by commas")
  .parse()
  .opts<{ out: string; only?: string }>();

const only = names?.split(",");
const WIDTHS = [390, 1440] as const;
const SCHEMES = ["light", "dark"] as const;
const FRONT_BYTES = 60_000;
const REPORT_BYTES = 150_000;

mkdirSync(out, { recursive: true });
const state = mkdtempSync(join(tmpdir(), "foresite-look-"));
const site = await serveClinic({});
const service = await startService({
  state,
  isQuiet: true,
  vars: {
    ALLOW_PRIVATE_TARGETS: "true",
    DEV_HOST_MAP: JSON.stringify({ [CLINIC_HOST]: site.origin }),
    LIMITS: JSON.stringify({ anonymous: { scansPerDay: 50 } }),
  },
});
// The arguments of the package are for a single process in a function; these pages want a browser as people have it.
const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: ["--no-sandbox"] });
let faults = 0;
const visit: Visit = {
  browser,
  origin: service.origin,
  host: CLINIC_HOST,
  out,
  tell(where, what) {
    faults += 1;
    console.log(`${where}: ${what}`);
  },
};
try {
  const report = await scanByForm(visit, { javaScriptEnabled: true });
  const account = await prepareAccount(browser, service, CLINIC_HOST);
  if (only === undefined) {
    await scanByForm(visit, { javaScriptEnabled: false });
    await copyDraft(visit, report);
    await useReport(visit, report);
    await printReport(visit, report);
    await tryCall(visit);
    for (const [path, most] of Object.entries({ "/": FRONT_BYTES, [report]: REPORT_BYTES })) await weigh(path, most);
  }
  for (const page of pagesOf(report, account))
    if (only === undefined || only.some((start) => page.name.startsWith(start)))
      for (const width of WIDTHS) for (const scheme of SCHEMES) await lookAt(visit, { ...page, width, scheme });
  account.close();
} finally {
  await browser.close();
  await service.stop();
  site.close();
  rmSync(state, { recursive: true, force: true });
}
process.exitCode = faults === 0 ? 0 : 1;

/** Compressed as a browser gets it, the page alone. */
async function weigh(path: string, most: number): Promise<void> {
  const text = await (await fetch(service.origin + path, { headers: { accept: "text/html" } })).text();
  const bytes = gzipSync(text).length;
  console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB compressed`);
  if (bytes > most) visit.tell(path, `is heavier than ${most / 1000} kB`);
}
