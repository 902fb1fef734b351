import { z } from "zod";
import { ApiKey } from "../model/account.ts";
import { KEYS_LISTED } from "../model/limits.ts";
import { toApiKey } from "../services/manage-keys.ts";
import { defineOperation } from "./define-operation.ts";
import { EXAMPLE_KEY } from "./key-id.ts";

export const listKeys = defineOperation({
  id: "list_keys",
  summary: "Your API keys",
  description:
    "Lists the account's keys, newest first, ended ones included; never the keys themselves. Needs a session or a key with every scope.",
  scopes: [],
  only: "sessions and full keys",
  counts: "read",
  http: { method: "get", path: "/api/keys", status: 200 },
  tool: false,
  errors: ["AUTH_REQUIRED", "INSUFFICIENT_SCOPE"],
  input: z.object({}),
  output: z.object({ keys: z.array(ApiKey) }).meta({ id: "ApiKeyList" }),
  example: { input: {}, output: { keys: [EXAMPLE_KEY] } },
  run: async (ctx) => ({ body: { keys: (await ctx.keys.list(ctx.caller.owner, KEYS_LISTED)).map(toApiKey) } }),
});
