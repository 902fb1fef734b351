// The tools that our pages offer to the agent in a visitor's browser: with the browser's own interface, with
// interfaces of older drafts put in its place, and without any.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { finishedScan } from "./finished-scan.ts";
import { startChromium } from "./start-chromium.ts";

const { origin } = inject("live");
let browser: Browser;
let report: string;

beforeAll(async () => {
  browser = await startChromium("--enable-features=WebMCP");
  report = `/report/${await finishedScan()}`;
});
afterAll(() => browser.close());

/** A page on which these objects carry an interface that remembers what is registered with it. */
async function openWith(path: string, places: readonly ("document" | "navigator")[]) {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.addInitScript(`
    globalThis.taken = {};
    for (const [name, object] of Object.entries({ document: Document.prototype, navigator: Navigator.prototype })) {
      const has = ${JSON.stringify(places)}.includes(name);
      const value = has ? { registerTool: (tool) => void ((taken[name] ??= {})[tool.name] = tool) } : undefined;
      Object.defineProperty(object, "modelContext", { configurable: true, get: () => value });
    }`);
  await page.goto(origin + path);
  return { page, faults };
}

async function listingOf(domain: string): Promise<string> {
  const answer = await fetch(`${origin}/api/directory`);
  const { listings } = (await answer.json()) as { listings: { slug: string; domain: string }[] };
  return `/directory/${listings.find((one) => one.domain === domain)?.slug}`;
}

const takenOn = (page: Page) =>
  page.evaluate("Object.fromEntries(Object.entries(taken).map(([place, tools]) => [place, Object.keys(tools)]))");
const run = (page: Page, name: string, input: object) =>
  page.evaluate(`taken.document[${JSON.stringify(name)}].execute(${JSON.stringify(input)})`) as Promise<{
    isError?: boolean;
    content: { type: string; text: string }[];
  }>;
const valueOf = ({ content: [first] }: Awaited<ReturnType<typeof run>>) =>
  JSON.parse(first?.text ?? "null") as Record<string, unknown>;

describe("the tools of our pages", () => {
  it("are there for the browser's own agent", async () => {
    const page = await browser.newPage();
    await page.goto(`${origin}/`);
    const tools = await page.webmcp.tools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(["fill_in_scan_form", "scan_website", "search_directory"]);
    const found = await page.webmcp.callTool("search_directory", { limit: 1 });
    expect(JSON.stringify(found)).toContain("Harbor Dental");
    await page.close();
  });

  it("are registered once, where the draft of today has them, on every page that loads the script", async () => {
    const names = ["scan_website", "search_directory"];
    for (const path of ["/", "/directory", await listingOf(CLINIC_HOST), report]) {
      const { page, faults } = await openWith(path, ["document", "navigator"]);
      expect([path, await takenOn(page), faults]).toEqual([path, { document: names }, []]);
      await page.close();
    }
    const { page } = await openWith("/", ["navigator"]);
    expect(await takenOn(page)).toEqual({ navigator: names });
    await page.close();
  });

  it("do nothing where the browser has no such interface", async () => {
    for (const path of ["/", report]) {
      const { page, faults } = await openWith(path, []);
      expect([await takenOn(page), faults]).toEqual([{}, []]);
      await page.close();
    }
  });

  it("scan a website and tell what was found", async () => {
    const { page } = await openWith("/", ["document"]);
    const answer = valueOf(
      await run(page, "scan_website", { url: CLINIC_HOST, scanType: "light", visibility: "unlisted" }),
    );
    expect(answer).toMatchObject({ status: "complete", domain: CLINIC_HOST });
    expect(answer["readinessScore"]).toBeTypeOf("number");
    expect((answer["findings"] as unknown[]).length).toBeLessThanOrEqual(5);
    expect((await fetch(String(answer["report"]))).status).toBe(200);
    await page.close();
  });

  it("search the directory by words, or list it by industry", async () => {
    const { page } = await openWith("/directory", ["document"]);
    for (const input of [{ query: "Harbor Dental" }, { industry: "healthcare", limit: 5 }, {}]) {
      const answer = valueOf(await run(page, "search_directory", input));
      expect([input, answer["businesses"]]).toEqual([
        input,
        expect.arrayContaining([
          expect.objectContaining({ domain: CLINIC_HOST, report: expect.stringContaining(`${origin}/report/`) }),
        ]),
      ]);
    }
    await page.close();
  });

  it("say what was wrong as the API says it", async () => {
    const { page } = await openWith("/", ["document"]);
    const answer = await run(page, "scan_website", { url: "http://localhost.internal/" });
    expect(answer).toMatchObject({ isError: true, content: [{ type: "text", text: expect.stringContaining("url") }] });
    await page.close();
  });
});
