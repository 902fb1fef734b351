import { z } from "zod";
import { ApiKey } from "../model/account.ts";
import { revokeKey } from "../services/manage-keys.ts";
import { defineOperation } from "./define-operation.ts";
import { EXAMPLE_KEY, KeyId } from "./key-id.ts";

export const revokeApiKey = defineOperation({
  id: "revoke_key",
  summary: "Revoke an API key",
  description:
    "Ends a key for good; it is refused everywhere within five seconds. Revoking it again changes nothing. A key revokes itself; revoking another needs a session or a key with every scope.",
  scopes: [],
  only: "sessions, full keys and the key itself",
  counts: "read",
  http: { method: "delete", path: "/api/keys/{keyId}", status: 200 },
  tool: false,
  errors: ["AUTH_REQUIRED", "INSUFFICIENT_SCOPE", "NOT_FOUND"],
  fieldErrors: { keyId: "NOT_FOUND" },
  input: z.object({ keyId: KeyId }),
  output: ApiKey,
  example: { input: { keyId: EXAMPLE_KEY.id }, output: { ...EXAMPLE_KEY, revokedAt: 1795170000 } },
  run: async (ctx, { keyId }) => ({ body: await revokeKey(ctx, keyId) }),
});
