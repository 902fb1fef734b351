// Accounts and sessions as the API needs them. The tables are better-auth's (src/auth/schema.ts); they are
// read here by plain SQL, so that a request with a cookie does not load that library.
import { z } from "zod";
import type { AccountStore } from "../../model/account-ports.ts";
import { PLAN_IDS } from "../../model/plans.ts";
import { LEAVING } from "./owners.ts";

const Plan = z.enum(PLAN_IDS).catch("free");
const SessionRow = z.object({ userId: z.string(), plan: Plan });
const AccountRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  plan: Plan,
  createdAt: z.number(),
  sessions: z.number(),
  applications: z.string().transform((json) => z.array(z.string()).parse(JSON.parse(json))),
});
const ScanRow = z.object({ id: z.string(), domain: z.string(), createdAt: z.number() });

/** Longest cookie that can be one of ours: a token of 32 characters and its signature. */
const COOKIE_CHARS = 200;

export function createAccountStore(database: D1Database, secret: string, now: () => number): AccountStore {
  return {
    async findSession(cookieValue) {
      const token = await readSigned(cookieValue, secret);
      if (token === null) return null;
      const row = await database
        .prepare(
          `select s.user_id as userId, u.plan from session s join user u on u.id = s.user_id
           where s.token = ? and s.expires_at > ?`,
        )
        .bind(token, now())
        .first();
      return row === null ? null : SessionRow.parse(row);
    },

    async find(userId) {
      const row = await database
        .prepare(
          `select id, email, name, plan, created_at as createdAt,
             (select count(*) from session where user_id = u.id and expires_at > ?2) as sessions,
             (select json_group_array(coalesce(c.name, c.client_id)) from oauth_consent o
                join oauth_client c on c.client_id = o.client_id where o.user_id = u.id) as applications
           from user u where id = ?1`,
        )
        .bind(userId, now())
        .first();
      return row === null ? null : AccountRow.parse(row);
    },

    async listScans(owner, limit) {
      const { results } = await database
        .prepare("select id, domain, created_at as createdAt from scans where owner = ? order by seq desc limit ?")
        .bind(owner, limit)
        .all();
      return results.map((row) => ScanRow.parse(row));
    },

    async remove(userId) {
      // Sessions, tokens, consents and clients go with the user (on delete cascade).
      await database.batch([
        database.prepare("delete from api_keys where owner = ?").bind(`user:${userId}`),
        // Through the scans, whose index knows the owner.
        database
          .prepare("delete from outbox where owner = ?1 and scan_id in (select id from scans where owner = ?1)")
          .bind(`user:${userId}`),
        database
          .prepare(
            `delete from verification where json_valid(value)
               and json_extract(value, '$.email') = (select email from user where id = ?)`,
          )
          .bind(userId),
        database.prepare(`update scans set owner = '${LEAVING}', email = null where owner = ?`).bind(`user:${userId}`),
        database.prepare("delete from user where id = ?").bind(userId),
      ]);
    },

    async sweep(time, unusedSince) {
      const over = ["verification", "session", "oauth_access_token", "oauth_refresh_token", "oauth_client_assertion"];
      const results = await database.batch([
        ...over.map((table) => database.prepare(`delete from ${table} where expires_at < ?`).bind(time)),
        // Registered by nobody's account, and neither asked for nor holding a token since.
        database
          .prepare(
            `delete from oauth_client where user_id is null and created_at < ?1 and coalesce(updated_at, 0) < ?1
               and not exists (select 1 from oauth_refresh_token t where t.client_id = oauth_client.client_id)`,
          )
          .bind(unusedSince),
      ]);
      return results.reduce((sum, { meta }) => sum + meta.changes, 0);
    },
  };
}

/** The token of a cookie "token.signature" (HMAC-SHA256 in base64, percent-encoded), when the signature is ours. */
async function readSigned(cookieValue: string, secret: string): Promise<string | null> {
  if (cookieValue.length > COOKIE_CHARS) return null;
  try {
    const value = decodeURIComponent(cookieValue);
    const at = value.lastIndexOf(".");
    if (at < 1) return null;
    const bytes = new TextEncoder();
    const hmac = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", bytes.encode(secret), hmac, false, ["verify"]);
    const signature = Uint8Array.from(atob(value.slice(at + 1)), (char) => char.charCodeAt(0));
    const token = value.slice(0, at);
    return (await crypto.subtle.verify(hmac, key, signature, bytes.encode(token))) ? token : null;
  } catch {
    return null;
  }
}
