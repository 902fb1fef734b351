// Who calls, with which rights. Anonymous is a caller like any other.
import type { PlanId } from "./plans.ts";
import type { Scope } from "./scopes.ts";

export interface Caller {
  kind: "anonymous" | "session" | "key" | "token";
  plan: PlanId;
  scopes: readonly Scope[];
  /** What quotas are counted on: "user:…", "key:…", "agents:<hash>", "addr:<hash>". */
  subject: string;
  /** Whom things belong to that this caller makes: "user:…", "key:…", "addr:<hash>". */
  owner: string;
  /** Id of the key, for callers with a key. */
  keyId: string | null;
  /** A key that an agent registered by itself: it cannot make keys. */
  isAgent: boolean;
  /**
   * Who this is could not be looked up just now: it reads what is open to everybody, and for all else it is neither
   * let in nor refused.
   */
  isUnsure?: boolean;
}

/** What calls of protocols beside REST are counted on. */
export const callsSubject = (subject: string): string => `calls:${subject}`;
