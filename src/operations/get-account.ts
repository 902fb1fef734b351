import { z } from "zod";
import { AccountExport } from "../model/account.ts";
import { exportAccount } from "../services/manage-account.ts";
import { defineOperation } from "./define-operation.ts";
import { EXAMPLE_KEY } from "./key-id.ts";

export const getAccount = defineOperation({
  id: "get_account",
  summary: "Everything kept about your account",
  description:
    "Exports the account, its keys without the keys themselves, and the scans it owns. Needs a session; a key with every scope that no account made exports what it owns itself.",
  scopes: [],
  only: "sessions and full keys of no account",
  counts: "read",
  http: { method: "get", path: "/api/account", status: 200 },
  tool: false,
  errors: ["AUTH_REQUIRED", "INSUFFICIENT_SCOPE"],
  input: z.object({}),
  output: AccountExport,
  example: {
    input: {},
    output: {
      account: {
        id: "0d0e1f0a-51f4-4b52-9d15-6a0a3d0f8a11",
        email: "ada@example.com",
        name: "",
        plan: "free",
        createdAt: 1795160000,
        sessions: 1,
        applications: ["Report reader"],
      },
      keys: [EXAMPLE_KEY],
      scans: [{ id: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11", domain: "example.com", createdAt: 1795160600 }],
      hasMoreScans: false,
      subscriptions: [],
    },
  },
  run: async (ctx) => ({ body: await exportAccount(ctx) }),
});
