// The permission scopes that the contract names.
export const SCOPES = [
  "insights:read",
  "insights:write",
  "directory:read",
  "scans:read",
  "scans:write",
  "analytics:read",
  "playbooks:read",
] as const;
export type Scope = (typeof SCOPES)[number];
