import { describe, expect, it } from "vitest";
import { createOwnerNotice } from "../../src/adapters/owner-notice.ts";
import type { Ports } from "../../src/model/ports.ts";
import type { Subscription } from "../../src/model/webhook.ts";
import { WEBHOOK_TIMES_MS } from "../../src/model/webhook-limits.ts";
import { nextNotice, tellOwnerOfEnd } from "../../src/services/tell-owner-of-end.ts";

const subscription = { id: "whk_1", owner: "user:u1", callbackHost: "example.com" } as Subscription;

function world(addresses: Record<string, string>, send: (to: string) => void = () => undefined) {
  const mails: { to: string; text: string }[] = [];
  const logged: string[] = [];
  const mail = {
    send: async (message: { to: string; text: string }) => {
      send(message.to);
      mails.push(message);
    },
  };
  const ports = {
    config: { publicOrigin: "https://foresite.example.org", webhookTimesMs: WEBHOOK_TIMES_MS },
    log: (event: string) => void logged.push(event),
    tellOwner: createOwnerNotice(mail, async (owner) => addresses[owner] ?? null),
    // Only what the notice uses is there.
  } as unknown as Ports;
  return { ports, mails, logged };
}

describe("the notice that a webhook was disabled", () => {
  it.each([
    ["disabled", "without a break for 5 days"],
    ["exhausted", "never answered with success"],
    ["gone", "answered 410"],
  ] as const)("goes to the address of the account, names host and subscription, and why: %s", async (reason, why) => {
    const { ports, mails } = world({ "user:u1": "owner@example.com" });
    expect(await tellOwnerOfEnd(ports, subscription, reason)).toBe(true);
    expect(mails).toMatchObject([{ to: "owner@example.com", text: expect.stringMatching(/example\.com.*whk_1/) }]);
    expect(mails[0]?.text).toContain(why);
  });

  it("goes nowhere where no address is known, and stops nothing when mail fails", async () => {
    const nobody = world({});
    expect(await tellOwnerOfEnd(nobody.ports, subscription, "disabled")).toBe(true);
    expect(nobody.mails).toEqual([]);
    const failing = world({ "user:u1": "owner@example.com" }, () => {
      throw new Error("no mail");
    });
    expect(await tellOwnerOfEnd(failing.ports, subscription, "disabled")).toBe(false);
    expect(failing.logged).toEqual(["hooks.notice_failed"]);
  });

  it("is tried again later each time when mail fails, for ten hours and no longer", () => {
    const pauses: number[] = [];
    for (let notice = nextNotice({ tries: 0, dueAt: 0 }, 0); notice !== null; notice = nextNotice(notice, 0))
      pauses.push(notice.dueAt / 1_000);
    expect(pauses).toEqual([30, 120, 480, 1_920, 7_680, 30_720]);
  });
});
