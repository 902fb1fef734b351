// One instance for one request: an instance that outlives its request waits for input and output of a request that
// is over, for ever (better-auth issue 10315).
import { betterAuth } from "better-auth/minimal";
import type { AuthBindings } from "./auth-env.ts";
import { authOptions } from "./options.ts";
import { seedResources } from "./seed-resources.ts";

export type Auth = ReturnType<typeof createInstance>;

export async function createAuth(bindings: AuthBindings): Promise<Auth> {
  await seedResources(bindings);
  return createInstance(bindings);
}

/** For documents that say what the configuration says: they need no database. */
export const createAuthForMetadata = (bindings: AuthBindings): Auth => createInstance(bindings);

const createInstance = (bindings: AuthBindings) => betterAuth(authOptions(bindings));
