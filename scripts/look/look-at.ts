// One page at one width in one scheme: its pictures, its width, its console, and what axe-core finds.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import type { LookedAt } from "./page-list.ts";
import { fillForm, type Visit } from "./walks.ts";

const HEIGHT = 900;
/** A picture that can still be read; a page becomes several, and what comes after that much repeats itself. */
const SLICE = 2_000;
const TALLEST = 30_000;
const AXE = createRequire(import.meta.url).resolve("axe-core");

export interface View extends LookedAt {
  width: number;
  scheme: "light" | "dark";
}

export async function lookAt(visit: Visit, view: View): Promise<void> {
  const { name, path, width, scheme, storageState, step } = view;
  const context = await visit.browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: scheme,
    ...(storageState === undefined ? {} : { storageState }),
  });
  const page = await context.newPage();
  const where = `${name} ${width} ${scheme}`;
  page.on("pageerror", (error) => visit.tell(where, error.message));
  page.on("console", (message) => {
    // Browsers log the status of a page that answers an error themselves.
    if (message.type() === "error" && view.answersError !== true) visit.tell(where, message.text());
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== visit.origin) visit.tell(where, `asks ${request.url()}`);
  });
  if (name === "running") await holdEvents(visit, page);
  else await page.goto(visit.origin + path);
  await step?.(page);
  await takePictures(page, (part) => join(visit.out, `${name}-${width}-${scheme}-${part}.png`), width);
  const overflow = Number(await page.evaluate("document.documentElement.scrollWidth - innerWidth"));
  if (overflow > 0) visit.tell(where, `is ${overflow} px wider than the window`);
  for (const { id, nodes } of await violations(page))
    visit.tell(where, `${id}: ${nodes.length}, first ${nodes[0]?.html.slice(0, 200)}`);
  await context.close();
}

async function takePictures(page: Page, fileOf: (part: number) => string, width: number): Promise<void> {
  const height = Number(await page.evaluate("document.documentElement.scrollHeight"));
  for (let y = 0, part = 1; y < Math.min(height, TALLEST); y += SLICE, part++)
    await page.screenshot({
      path: fileOf(part),
      fullPage: true,
      clip: { x: 0, y, width, height: Math.min(SLICE, height - y) },
    });
}

/** The page of a running scan stays as long as its events do not come. */
async function holdEvents({ origin, host }: Visit, page: Page): Promise<void> {
  await page.route("**/events", () => undefined);
  await page.goto(`${origin}/`);
  await fillForm(page, host);
}

/** The page's own policy allows no script but ours: the driver brings the engine, not the page. */
async function violations(page: Page): Promise<AxeResults["violations"]> {
  await page.evaluate(readFileSync(AXE, "utf8"));
  const { violations: found } = (await page.evaluate("axe.run()")) as AxeResults;
  return found;
}
