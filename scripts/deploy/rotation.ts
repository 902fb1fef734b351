// What a new value of each secret ends, and which of them have no way to be changed by deploy alone.
import type { SecretName } from "../lib/make-secret.ts";

/** In words for whoever rotates; OPERATING.md says more. */
export const ROTATION: Readonly<Record<SecretName, { isSafe: boolean; effect: string }>> = {
  AUTH_SECRET: {
    isSafe: true,
    effect: "everybody is signed out, and tokens signed with the old keys are refused; API keys go on working",
  },
  BOT_KEY: {
    isSafe: true,
    effect:
      "requests are signed with a new key, which the key directory shows at once; sites that pinned it must look again",
  },
  ADDRESS_KEY: {
    isSafe: false,
    effect:
      "who asked for no more mail would be forgotten, with everything that belongs to a client address: that list is kept as hashes under this key",
  },
  DATA_KEY: {
    isSafe: false,
    effect: "stored webhook secrets could not be read any more",
  },
};

/** In words why this cannot be done; null when it can. */
export function refuseRotation(names: readonly SecretName[]): string | null {
  const refused = names.find((name) => !ROTATION[name].isSafe);
  return refused === undefined ? null : `${refused} is not rotated by deploy: ${ROTATION[refused].effect}.`;
}
