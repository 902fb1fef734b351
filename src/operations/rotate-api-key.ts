import { z } from "zod";
import { NewApiKey } from "../model/account.ts";
import { KEY_OVERLAP_MS } from "../model/limits.ts";
import { rotateKey } from "../services/manage-keys.ts";
import { defineOperation } from "./define-operation.ts";
import { EXAMPLE_KEY, EXAMPLE_SECRET, KeyId } from "./key-id.ts";

export const rotateApiKey = defineOperation({
  id: "rotate_key",
  summary: "Replace an API key",
  description: `Makes a key with the same rights, shown once; the old one opens for ${KEY_OVERLAP_MS / 3_600_000} hours more. A key rotates itself, unless an agent registered it; rotating another needs a session or a key with every scope.`,
  scopes: [],
  only: "sessions, full keys and the key itself",
  counts: "read",
  http: { method: "post", path: "/api/keys/{keyId}/rotate", status: 201 },
  tool: false,
  errors: ["AUTH_REQUIRED", "INSUFFICIENT_SCOPE", "NOT_FOUND"],
  fieldErrors: { keyId: "NOT_FOUND" },
  input: z.object({ keyId: KeyId }),
  output: NewApiKey,
  example: { input: { keyId: "key_0000aVtLr2mX9sYk1cDe" }, output: { ...EXAMPLE_KEY, key: EXAMPLE_SECRET } },
  run: async (ctx, { keyId }) => ({ body: await rotateKey(ctx, keyId) }),
});
