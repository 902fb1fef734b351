// A signed-in person in the storage of a local service: what the mailed link would have made.
import { createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openLocalStorage } from "../../scripts/lib/local-storage.ts";
import { sessionCookieName } from "../../src/model/session-cookie.ts";

const HOUR_MS = 3_600_000;

/** The Cookie header of a session that lasts an hour. */
export async function seedSession(state: string): Promise<string> {
  const userId = crypto.randomUUID();
  const token = Buffer.from(randomBytes(24)).toString("base64url");
  const now = Date.now();
  const storage = await openLocalStorage(state);
  try {
    await storage.database.batch([
      storage.database
        .prepare("insert into user (id, name, email, email_verified) values (?, '', ?, 1)")
        .bind(userId, `conformance-${userId}@example.com`),
      storage.database
        .prepare("insert into session (id, token, user_id, expires_at, updated_at) values (?, ?, ?, ?, ?)")
        .bind(crypto.randomUUID(), token, userId, now + HOUR_MS, now),
    ]);
  } finally {
    await storage.close();
  }
  const [, secret = ""] = /^AUTH_SECRET=(.*)$/m.exec(readFileSync(join(state, "secrets.env"), "utf8")) ?? [];
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `${sessionCookieName(true)}=${encodeURIComponent(`${token}.${signature}`)}`;
}
