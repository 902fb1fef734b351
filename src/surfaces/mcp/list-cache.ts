/** Lists change with a new version of the service alone, and are the same for every caller. */
const LIST = { ttlMs: 3_600_000, cacheScope: "public" } as const;

export const LIST_CACHE = {
  "server/discover": LIST,
  "tools/list": LIST,
  "prompts/list": LIST,
  "resources/list": LIST,
  "resources/templates/list": LIST,
} as const;
