// What scripts add to our pages, in a real browser: hours as one types, rows in another order, a call tried out.
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { finishedScan } from "./finished-scan.ts";
import { startChromium } from "./start-chromium.ts";

const { origin } = inject("live");
const APPOINTMENTS = "wf-appointment";
const OPPORTUNITY = "op-appointment-online-booking";
/** Longer than the page waits for the next key. */
const SETTLED_MS = 1_500;

let browser: Browser;
let path: string;

beforeAll(async () => {
  browser = await startChromium();
  path = `/report/${await finishedScan("full")}`;
});
afterAll(() => browser.close());

async function open(at: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto(origin + at);
  return { page, faults };
}
const field = (page: Page) => page.getByLabel("Appointments a month");
const noteOf = (page: Page) => page.locator("#hours-note");
const saysStated = (page: Page, stated: string) =>
  noteOf(page)
    .filter({ hasText: `${stated} appointments a month you stated` })
    .waitFor();
const addressOf = (page: Page) => new URL(page.url()).search;

/** All that the volumes move, as a reader sees it. */
const seenOn = (page: Page) =>
  page.evaluate(`(() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const links = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getAttribute("href"));
    return {
      note: texts("#hours-note"),
      cards: texts(".scenarios .big"),
      rows: texts(".sortable tbody"),
      formulas: texts("section[aria-labelledby=hours] details"),
      files: links(".downloads a"),
      sorts: links("a[data-sort]"),
      back: links("#hours-form a"),
      filter: [...new FormData(document.querySelector("form.filter"))].map(String),
    };
  })()`);

describe("the hours while a reader types", () => {
  it("move in the sentence, the cards, the tables, the links and the address as if the page had been asked for", async () => {
    const { page, faults } = await open(`${path}?status=fail&sort=-hours`);
    const assumed = await seenOn(page);
    await field(page).fill("400");
    await saysStated(page, "400");
    const query = `?status=fail&sort=-hours&${APPOINTMENTS}=400`;
    expect(addressOf(page)).toBe(query);
    const { page: asked } = await open(path + query);
    const typed = await seenOn(page);
    expect(typed).toEqual(await seenOn(asked));
    for (const file of [".md", "/opportunities.csv"]) {
      const link = `${path}${file}?${APPOINTMENTS}=400`;
      expect(typed).toMatchObject({ files: expect.arrayContaining([link]) });
      expect(await (await fetch(origin + link)).text()).toMatch(/400 appointments/);
    }

    await field(page).fill("");
    await noteOf(page).filter({ hasNotText: "you stated" }).waitFor();
    expect(await seenOn(page)).toEqual(assumed);
    expect(addressOf(page)).toBe("?status=fail&sort=-hours");
    expect(faults).toEqual([]);
    await Promise.all([page.close(), asked.close()]);
  });

  it("tell in the opened formula whose the volume is, in both directions", async () => {
    const { page } = await open(path);
    const figures = page.locator(`[data-follows="formula-${OPPORTUNITY}"] tbody tr`).first();
    const assumed = await figures.textContent();
    await field(page).fill("400");
    await figures.filter({ hasText: "400400400stated by you" }).waitFor({ state: "attached" });
    await field(page).fill("");
    await figures.filter({ hasNotText: "stated by you" }).waitFor({ state: "attached" });
    expect(await figures.textContent()).toBe(assumed);
    await page.close();
  });

  it("keep a complaint when the answer to an earlier number comes late", async () => {
    const { page, faults } = await open(path);
    const held: Route[] = [];
    await page.route(`**${path}?*${APPOINTMENTS}=400*`, (route) => void held.push(route));
    await field(page).fill("400");
    await expect.poll(() => held.length).toBe(1);
    await field(page).fill("abc");
    await noteOf(page).filter({ hasText: "Nothing was computed" }).waitFor();
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    await page.waitForTimeout(SETTLED_MS);
    expect(await noteOf(page).textContent()).toContain("Nothing was computed");
    expect(await field(page).getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator(`#volume-${APPOINTMENTS}-problem`).textContent()).toContain("Write a number from 0");
    expect(addressOf(page)).toBe("");

    await field(page).fill("500");
    await saysStated(page, "500");
    expect(await field(page).getAttribute("aria-invalid")).toBeNull();
    expect(await page.locator(".problem").count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  it("say that nothing could be computed without a connection", async () => {
    const { page } = await open(path);
    await page.context().setOffline(true);
    await field(page).fill("400");
    await noteOf(page).filter({ hasText: "there is no connection" }).waitFor();
    await page.context().close();
  });
});

describe("the table of opportunities", () => {
  it("is sorted in place by its heads, either way, as the page asked for that order is", async () => {
    const { page, faults } = await open(path);
    const order = (at: Page) =>
      at.evaluate("[...document.querySelectorAll('.sortable tbody')].map(({ id }) => id)") as Promise<string[]>;
    const taken = await order(page);
    await page.locator("thead [data-sort=priority]").click();
    expect(addressOf(page)).toBe("?sort=-priority");
    expect(await order(page)).toEqual(taken.toReversed());
    for (const sort of ["-hours", "hours"]) {
      await page.locator("thead [data-sort=hours]").click();
      expect(addressOf(page)).toBe(`?sort=${sort}`);
      const { page: asked } = await open(`${path}?sort=${sort}`);
      expect(await order(page)).toEqual(await order(asked));
      await asked.close();
    }
    expect(await page.locator("th[aria-sort]").getAttribute("aria-sort")).toBe("ascending");
    expect(
      await page.locator("input[name=sort]").evaluateAll((all) => all.map((one) => one.getAttribute("value"))),
    ).toEqual(["hours", "hours"]);
    expect(faults).toEqual([]);
    await page.close();
  });

  it("keeps the stated volumes when it is sorted, and its order when volumes are stated", async () => {
    const { page } = await open(path);
    await page.locator("thead [data-sort=effort]").click();
    await field(page).fill("400");
    await saysStated(page, "400");
    expect(addressOf(page)).toBe(`?sort=effort&${APPOINTMENTS}=400`);
    await page.locator("thead [data-sort=hours]").click();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ sort: "-hours", [APPOINTMENTS]: "400" });
    await page.close();
  });
});

describe("the form on the page of an operation", () => {
  it("sends the call and shows status, headers and body of the answer", async () => {
    const { page, faults } = await open("/developers/api/get_scan_status");
    const answer = page.locator(".try-answer");
    for (const [key, status, code] of [
      ["fsk_wrong", "401", "INVALID_CREDENTIALS"],
      ["", "404", "SCAN_NOT_FOUND"],
    ] as const) {
      await page.getByLabel("API key or access token").fill(key);
      await page.getByRole("button", { name: "Send" }).click();
      await answer.locator(".chip", { hasText: status }).waitFor();
      expect(await answer.locator("pre").first().textContent()).toContain(code);
      expect(await answer.locator("details pre").textContent()).toContain("content-type: application/json");
    }
    expect(faults).toEqual([]);
    await page.close();
  });
});
