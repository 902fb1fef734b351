import { z } from "zod";
import { deleteAccount } from "../services/manage-account.ts";
import { defineOperation } from "./define-operation.ts";

export const deleteOwnAccount = defineOperation({
  id: "delete_account",
  summary: "Delete your account",
  description:
    "Deletes the account with its sessions, consents, tokens, keys, subscriptions and unlisted scans. Its public scans stay, belonging to nobody; delete those first that should not. Needs a session.",
  scopes: [],
  only: "sessions",
  counts: "read",
  http: { method: "delete", path: "/api/account", status: 200 },
  tool: false,
  errors: ["AUTH_REQUIRED", "INSUFFICIENT_SCOPE"],
  input: z.object({}),
  output: z.object({ deleted: z.literal(true) }).meta({ id: "AccountDeleted" }),
  example: { input: {}, output: { deleted: true } },
  async run(ctx) {
    await deleteAccount(ctx);
    return { body: { deleted: true as const } };
  },
});
