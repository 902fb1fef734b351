// Keys that agents register for themselves (auth.md): what they may do, how many there are, how long they last.
// The operation, the documents and the authorization server's metadata read this.
import type { PlanId } from "./plans.ts";
import type { Scope } from "./scopes.ts";

const DAY_MS = 86_400_000;

export const AGENT_KEYS = {
  path: "/agent/auth",
  plan: "free",
  scopes: ["insights:read", "directory:read", "scans:write", "playbooks:read"],
  /** Registrations that one client network may make in a UTC day; its keys share the plan's scans of a day. */
  registrationsPerDay: 2,
  idleDays: 30,
} as const satisfies {
  path: string;
  plan: PlanId;
  scopes: readonly Scope[];
  registrationsPerDay: number;
  idleDays: number;
};

export const AGENT_KEY_IDLE_MS = AGENT_KEYS.idleDays * DAY_MS;
export const REGISTRATION_WINDOW_MS = DAY_MS;

/** `agent_auth` of the authorization server's metadata, by which agents find the way here (auth.md, "Discover"). */
export const agentAuthMetadata = (origin: string) => ({
  skill: `${origin}/auth.md`,
  register_uri: `${origin}${AGENT_KEYS.path}`,
  identity_types_supported: ["anonymous"],
  anonymous: { credential_types_supported: ["api_key"] },
});
