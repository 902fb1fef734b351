// The address that a mailed link signs in, without using the link up.
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { z } from "zod";
import type { AuthBindings } from "./auth-env.ts";
import { verification } from "./schema.ts";

const MailedLink = z.object({ type: z.literal("magic-link"), email: z.string() });

/** Null for a link that was used, is past its end, or never was. The row is the library's (magic-link plugin). */
export async function findMailedAddress({ ports, database }: AuthBindings, token: string): Promise<string | null> {
  const identifier = `magic-link:${await ports.digest.sha256(token)}`;
  const [row] = await drizzle(database)
    .select()
    .from(verification)
    .where(eq(verification.identifier, identifier))
    .limit(1);
  if (row === undefined || row.expiresAt.getTime() <= ports.clock.now()) return null;
  return MailedLink.safeParse(readJson(row.value)).data?.email ?? null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
