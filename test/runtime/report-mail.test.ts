import { env } from "cloudflare:test";
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, it } from "vitest";
import { portsFromEnv } from "../../src/context.ts";
import type { MailMessage, Ports } from "../../src/model/ports.ts";
import { sendReport } from "../../src/services/send-report.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, scan } from "./service.ts";

const sent: MailMessage[] = [];
const ports = (): Ports => ({
  ...portsFromEnv(env),
  mail: { send: async (message) => void sent.push(message) },
});
let key: string;
beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
});

/** A finished scan whose report is still to be sent: what the dispatcher finds. */
async function finishedScan(email: string): Promise<string> {
  const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
  await env.DB.prepare("update scans set email = ? where id = ?").bind(email, scanId).run();
  return scanId;
}
const addressOf = (scanId: string) => portsFromEnv(env).reportMail.addressOf(scanId);
const messagesTo = (to: string) => sent.filter((message) => message.to === to);

describe("the report by e-mail", () => {
  it("is sent once, to the address given, which is forgotten then", async () => {
    const scanId = await finishedScan("owner@example.org");
    await sendReport(ports(), scanId);
    await sendReport(ports(), scanId);
    const [message, more] = messagesTo("owner@example.org");
    expect(more).toBeUndefined();
    expect(message?.subject).toBe(`Your Foresite report: ${CLINIC_HOST}`);
    expect(message?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(message?.text).toContain(`/report/${scanId}`);
    expect(message?.text).not.toContain("/api/");
    expect(await addressOf(scanId)).toBeNull();
  });

  it("keeps the address when sending failed, so that it is tried again", async () => {
    const scanId = await finishedScan("again@example.org");
    const broken: Ports = { ...ports(), mail: { send: () => Promise.reject(new Error("mail is down")) } };
    await expect(sendReport(broken, scanId)).rejects.toThrow("mail is down");
    for (let i = 0; i < 5; i++) await expect(sendReport(broken, scanId)).rejects.toThrow("mail is down");
    await sendReport(ports(), scanId);
    expect(messagesTo("again@example.org")).toHaveLength(1);
  });

  it("reaches one recipient at most three times a day, whoever asks", async () => {
    const scanIds = [];
    for (let i = 0; i < 4; i++) scanIds.push(await finishedScan("Often@example.org"));
    for (const scanId of scanIds) await sendReport(ports(), scanId);
    expect(messagesTo("Often@example.org")).toHaveLength(3);
    expect(await addressOf(scanIds[3] ?? "")).toBeNull();
  });

  it("stops at once when its link is opened, and starts again on request", async () => {
    await sendReport(ports(), await finishedScan("stop@example.org"));
    const link =
      /<(http[^>]+)>/.exec(messagesTo("stop@example.org")[0]?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const path = new URL(link).pathname;
    expect(path).not.toContain("stop@");
    const page = await call<string>(path);
    expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    const { document } = parseHTML(page.body);
    expect(document.querySelector("[role=status]")?.textContent).toBe("You will get no more reports by e-mail.");
    expect(document.querySelector("form")?.getAttribute("action")).toBe(path.replace("stop", "resume"));
    expect(document.querySelector('meta[property="og:url"]')).toBeNull();
    await sendReport(ports(), await finishedScan("stop@example.org"));
    expect(messagesTo("stop@example.org")).toHaveLength(1);
    expect((await call(path.replace("stop", "resume"), { method: "POST" })).status).toBe(200);
    await sendReport(ports(), await finishedScan("stop@example.org"));
    expect(messagesTo("stop@example.org")).toHaveLength(2);
  });

  it("stops at the button of a mail client, which posts to the same address", async () => {
    await sendReport(ports(), await finishedScan("button@example.org"));
    const link = messagesTo("button@example.org")[0]?.headers?.["List-Unsubscribe"] ?? "";
    const path = new URL(link.slice(1, -1)).pathname;
    const posted = await call(path, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(posted.status).toBe(200);
    await sendReport(ports(), await finishedScan("button@example.org"));
    expect(messagesTo("button@example.org")).toHaveLength(1);
  });

  it("has no link that a guess could open", async () => {
    for (const guess of ["abc", "a".repeat(64), "a".repeat(96)])
      expect((await call(`/email/stop/${guess}`)).status).toBe(404);
    const { results } = await env.DB.prepare("select recipient from mail_stops where recipient like 'aaa%'").all();
    expect(results).toEqual([]);
  });
});

describe("the outbox", () => {
  it("is asked for a message exactly when an address was given", async () => {
    const withAddress = await call<{ scanId: string }>("/api/insights/scan", {
      method: "POST",
      body: { url: CLINIC_HOST, scanType: "light", email: "row@example.org" },
      headers: { "x-mcp-api-key": key },
    });
    const { scanId: without } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const rowsOf = async (scanId: string) =>
      (await env.DB.prepare("select type from outbox where scan_id = ? and type = 'report.email'").bind(scanId).all())
        .results.length;
    await expect.poll(() => rowsOf(withAddress.body.scanId), { timeout: 20_000 }).toBe(1);
    expect(await rowsOf(without)).toBe(0);
  });
});
