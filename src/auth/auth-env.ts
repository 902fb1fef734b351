// What every handler of this room finds in its context.
import type { Ports } from "../model/ports.ts";

export interface AuthBindings {
  ports: Ports;
  database: D1Database;
}

export interface AuthEnv {
  Bindings: AuthBindings;
  Variables: { requestId: string };
}
