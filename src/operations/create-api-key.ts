import { z } from "zod";
import { NewApiKey } from "../model/account.ts";
import { KEY_DAYS, KEY_LABEL_CHARS, KEYS_PER_OWNER } from "../model/limits.ts";
import { SCOPES } from "../model/scopes.ts";
import { createKey } from "../services/manage-keys.ts";
import { defineOperation } from "./define-operation.ts";
import { EXAMPLE_KEY, EXAMPLE_SECRET } from "./key-id.ts";

export const createApiKey = defineOperation({
  id: "create_key",
  summary: "Make an API key",
  description: `Makes a key of the account with its maker's plan, and shows it once. At most ${KEYS_PER_OWNER} live keys. Needs a session or a key with every scope.`,
  scopes: [],
  only: "sessions and full keys",
  counts: "read",
  http: { method: "post", path: "/api/keys", status: 201 },
  tool: false,
  errors: ["AUTH_REQUIRED", "INSUFFICIENT_SCOPE", "INVALID_JSON", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
  input: z.object({
    label: z
      .string()
      .trim()
      .min(1)
      .max(KEY_LABEL_CHARS)
      .optional()
      .describe(`a name of 1 to ${KEY_LABEL_CHARS} characters to know the key by`),
    scopes: z
      .array(z.enum(SCOPES))
      .min(1)
      .max(SCOPES.length)
      .optional()
      .describe(`a list of scopes that its maker has (default: all of them), from ${SCOPES.join(", ")}`),
    expiresInDays: z
      .number()
      .int()
      .min(1)
      .max(KEY_DAYS)
      .optional()
      .describe(`a whole number of days from 1 to ${KEY_DAYS}; without it the key has no end`),
  }),
  output: NewApiKey,
  example: {
    input: { label: "nightly report", scopes: ["insights:read", "scans:write"] },
    output: { ...EXAMPLE_KEY, lastUsedAt: null, key: EXAMPLE_SECRET },
  },
  run: async (ctx, order) => ({ body: await createKey(ctx, order) }),
});
