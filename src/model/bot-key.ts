// The key our crawler signs with: a private JWK of Ed25519 (RFC 8037), kept as the secret BOT_KEY.
import { z } from "zod";

/** Where verifiers find its public half (Web Bot Auth, "Well-Known 'http-message-signatures-directory' URI"). */
export const KEY_DIRECTORY_PATH = "/.well-known/http-message-signatures-directory";

/** 32 bytes in base64url without padding. */
const octets = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const BotKey = z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: octets, d: octets });
export type BotKey = z.infer<typeof BotKey>;
