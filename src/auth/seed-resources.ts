// The two resources that tokens are issued for. Their names hold the origin, which is configuration: so the rows
// are written when the first request comes, not by a migration.
import { drizzle } from "drizzle-orm/d1";
import { MCP_PATH } from "../model/auth-paths.ts";
import { PRODUCT } from "../model/product.ts";
import type { Ports } from "../model/ports.ts";
import type { AuthBindings } from "./auth-env.ts";
import { oauthResource } from "./schema.ts";

/** The ports, made once per isolate, whose rows it has seen to. */
const seeded = new WeakSet<Ports>();

export const resourcesOf = (publicOrigin: string): { identifier: string; name: string }[] => [
  { identifier: publicOrigin, name: `${PRODUCT.name} API` },
  { identifier: `${publicOrigin}${MCP_PATH}`, name: `${PRODUCT.name} for agents (MCP)` },
];

export async function seedResources({ ports, database }: AuthBindings): Promise<void> {
  const { publicOrigin } = ports.config;
  if (seeded.has(ports)) return;
  const at = new Date(ports.clock.now());
  const rows = resourcesOf(publicOrigin).map((row) => ({ ...row, id: row.identifier, createdAt: at, updatedAt: at }));
  await drizzle(database).insert(oauthResource).values(rows).onConflictDoNothing();
  seeded.add(ports);
}
