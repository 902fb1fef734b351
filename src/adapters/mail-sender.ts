// Sends mail through the platform's binding; the local simulator writes each message to a file and logs its path.
import type { MailSender } from "../model/ports.ts";

export function createMailSender(binding: SendEmail, from: string): MailSender {
  return {
    async send(message) {
      await binding.send({ from, ...message });
    },
  };
}
