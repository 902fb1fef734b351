// The token endpoint.
import type { Context } from "hono";
import type { AuthEnv } from "./auth-env.ts";
import { createAuth } from "./instance.ts";
import { NOT_STORED, refusalText } from "./refusal-text.ts";

const REFRESH_TRIES = 4;
const REFRESH_PAUSE_MS = 100;

/**
 * Two uses of one refresh token at once get one answer. The library refuses a use that finds the token replaced and
 * the answer not yet kept, a moment later; asked again it gives that answer, or refuses for good.
 */
export async function giveToken(c: Context<AuthEnv>): Promise<Response> {
  const body = await c.req.raw.text();
  const tries = new URLSearchParams(body).get("grant_type") === "refresh_token" ? REFRESH_TRIES : 1;
  for (let left = tries - 1; ; left--) {
    const answer = await (await createAuth(c.env)).handler(new Request(c.req.raw, { method: "POST", body }));
    if (left <= 0 || !(await isInvalidGrant(answer))) return withPkceError(answer);
    await c.env.ports.clock.sleep(REFRESH_PAUSE_MS);
  }
}

/** What the library says, by 401 invalid_request, where verifier and challenge of a code do not belong together. */
const PKCE_REFUSALS = ["code verification failed", "code_verifier required because", "code_verifier provided but"];

/** RFC 7636 section 4.6: they are invalid_grant, whose status is 400 (RFC 6749 section 5.2). */
async function withPkceError(answer: Response): Promise<Response> {
  if (answer.status !== 401) return answer;
  const error_description = await refusalText(answer);
  if (!PKCE_REFUSALS.some((start) => error_description.startsWith(start))) return answer;
  return Response.json({ error: "invalid_grant", error_description }, { status: 400, headers: NOT_STORED });
}

async function isInvalidGrant(answer: Response): Promise<boolean> {
  return answer.status === 400 && (await answer.clone().text()).includes('"invalid_grant"');
}
