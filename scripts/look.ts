// npm run look -- --out DIR [--only NAME]: every kind of page in a real browser, as pictures and through axe-core.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
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
const TALLEST = 30_000;
const SCAN_MS = 60_000;
const FRONT_BYTES = 60_000;
const REPORT_BYTES = 150_000;
const AXE = createRequire(import.meta.url).resolve("axe-core");

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
try {
  await scanByForm(browser, { javaScriptEnabled: false });
  const report = await scanByForm(browser, { javaScriptEnabled: true });
  await copyDraft(browser, report);
  for (const [path, most] of Object.entries({ "/": FRONT_BYTES, [report]: REPORT_BYTES })) await weigh(path, most);
  const paths: Record<string, string> = {
    home: "/",
    report,
    filtered: `${report}?status=fail`,
    running: "/scan",
    unknown: "/scan/0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
    directory: "/directory",
    developers: "/developers/",
    badge: "/developers/badge",
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
async function scanByForm(through: Browser, how: { javaScriptEnabled: boolean }): Promise<string> {
  const page = await through.newPage({ viewport: { width: 1280, height: HEIGHT }, ...how });
  await page.goto(`${service.origin}/`);
  await page.getByLabel("Address of the website").fill(CLINIC_HOST);
  await page.getByRole("button", { name: "Scan" }).click();
  await page.waitForURL("**/scan/*");
  await page.screenshot({
    path: join(out, `live${how.javaScriptEnabled ? "" : "-without-script"}.png`),
    fullPage: true,
  });
  await page.waitForURL("**/report/*", { timeout: SCAN_MS });
  const path = new URL(page.url()).pathname;
  await page.close();
  return path;
}

async function copyDraft(through: Browser, path: string): Promise<void> {
  const context = await through.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(service.origin + path);
  const draft = page.locator(".draft").first();
  await draft.locator("summary").click();
  await draft.getByRole("button", { name: "Copy" }).click();
  await draft.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate("navigator.clipboard.readText()");
  if (copied !== (await draft.locator("pre").textContent())) tell(path, "the copied draft is not what stands there");
  await context.close();
}

/** Compressed as a browser gets it, the page alone. */
async function weigh(path: string, most: number): Promise<void> {
  const text = await (await fetch(service.origin + path, { headers: { accept: "text/html" } })).text();
  const bytes = gzipSync(text).length;
  console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB compressed`);
  if (bytes > most) tell(path, `is heavier than ${most / 1000} kB`);
}

/** The page of a running scan stays as long as its events do not come. */
async function holdEvents(page: Page): Promise<void> {
  await page.route("**/events", () => undefined);
  await page.goto(`${service.origin}/`);
  await page.getByLabel("Address of the website").fill(CLINIC_HOST);
  await page.getByRole("button", { name: "Scan" }).click();
  await page.waitForURL("**/scan/*");
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
  page.on("console", (message) => message.type() === "error" && name !== "unknown" && tell(where, message.text()));
  page.on("pageerror", (error) => tell(where, error.message));
  if (name === "running") await holdEvents(page);
  else await page.goto(service.origin + path);
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
