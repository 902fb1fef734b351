// The second safety net of deliveries: endpoints are looked at from outside, a few a minute, all in turn. One that
// lost its alarm (the platform gives up on an alarm that fails too often) would hold its deliveries until the next event.
import type { Ports } from "../model/ports.ts";

/** All of ten thousand subscriptions within two hours: far sooner than any delivery is given up. */
const ENDPOINTS_PER_RUN = 100;
const MARK = "endpoints";

export async function pokeEndpoints(ports: Ports): Promise<void> {
  const after = await ports.removal.readMark(MARK);
  const found = await ports.subscriptions.list(after, ENDPOINTS_PER_RUN);
  const answers = await Promise.allSettled(found.map(({ id }) => ports.endpoint(id).poke()));
  // At the end the round starts anew.
  await ports.removal.writeMark(MARK, found.length < ENDPOINTS_PER_RUN ? 0 : (found.at(-1)?.row ?? 0));
  const failed = answers.filter(({ status }) => status === "rejected").length;
  if (failed > 0) ports.log("hooks.poke_failed", { endpoints: failed });
}
