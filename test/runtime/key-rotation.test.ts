// What the operator's keys protect, in the real database, while they are changed.
import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { createDigest } from "../../src/adapters/digest.ts";
import { createVault } from "../../src/adapters/vault.ts";
import { portsFromEnv } from "../../src/context.ts";
import type { MailMessage, Ports } from "../../src/model/ports.ts";
import { formerSecrets } from "../../src/services/webhook-secrets.ts";
import { resealSecrets } from "../../src/services/reseal-secrets.ts";
import { readStopToken, recipientHash, sendReport, stopToken } from "../../src/services/send-report.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { RECEIVER_HOSTS } from "./fake-receivers.ts";
import { call, makeTestKey, migrate, scan } from "./service.ts";

const NEW_KEY = "a new key of at least thirty-two characters!";
const SECRET = "a secret of the receiver's own";
let key: string;
beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
});

describe("changing DATA_KEY", () => {
  it("loses no webhook secret: the former key opens, a run seals anew, then the former key can go", async () => {
    const headers = { "x-mcp-api-key": key };
    const made = await call<{ subscription: { id: string } }>("/api/webhooks/subscribe", {
      method: "POST",
      headers,
      body: { callback_url: `https://${RECEIVER_HOSTS.at(-1)}/rotation`, events: ["scan.completed"], secret: SECRET },
    });
    const { id } = made.body.subscription;
    await call(`/api/webhooks/subscriptions/${id}/rotate`, { method: "POST", headers, body: {} });
    const ports = portsFromEnv(env);
    const stored = async () => {
      const found = await ports.subscriptions.find(id);
      if (found === null) throw new Error("the subscription is gone");
      return found;
    };
    const former = await stored();
    expect(JSON.stringify(former)).not.toContain(SECRET);

    const vault = createVault(NEW_KEY, ports.config.dataKey);
    await resealSecrets({ ...ports, vault });
    const anew = await stored();
    const onlyNew = createVault(NEW_KEY);
    expect(await onlyNew.open(anew.sealedSecret)).toBe(await ports.vault.open(former.sealedSecret));
    expect((await formerSecrets(onlyNew, anew, Date.now())).map(({ secret }) => secret)).toEqual([SECRET]);
    expect(await ports.subscriptions.findSealedOtherwise(await vault.currentPrefix(), "", 10)).toEqual([]);

    // Once its overlap is over, the secret before is kept no longer.
    const later = { now: () => anew.previousSecretUntil ?? 0, sleep: async () => undefined };
    await resealSecrets({ ...ports, vault, clock: later });
    expect(await stored()).toMatchObject({ sealedPreviousSecret: null, previousSecretUntil: null });
    expect(await ports.subscriptions.reseal(former, anew)).toBe(false);
    await resealSecrets(ports);
    await call(`/api/webhooks/subscriptions/${id}`, { method: "DELETE", headers });
  });
});

describe("changing ADDRESS_KEY", () => {
  const sent: MailMessage[] = [];
  const portsUnder = (digest: Ports["digest"]): Ports => ({
    ...portsFromEnv(env),
    digest,
    mail: { send: async (message) => void sent.push(message) },
  });

  it("sends nothing to those who asked for no mail under the former key, and keeps their links open", async () => {
    const ports = portsFromEnv(env);
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const orderMail = () =>
      env.DB.prepare("update scans set email = 'left-alone@example.org' where id = ?").bind(scanId).run();
    await orderMail();
    await sendReport(portsUnder(ports.digest), scanId);
    const link = sent[0]?.headers?.["List-Unsubscribe"] ?? "";
    const token = /\/email\/stop\/(\w+)/.exec(link)?.[1] ?? "";
    const recipient = await recipientHash(ports, "left-alone@example.org");
    expect(await readStopToken(ports, token)).toBe(recipient);
    await ports.reportMail.stop(recipient, 0);

    const rotated = portsUnder(createDigest(NEW_KEY, ports.config.addressKey));
    await orderMail();
    await sendReport(rotated, scanId);
    expect(sent).toHaveLength(1);
    expect(await readStopToken(rotated, token)).toBe(recipient);
    expect(await readStopToken(rotated, `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`)).toBeNull();
    expect(await readStopToken(portsUnder(createDigest(NEW_KEY)), token)).toBeNull();
  });

  it("can be told by a link under the present key, which changes no list", async () => {
    const { digest } = portsFromEnv(env);
    const nobody = "0".repeat(64);
    const statusOf = async (token: string): Promise<number> =>
      (await call(`/email/resume/${token}`, { method: "POST" })).status;
    const stops = () => env.DB.prepare("select count(*) as n from mail_stops").first("n");
    const before = await stops();
    expect(await statusOf(await stopToken({ digest }, nobody))).toBe(200);
    expect(await statusOf(await stopToken({ digest: createDigest(NEW_KEY) }, nobody))).toBe(404);
    expect(await stops()).toBe(before);
  });
});
