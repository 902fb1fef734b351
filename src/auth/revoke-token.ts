// The revocation endpoint.
import type { Context } from "hono";
import type { AuthEnv } from "./auth-env.ts";
import { askAboutToken } from "./judge-token.ts";
import { NOT_STORED, refusalText } from "./refusal-text.ts";

/** What the library says, by 400, of tokens that it knows of as signed ones, not at all, or as revoked already. */
const NOTHING_TO_REVOKE = [
  "JWT access tokens are self-contained and cannot be revoked server-side",
  "invalid JWT signature",
  "Invalid access token",
  "token not found",
  "refresh token revoked",
];

/**
 * RFC 7009 section 2.2: a token that needs nothing done is answered by 200. Access tokens are signed and kept nowhere;
 * they end by themselves (ACCESS_TOKEN_SECONDS).
 */
export async function revokeToken(c: Context<AuthEnv>): Promise<Response> {
  const { answer, isUncheckable } = await askAboutToken(c);
  const isKnownRefusal = answer.status === 400 && NOTHING_TO_REVOKE.includes(await refusalText(answer));
  const isOver = isUncheckable || isKnownRefusal;
  return isOver ? new Response(null, { status: 200, headers: NOT_STORED }) : answer;
}
