import { z } from "zod";
import { ApiKey } from "../model/account.ts";
import { findKey, toApiKey } from "../services/manage-keys.ts";
import { defineOperation } from "./define-operation.ts";
import { EXAMPLE_KEY, KeyId } from "./key-id.ts";

export const getKey = defineOperation({
  id: "get_key",
  summary: "One of your API keys",
  description:
    "Tells scopes, plan, last use and end of a key; never the key itself. A key reads itself; reading another needs a session or a key with every scope.",
  scopes: [],
  only: "sessions, full keys and the key itself",
  counts: "read",
  http: { method: "get", path: "/api/keys/{keyId}", status: 200 },
  tool: false,
  errors: ["AUTH_REQUIRED", "INSUFFICIENT_SCOPE", "NOT_FOUND"],
  fieldErrors: { keyId: "NOT_FOUND" },
  input: z.object({ keyId: KeyId }),
  output: ApiKey,
  example: { input: { keyId: EXAMPLE_KEY.id }, output: EXAMPLE_KEY },
  run: async (ctx, { keyId }) => ({ body: toApiKey(await findKey(ctx, keyId)) }),
});
