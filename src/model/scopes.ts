// The permission scopes that the contract names, and what each allows.
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

/** What each lets an application do for the person who consents: for the consent page and the API description. */
export const SCOPE_DESCRIPTIONS: Record<Scope, string> = {
  "insights:read": "Read the status, results and checks of scans, and search them",
  "insights:write": "Make, read, change and delete your webhook subscriptions, with their delivery logs",
  "directory:read": "Read the business directory",
  "scans:read": "List scans, your own unlisted ones included",
  "scans:write": "Start scans, which use up your daily quota; deleting scans is not included",
  "analytics:read": "Read the aggregate analytics",
  "playbooks:read": "Read playbooks: roadmap and skills",
};
