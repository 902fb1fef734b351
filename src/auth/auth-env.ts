// What every handler of this room finds in its context.
import type { AuthBindings } from "../model/ports.ts";

export type { AuthBindings } from "../model/ports.ts";

export interface AuthEnv {
  Bindings: AuthBindings;
  Variables: { requestId: string };
}
