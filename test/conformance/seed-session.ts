// A signed-in person in the storage of a local service: what the mailed link would have made.
import { createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openLocalStorage, type LocalStorage } from "../../scripts/lib/local-storage.ts";
import { sessionCookieName } from "../../src/model/session-cookie.ts";

const HOUR_MS = 3_600_000;

/** The Cookie header of a session that lasts an hour. */
export async function seedSession(state: string): Promise<string> {
  const [cookie = ""] = await seedSessions(state, 1);
  return cookie;
}

/** Sessions of so many people. */
export async function seedSessions(state: string, people: number): Promise<string[]> {
  const storage = await openLocalStorage(state);
  try {
    return await Promise.all(Array.from({ length: people }, () => signIn(state, storage)));
  } finally {
    await storage.close();
  }
}

async function signIn(state: string, { database }: LocalStorage): Promise<string> {
  const userId = crypto.randomUUID();
  const token = Buffer.from(randomBytes(24)).toString("base64url");
  const now = Date.now();
  await database.batch([
    database
      .prepare("insert into user (id, name, email, email_verified) values (?, '', ?, 1)")
      .bind(userId, `conformance-${userId}@example.com`),
    database
      .prepare("insert into session (id, token, user_id, expires_at, updated_at) values (?, ?, ?, ?, ?)")
      .bind(crypto.randomUUID(), token, userId, now + HOUR_MS, now),
  ]);
  const [, secret = ""] = /^AUTH_SECRET=(.*)$/m.exec(readFileSync(join(state, "secrets.env"), "utf8")) ?? [];
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `${sessionCookieName(true)}=${encodeURIComponent(`${token}.${signature}`)}`;
}
