// The interfaces of accounts, sessions and tokens that adapters fill.
import type { PlanId } from "./plans.ts";

/** What a verified access token says. */
export interface TokenClaims {
  /** Issued by this service, or by an issuer that the configuration trusts. */
  isOwn: boolean;
  issuer: string;
  /** Claim `sub`: a user of ours, a client of ours (client credentials), or whoever the other issuer means. */
  subject: string;
  clientId: string | null;
  scopes: string[];
  /** Plan at the time of issue; null from other issuers. */
  plan: string | null;
}

/** Verifies access tokens (RFC 9068: typ at+jwt) without asking anybody. */
export interface TokenVerifier {
  /** Null for whatever is not a valid token for this audience. Throws when an issuer's keys cannot be had. */
  verify(token: string, audience: string): Promise<TokenClaims | null>;
}

export interface SessionUser {
  userId: string;
  plan: PlanId;
}

export interface AccountRecord {
  id: string;
  email: string;
  name: string;
  plan: PlanId;
  createdAt: number;
  sessions: number;
  /** Applications that hold the user's consent. */
  applications: string[];
}

/** A scan that an account owns. */
export interface OwnedScan {
  id: string;
  domain: string;
  createdAt: number;
}

export interface AccountStore {
  /** Whose session a cookie's value names; null when it is unknown, over or not signed by us. */
  findSession(cookieValue: string): Promise<SessionUser | null>;
  find(userId: string): Promise<AccountRecord | null>;
  /** The newest scans of an owner. */
  listScans(owner: string, limit: number): Promise<OwnedScan[]>;
  /** Deletes user, sessions, tokens, consents, clients, keys and events not sent, in one batch; the scans are orphans then. */
  remove(userId: string): Promise<void>;
  /** Deletes what is over: one-time values, sessions, tokens, clients unused since `unusedSince`. */
  sweep(now: number, unusedSince: number): Promise<number>;
}
