// npm run look -- --out DIR [--only NAME]: every kind of page in a real browser, as pictures and through axe-core.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";
import type { AxeResults } from "axe-core";
import { Command } from "commander";
import { type Browser, chromium as playwright, type Page } from "playwright-core";
import { CLINIC_HOST } from "../test/fixtures/clinic-site.ts";
import { serveClinic } from "../test/fixtures/serve-clinic.ts";
import { startService } from "./lib/service.ts";

const { out, only } = new Command()
  .requiredOption("--out <folder>", "folder for the pictures")
  .option("--only <name>", "one page alone, by its name")
  .parse()
  .opts<{ out: string; only?: string }>();

const WIDTHS = [390, 1280] as const;
const SCHEMES = ["light", "dark"] as const;
const HEIGHT = 900;
/** A picture that can still be read; a page becomes several, and what comes after that much repeats itself. */
const SLICE = 2_000;
const TALLEST = 16_000;
const SCAN_MS = 60_000;
const AXE = createRequire(import.meta.url).resolve("axe-core");

mkdirSync(out, { recursive: true });
const state = mkdtempSync(join(tmpdir(), "foresite-look-"));
const site = await serveClinic({});
const service = await startService({
  state,
  isQuiet: true,
  vars: { ALLOW_PRIVATE_TARGETS: "true", DEV_HOST_MAP: JSON.stringify({ [CLINIC_HOST]: site.origin }) },
});
// The arguments of the package are for a single process in a function; these pages want a browser as people have it.
const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: ["--no-sandbox"] });
let faults = 0;
try {
  const report = await scanByForm(browser);
  const paths: Record<string, string> = {
    home: "/",
    report,
    filtered: `${report}?status=fail`,
    scan: "/scan/0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
    directory: "/directory",
    developers: "/developers/",
    pricing: "/pricing",
    method: "/method",
    bot: "/bot",
    privacy: "/legal/privacy",
    error: "/developers/errors/RATE_LIMIT",
  };
  for (const [name, path] of Object.entries(paths))
    if (only === undefined || only === name)
      for (const width of WIDTHS) for (const scheme of SCHEMES) await look(browser, { name, path, width, scheme });
} finally {
  await browser.close();
  await service.stop();
  site.close();
  rmSync(state, { recursive: true, force: true });
}
process.exitCode = faults === 0 ? 0 : 1;

/** As a visitor does it: type the address, send the form, wait for the report. */
async function scanByForm(through: Browser): Promise<string> {
  const page = await through.newPage({ viewport: { width: 1280, height: HEIGHT } });
  await page.goto(`${service.origin}/`);
  await page.getByLabel("Address of the website").fill(CLINIC_HOST);
  await page.getByRole("button", { name: "Scan" }).click();
  await page.waitForURL("**/scan/*");
  await page.screenshot({ path: join(out, "live.png"), fullPage: true });
  await page.waitForURL("**/report/*", { timeout: SCAN_MS });
  const path = new URL(page.url()).pathname;
  await page.close();
  return path;
}

interface View {
  name: string;
  path: string;
  width: number;
  scheme: "light" | "dark";
}

async function look(through: Browser, { name, path, width, scheme }: View): Promise<void> {
  const context = await through.newContext({ viewport: { width, height: HEIGHT }, colorScheme: scheme });
  const page = await context.newPage();
  const where = `${name} ${width} ${scheme}`;
  page.on("console", (message) => message.type() === "error" && name !== "scan" && tell(where, message.text()));
  page.on("pageerror", (error) => tell(where, error.message));
  await page.goto(service.origin + path);
  const height = Number(await page.evaluate("document.documentElement.scrollHeight"));
  for (let y = 0, part = 1; y < Math.min(height, TALLEST); y += SLICE, part++)
    await page.screenshot({
      path: join(out, `${name}-${width}-${scheme}-${part}.png`),
      fullPage: true,
      clip: { x: 0, y, width, height: Math.min(SLICE, height - y) },
    });
  const overflow = Number(await page.evaluate("document.documentElement.scrollWidth - innerWidth"));
  if (overflow > 0) tell(where, `is ${overflow} px wider than the window`);
  for (const { id, nodes } of await violations(page))
    tell(where, `${id}: ${nodes.length}, first ${nodes[0]?.html.slice(0, 200)}`);
  await context.close();
}

/** The page's own policy allows no script but ours: the driver brings the engine, not the page. */
async function violations(page: Page): Promise<AxeResults["violations"]> {
  await page.evaluate(readFileSync(AXE, "utf8"));
  const { violations: found } = (await page.evaluate("axe.run()")) as AxeResults;
  return found;
}

function tell(where: string, what: string): void {
  faults += 1;
  console.log(`${where}: ${what}`);
}
