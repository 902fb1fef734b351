// What a visitor does on the way through the pages.
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";

export interface Visit {
  browser: Browser;
  origin: string;
  /** Website that is scanned. */
  host: string;
  /** Folder for pictures. */
  out: string;
  /** Something is wrong at a place. */
  tell(this: void, where: string, what: string): void;
}

const SCAN_MS = 60_000;
const WINDOW = { width: 1440, height: 900 };

/** Types the address, sends the form, and stands before the running scan. */
export async function fillForm(page: Page, host: string): Promise<void> {
  await page.getByLabel("Address of the website").fill(host);
  await page.getByRole("button", { name: "Scan" }).click();
  await page.waitForURL("**/scan/*");
}

/** As a visitor does it: type the address, send the form, wait for the report. */
export async function scanByForm(
  { browser, origin, host, out }: Visit,
  how: { javaScriptEnabled: boolean },
): Promise<string> {
  const page = await browser.newPage({ viewport: WINDOW, ...how });
  await page.goto(`${origin}/`);
  await fillForm(page, host);
  await page.screenshot({
    path: join(out, `live${how.javaScriptEnabled ? "" : "-without-script"}.png`),
    fullPage: true,
  });
  await page.waitForURL("**/report/*", { timeout: SCAN_MS });
  const path = new URL(page.url()).pathname;
  await page.close();
  return path;
}

export async function copyDraft({ browser, origin, tell }: Visit, path: string): Promise<void> {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(origin + path);
  const draft = page.locator(".draft").first();
  await draft.locator("summary").click();
  await draft.getByRole("button", { name: "Copy" }).click();
  await draft.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate("navigator.clipboard.readText()");
  if (copied !== (await draft.locator("pre").textContent())) tell(path, "the copied draft is not what stands there");
  await context.close();
}

/** What scripts add to a report: hours as one types, rows in another order, links that open what they lead to. */
export async function useReport({ browser, origin, tell }: Visit, path: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(origin + path);
  const note = page.locator("#hours-note");
  await page.getByLabel("Appointments a month").fill("400");
  await note.filter({ hasText: "400 appointments a month you stated" }).waitFor();
  const last = await page.locator("tbody[data-hours]").last().getAttribute("id");
  await page.locator("thead [data-sort=priority]").click();
  if ((await page.locator("tbody[data-hours]").first().getAttribute("id")) !== last)
    tell(path, "the table is not sorted in place");
  await page.locator(".first-fixes a").first().click();
  if (!(await page.locator(":target").isVisible())) tell(path, "a link to a check does not open it");
  await page.close();
}

export async function printReport({ browser, origin, out }: Visit, path: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(origin + path);
  await page.pdf({ path: join(out, "report.pdf"), preferCSSPageSize: true, printBackground: true });
  await page.close();
}

/** The form on the page of an operation: sent with a bad key, and with none. */
export async function tryCall({ browser, origin, out }: Visit): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${origin}/developers/api/get_scan_status`);
  for (const [key, status] of [
    ["fsk_wrong", "401"],
    ["", "404"],
  ] as const) {
    await page.getByLabel("API key or access token").fill(key);
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator(".try-answer .chip", { hasText: status }).waitFor();
  }
  await page.screenshot({ path: join(out, "tried.png"), fullPage: true });
  await page.close();
}
