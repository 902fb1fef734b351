// What the calls of one scan may cost a site, beside the budget of all its requests.
import { CALL_REQUESTS } from "../../model/limits.ts";

/** Of these kept back for what comes last: ending sessions, and the walk from a refusal to the keys. */
const KEPT_BACK = 6;

export const NO_CALLS_LEFT = `A scan makes ${CALL_REQUESTS} requests of declared interfaces at most, and they were used up.`;

export interface CallBudget {
  /** False when no request is left; `isLast` may take of what is kept back. */
  take(isLast?: boolean): boolean;
  /** From now on nothing is kept back. */
  release(): void;
}

export function createCallBudget(): CallBudget {
  let spent = 0;
  let keptBack = KEPT_BACK;
  return {
    take(isLast = false) {
      if (spent >= CALL_REQUESTS - (isLast ? 0 : keptBack)) return false;
      spent += 1;
      return true;
    },
    release: () => void (keptBack = 0),
  };
}
