// The secrets of a subscription. Whatever was the newest once signs until the end that was promised when it was replaced:
// nobody but the receiver knows which of them it has.
import { z } from "zod";
import type { Ports } from "../model/ports.ts";
import type { Subscription } from "../model/webhook.ts";

/** More rotations than anybody needs while one overlaps; each adds a signature to every attempt. */
export const MOST_FORMER_SECRETS = 8;

const FormerSecrets = z.array(z.object({ secret: z.string(), until: z.number() }));
export type FormerSecrets = z.infer<typeof FormerSecrets>;

type Sealed = Pick<Subscription, "sealedSecret" | "sealedPreviousSecret">;

/** Those before the newest that still sign, the newest of them first. */
export async function formerSecrets(vault: Ports["vault"], { sealedPreviousSecret }: Sealed, now: number) {
  if (sealedPreviousSecret === null) return [];
  const former = FormerSecrets.parse(JSON.parse(await vault.open(sealedPreviousSecret)));
  return former.filter(({ until }) => until > now);
}

export const sealFormer = (vault: Ports["vault"], former: FormerSecrets): Promise<string> =>
  vault.seal(JSON.stringify(former));

/** With each of them every attempt is signed, newest first. */
export async function signingSecrets(vault: Ports["vault"], sealed: Sealed, now: number): Promise<string[]> {
  const [newest, former] = await Promise.all([vault.open(sealed.sealedSecret), formerSecrets(vault, sealed, now)]);
  return [newest, ...former.map(({ secret }) => secret)];
}
