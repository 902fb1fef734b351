// Deletes what accounts leave behind: links, sessions and tokens that are over, clients that nobody uses.
import { CLIENT_UNUSED_MS } from "../../model/limits.ts";
import type { Ports } from "../../model/ports.ts";

export async function sweepAccounts(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const deleted = await ports.accounts.sweep(now, now - CLIENT_UNUSED_MS);
  ports.log("accounts.swept", { deleted });
}
