// What a new value of each secret ends, and what has to be known before it is made.
import type { SecretName } from "../lib/make-secret.ts";

/** Secrets under which something is kept that must outlive them: the value before goes on, as NAME_FORMER. */
export const FORMER_OF = { ADDRESS_KEY: "ADDRESS_KEY_FORMER", DATA_KEY: "DATA_KEY_FORMER" } as const;
export type LastingName = keyof typeof FORMER_OF;
export type FormerName = (typeof FORMER_OF)[LastingName];
export const FORMER_NAMES: readonly FormerName[] = Object.values(FORMER_OF);

export const lastingOf = (former: FormerName): LastingName =>
  former === "DATA_KEY_FORMER" ? "DATA_KEY" : "ADDRESS_KEY";

const isLasting = (name: string): name is LastingName => Object.hasOwn(FORMER_OF, name);

/** What a new value ends, in words for whoever rotates; OPERATING.md says more. */
export const ROTATION: Readonly<Record<SecretName, string>> = {
  AUTH_SECRET: "sessions, and tokens signed with the old keys; API keys go on",
  BOT_KEY: "nothing where sites follow the key directory; those that pinned the key must look again",
  ADDRESS_KEY:
    "today's counts of callers without an account, and what their webhook subscriptions match. Who asked for no mail stays unmailed while ADDRESS_KEY_FORMER is there",
  DATA_KEY:
    "nothing while DATA_KEY_FORMER is there. The daily job seals webhook secrets anew; then deploy --forget DATA_KEY_FORMER takes it away",
};

export interface RotationAsk {
  rotate: readonly SecretName[];
  /** Names of the Worker's secrets. */
  inAccount: readonly string[];
  /** Present values, as whoever rotates has them. */
  present: Readonly<Partial<Record<string, string>>>;
  keepSecretsIn: string | null;
  origin: string | null;
}

/** In words why this cannot be done; null when it can. */
export function refuseRotation({ rotate, inAccount, present, keepSecretsIn, origin }: RotationAsk): string | null {
  for (const name of movedBy(rotate, inAccount)) {
    if (present[name] === undefined)
      return `The present value of ${name} is needed, to go on as ${FORMER_OF[name]}: the platform shows it to nobody. Give the file that --keep-secrets wrote: --present-secrets FILE, or - for standard input.`;
    if (keepSecretsIn === null)
      return `The new value of ${name} has to be kept, or it could not be changed again: --keep-secrets FILE.`;
    if (name === "ADDRESS_KEY" && inAccount.includes(FORMER_OF[name]))
      return "ADDRESS_KEY_FORMER is in use: who asked for no mail under it would be mailed again. Take it away first, if nobody did: --forget ADDRESS_KEY_FORMER.";
    if (name === "ADDRESS_KEY" && origin === null)
      return "The running service is asked whether the present value of ADDRESS_KEY is right: say where it answers with --origin.";
  }
  return null;
}

/** Secrets whose present value becomes the former one: those that are there. */
export const movedBy = (rotate: readonly SecretName[], inAccount: readonly string[]): LastingName[] =>
  rotate.filter(isLasting).filter((name) => inAccount.includes(name));
