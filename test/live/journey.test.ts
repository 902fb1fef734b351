// A visitor's whole way in a real browser: from an address typed in to a key revoked.
import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Download, Page } from "playwright-core";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { htmlFaults } from "../fixtures/html-faults.ts";
import { readMailedLink } from "./browser.ts";
import { Receiver } from "./receiver.ts";
import { startChromium } from "./start-chromium.ts";
import { WATCHED_HOST } from "./watched-site.ts";

const { origin, logFile } = inject("live");
const EMAIL = "grace@example.com";
/** Scans are counted by address; no other test comes from these. */
const from = (last: number) => ({ extraHTTPHeaders: { "CF-Connecting-IP": `203.0.113.${last}` } });

let browser: Browser;
let context: BrowserContext;
let page: Page;
let report = "";
let key = "";
const problems: string[] = [];
const receiver = new Receiver(() => 204);
let callback = "";

beforeAll(async () => {
  browser = await startChromium();
  context = await browser.newContext({ ...from(71), permissions: ["clipboard-read", "clipboard-write"] });
  page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`)) problems.push(request.url());
  });
  callback = await receiver.listen();
});
afterAll(async () => {
  await browser.close();
  receiver.close();
});

/** A scan is over in less time than a page takes to load, unless the site takes its time. */
async function scan(at: Page, address: string): Promise<string> {
  await at.goto(`${origin}/`);
  await at.getByLabel("Address of the website").fill(address);
  await at.getByRole("button", { name: "Scan" }).click();
  await at.waitForURL("**/report/*");
  return new URL(at.url()).pathname;
}
const clipboard = async (): Promise<string> => String(await page.evaluate("navigator.clipboard.readText()"));
async function download(name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return readFileSync(await pathOf(file));
}
const pathOf = async (file: Download): Promise<string> => (await file.path()) ?? "";
const ask = (path: string): Promise<Response> => fetch(origin + path, { headers: { "x-mcp-api-key": key } });

describe.sequential("a visitor with scripts", () => {
  it("types an address, watches the scan, and lands on the report", async () => {
    const seen: number[] = [];
    await page.exposeFunction("tellProgress", (value: number) => seen.push(value));
    await page.addInitScript(`addEventListener("DOMContentLoaded", () => {
      const bar = document.getElementById("live-progress");
      if (bar) new MutationObserver(() => tellProgress(bar.value)).observe(document.getElementById("live"), { subtree: true, childList: true, characterData: true });
    })`);
    report = await scan(page, `${WATCHED_HOST}/?watched`);
    expect(await page.locator("h1").textContent()).toBe("Harbor Dental");
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it("may stay where the agents said what they learnt", async () => {
    await page.goto(`${origin}/`);
    await page.getByLabel("Address of the website").fill(`${WATCHED_HOST}/?stayed`);
    await page.getByLabel("Light").check();
    await page.getByRole("button", { name: "Scan" }).click();
    await page.getByRole("button", { name: "Stay on this page" }).click();
    expect(Number(await page.evaluate('document.getElementById("live-progress").value'))).toBe(100);
    expect(await page.locator('[data-agent="essentials"] small').textContent()).toContain("Harbor Dental");
    await page.waitForTimeout(3_000);
    expect(page.url()).toContain("/scan/");
    await page.getByRole("link", { name: "Open the report" }).click();
    await page.waitForURL("**/report/*");
    await page.goto(origin + report);
  });

  it("opens what a number rests on, and copies a fix as it stands there", async () => {
    await page.locator(".first-fixes a").first().click();
    expect(await page.locator(":target").isVisible()).toBe(true);
    const draft = page.locator(".draft").first();
    await draft.locator("summary").click();
    await draft.getByRole("button", { name: "Copy" }).click();
    await draft.getByRole("button", { name: "Copied" }).waitFor();
    expect(await clipboard()).toBe(await draft.locator("pre").textContent());
  });

  it("signs in by the mailed link and comes back to the report", async () => {
    await page.getByRole("link", { name: "Sign in for the skills" }).click();
    await page.getByLabel("E-mail address").fill(EMAIL);
    await page.getByRole("button", { name: "Mail me a link" }).click();
    await page.getByText("We sent a link").waitFor();
    await page.goto(await readMailedLink(logFile, EMAIL));
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(`**${report}`);
    expect(await page.locator(".timeline .tasks li").count()).toBeGreaterThan(0);
  });

  it("takes the report along in every form", async () => {
    expect((await download("Report (Markdown)")).toString()).toContain("Harbor Dental");
    expect(JSON.parse((await download("Results (JSON)")).toString())).toMatchObject({ scan: { status: "complete" } });
    expect(JSON.parse((await download("Checks (JSON)")).toString())).toHaveProperty("checks");
    expect((await download("Opportunities (CSV)")).toString().split("\r\n").length).toBeGreaterThan(2);
    const skills = unzipSync(await download("Skills (ZIP)"));
    const [name = "", bytes = new Uint8Array()] = Object.entries(skills)[0] ?? [];
    expect(name).toMatch(/^[a-z0-9-]+\/SKILL\.md$/);
    expect(strFromU8(bytes)).toMatch(/^---\nname: /);
  });

  it("makes a key that opens the API", async () => {
    await page.goto(`${origin}/account/keys`);
    await page.getByLabel("Name").fill("Nightly");
    await page.getByRole("button", { name: "Make the key" }).click();
    // The button is there before the script that makes it work.
    await page.waitForLoadState("load");
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    key = await clipboard();
    expect(key).toMatch(/^fsk_/);
    expect((await ask("/api/usage")).status).toBe(200);
  });

  it("subscribes a webhook and sees its delivery", async () => {
    await page.goto(`${origin}/account/webhooks`);
    await page.getByLabel("Address that receives").fill(callback);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByRole("link", { name: "To the subscription" }).click();
    const subscription = page.url();
    const answer = await fetch(`${origin}/api/insights/scan`, {
      method: "POST",
      headers: { "x-mcp-api-key": key, "Content-Type": "application/json" },
      body: JSON.stringify({ url: CLINIC_HOST, scanType: "light" }),
    });
    expect(answer.status).toBe(200);
    await receiver.until(() => receiver.of("scan.completed").length > 0);
    await expect
      .poll(
        async () => {
          await page.goto(subscription);
          return page.locator("main").textContent();
        },
        { timeout: 20_000 },
      )
      .toContain("scan.completed");
  });

  it("revokes the key, which opens nothing from then on", async () => {
    await page.goto(`${origin}/account/keys`);
    await page.locator("summary", { hasText: "Revoke" }).first().click();
    await page.getByRole("button", { name: "Revoke this key" }).first().click();
    await expect.poll(async () => (await ask("/api/usage")).status, { timeout: 10_000 }).toBe(401);
  });

  it("met no error on any page, and no request to anybody else", () => expect(problems).toEqual([]));
});

describe("a visitor without scripts", () => {
  it("scans and reads the report", async () => {
    const plain = await browser.newPage({ ...from(72), javaScriptEnabled: false });
    const path = await scan(plain, CLINIC_HOST);
    expect(path).not.toBe(report);
    expect(await plain.locator("h1").textContent()).toBe("Harbor Dental");
    await plain.locator("details.group summary").first().click();
    expect(await plain.locator("details.check").first().isVisible()).toBe(true);
    await plain.close();
  });
});

describe("a visitor with a keyboard alone", () => {
  it("reaches everything on the front page and the report that a pointer reaches, and sees where the focus is", async () => {
    const keys = await browser.newPage({ ...from(73) });
    for (const path of ["/", report]) {
      await keys.goto(origin + path);
      const reachable = Number(
        await keys.evaluate(
          `[...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary")].filter((one) => one.checkVisibility() && (one.type !== "radio" || one.checked)).length`,
        ),
      );
      const reached = new Set<string>();
      for (let press = 0; press < reachable * 2; press++) {
        await keys.keyboard.press("Tab");
        const place = (await keys.evaluate(`(() => {
          const one = document.activeElement;
          if (one === document.body) return null;
          const { outlineStyle } = getComputedStyle(one);
          const around = getComputedStyle(one.parentElement);
          const isSeen = outlineStyle !== "none" || around.outlineStyle !== "none";
          return { id: [...document.querySelectorAll("*")].indexOf(one), isSeen, isScroller: !one.matches("a, button, input, select, summary") };
        })()`)) as { id: number; isSeen: boolean; isScroller: boolean } | null;
        if (place === null) break;
        expect(place.isSeen).toBe(true);
        if (!place.isScroller) reached.add(String(place.id));
      }
      expect(reached.size).toBeGreaterThanOrEqual(reachable);
    }
    await keys.close();
  });
});

describe("pages that are made on request", () => {
  it.each([
    "/directory",
    "/directory/clinic-example-com",
    "/search?query=webhook",
    "/account",
    "/sign-in",
    "/scan/none",
  ])("%s is valid HTML", async (path) => {
    const answer = await fetch(origin + path, { headers: { accept: "text/html", cookie: await cookieHeader() } });
    expect(await htmlFaults(await answer.text())).toEqual([]);
  });

  it("the report is valid HTML", async () => {
    const answer = await fetch(origin + report, { headers: { accept: "text/html" } });
    expect(await htmlFaults(await answer.text())).toEqual([]);
  });
});

const cookieHeader = async (): Promise<string> =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
