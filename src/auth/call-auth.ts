// Asks better-auth as a client would, for routes that our own pages stand before.
import type { AuthBindings } from "./auth-env.ts";
import { createAuth } from "./instance.ts";

export async function callAuth(
  bindings: AuthBindings,
  path: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> {
  const { publicOrigin } = bindings.ports.config;
  const auth = await createAuth(bindings);
  return auth.handler(
    new Request(publicOrigin + path, {
      method,
      headers: { Origin: publicOrigin, Accept: "application/json", "Content-Type": "application/json", ...headers },
      ...(body === undefined ? {} : { body }),
    }),
  );
}
