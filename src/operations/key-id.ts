import { z } from "zod";
import type { ApiKey } from "../model/account.ts";

/** Path parameter of every operation on one key. */
export const KeyId = z.string().min(1).max(64).describe("the id of one of your keys, as GET /api/keys lists it");

export const EXAMPLE_KEY: ApiKey = {
  id: "key_3Qb0aVtLr2mX9sYk1cDe",
  label: "nightly report",
  prefix: "fsk_8Zk2Qw",
  scopes: ["insights:read", "scans:write"],
  plan: "free",
  createdAt: 1795160000,
  lastUsedAt: 1795163600,
  expiresAt: null,
  revokedAt: null,
  rotatedTo: null,
};

/** Of no worth: the checksum is wrong. */
export const EXAMPLE_SECRET = "fsk_8Zk2QwExampleExampleExampleExample00";
