// Signs in as a person does and leaves something in the account, so that its pages can be looked at with content.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { readMailedLink } from "../../test/live/browser.ts";
import { Receiver } from "../../test/live/receiver.ts";
import type { Service } from "../lib/service.ts";

type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface AccountPages {
  storageState: SignedIn;
  paths: Record<string, string>;
  /** What is done on a page before it is looked at. */
  steps: Record<string, (page: Page) => Promise<unknown>>;
  close(): void;
}

const EMAIL = "ada@example.com";
const SCAN_MS = 60_000;

export async function prepareAccount(
  browser: Browser,
  { origin, logFile }: Service,
  host: string,
): Promise<AccountPages> {
  // Fails at first, so that the log shows both ends of a delivery.
  const receiver = new Receiver((count) => (count === 1 ? 503 : 204));
  const callback = await receiver.listen();
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(`${origin}/account`);
  await page.getByLabel("E-mail address").fill(EMAIL);
  await page.getByRole("button", { name: "Mail me a link" }).click();
  await page.getByText("We sent a link").waitFor();
  const link = await readMailedLink(logFile, EMAIL);
  await page.goto(link);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/account");
  const storageState = await context.storageState();
  await makeKey(page, origin, "Nightly report");
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const key = String(await page.evaluate("navigator.clipboard.readText()"));
  const { ok } = await fetch(`${origin}/api/keys`, { headers: { "x-mcp-api-key": key } });
  if (!ok) throw new Error("the key that was copied opens nothing");
  await page.goto(`${origin}/account/webhooks`);
  await page.getByLabel("Address that receives").fill(callback);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.getByRole("link", { name: "To the subscription" }).click();
  const subscription = new URL(page.url()).pathname;
  await page.goto(`${origin}/`);
  await page.getByLabel("Address of the website").fill(host);
  await page.getByRole("button", { name: "Scan" }).click();
  await page.waitForURL("**/report/*", { timeout: SCAN_MS });
  await context.close();
  return {
    storageState,
    paths: {
      account: "/account",
      "account-keys": "/account/keys",
      "account-key-made": "/account/keys",
      "account-key-refused": "/account/keys",
      "account-key-revoke": "/account/keys",
      "account-webhooks": "/account/webhooks",
      "account-subscription": subscription,
      "account-scans": "/account/scans",
      "account-delete": "/account/delete",
      "account-unknown": "/account/webhooks/whk_none",
      analytics: "/analytics",
    },
    steps: {
      "account-key-made": (at) => makeKey(at, origin, "Deploy"),
      "account-key-refused": async (at) => {
        await at.getByLabel("Days until it ends").fill("soon");
        await at.getByRole("button", { name: "Make the key" }).click();
        await at.getByRole("alert").waitFor();
      },
      "account-key-revoke": (at) => at.getByText("Revoke").first().click(),
      "account-subscription": (at) => at.getByText("Tries").first().click(),
    },
    close: () => receiver.close(),
  };
}

async function makeKey(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/account/keys`);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Make the key" }).click();
  await page.getByRole("heading", { name: "Your key" }).waitFor();
}
