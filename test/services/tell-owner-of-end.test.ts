import { describe, expect, it } from "vitest";
import { createOwnerNotice } from "../../src/adapters/owner-notice.ts";
import type { Ports } from "../../src/model/ports.ts";
import type { Subscription } from "../../src/model/webhook.ts";
import { tellOwnerOfEnd } from "../../src/services/tell-owner-of-end.ts";

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
    config: { publicOrigin: "https://foresite.example.org" },
    log: (event: string) => void logged.push(event),
    tellOwner: createOwnerNotice(mail, async (owner) => addresses[owner] ?? null),
    // Only what the notice uses is there.
  } as unknown as Ports;
  return { ports, mails, logged };
}

describe("the notice that a webhook was disabled", () => {
  it("goes to the address of the account, and names host and subscription", async () => {
    const { ports, mails } = world({ "user:u1": "owner@example.com" });
    await tellOwnerOfEnd(ports, subscription);
    expect(mails).toMatchObject([{ to: "owner@example.com", text: expect.stringMatching(/example\.com.*whk_1/) }]);
  });

  it("goes nowhere where no address is known, and stops nothing when mail fails", async () => {
    const nobody = world({});
    await tellOwnerOfEnd(nobody.ports, subscription);
    expect(nobody.mails).toEqual([]);
    const failing = world({ "user:u1": "owner@example.com" }, () => {
      throw new Error("no mail");
    });
    await expect(tellOwnerOfEnd(failing.ports, subscription)).resolves.toBeUndefined();
    expect(failing.logged).toEqual(["hooks.owner_told", "hooks.notice_failed"]);
  });
});
