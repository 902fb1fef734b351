// Mail to whoever owns a thing, where an address is known.
import type { MailSender } from "../model/ports.ts";
import type { WebhookPorts } from "../model/webhook-ports.ts";

/** `addressOf` gives the address of an account ("user:…"), or null: keys and client addresses have none. */
export function createOwnerNotice(
  mail: MailSender,
  addressOf: (owner: string) => Promise<string | null>,
): WebhookPorts["tellOwner"] {
  return async (owner, message) => {
    const to = await addressOf(owner);
    if (to !== null) await mail.send({ to, ...message });
  };
}
